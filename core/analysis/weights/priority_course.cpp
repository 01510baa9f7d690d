// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/decayed_tree.h"
#include "core/analysis/weights/aging_job.h"
#include "core/analysis/weights/job_swap.h"
#include "core/scenario/evaluation.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <memory>

namespace fairshare {
namespace {

/// Returns the samples and the times at which a followed job stops aging, ascending.
std::vector<std::uint32_t> timesOf(const PriorityCourseRequest& request, std::span<const AgingJob> jobs)
{
    const std::uint64_t samples = std::max<std::size_t>(request.samples, 1);
    std::vector<std::uint32_t> times;
    for (std::uint64_t i = 0; i <= samples; ++i)
        times.push_back(static_cast<std::uint32_t>(request.seconds * i / samples));
    for (const AgingJob& job : jobs)
        if (job.secondsToMaxAge() <= request.seconds)
            times.push_back(job.secondsToMaxAge());
    std::ranges::sort(times);
    const auto repeated = std::ranges::unique(times);
    times.erase(repeated.begin(), repeated.end());
    return times;
}

/// Data from which later factors are computed.
struct LaterFactors {
    Scenario scenario;
    std::string algorithmId;
    std::vector<NodeRow> associations;
    DecayedTree tree;
    Evaluator evaluator{};
};

} // namespace

FairshareLater decayingFairshare(
    const Scenario& scenario, std::string_view algorithmId, std::span<const std::uint32_t> jobs)
{
    const std::vector<NodeRow> associations = jobAssociations(scenario.tree, *scenario.priority->queue);
    Decay decay{.halfLifeSeconds = scenario.settings.halfLifeSeconds};
    for (const std::uint32_t job : jobs)
        if (const NodeRow row = associations[job];
            row != NoRow && std::ranges::find(decay.rows, row) == decay.rows.end())
            decay.rows.push_back(row);
    // The decayed tree holds a reference, so it needs a tree with the same lifetime.
    const auto own = std::make_shared<const Scenario>(scenario);
    const auto later = std::make_shared<LaterFactors>(
        LaterFactors{*own, std::string(algorithmId), associations, DecayedTree(own->tree, std::move(decay))});
    return [own, later](double seconds) -> Result<Values<double>> {
        auto tree = later->tree.at(seconds);
        if (!tree)
            return tl::unexpected(tree.error());
        later->scenario.tree = std::move(*tree);
        const auto evaluation = later->evaluator.evaluate(later->scenario, {later->algorithmId});
        if (!evaluation)
            return tl::unexpected(evaluation.error());
        return jobFairshare(*own->priority, {(*evaluation)->find(later->algorithmId), later->associations});
    };
}

Result<PriorityCourse> followPriorities(const PriorityCourseRequest& request, const Progress& progress)
{
    const JobPrioritizer prioritizer(request.queue.config, request.queue.queue->cluster);
    std::vector<AgingJob> jobs;
    jobs.reserve(request.jobs.size());
    for (const std::uint32_t job : request.jobs)
        jobs.emplace_back(request.queue, prioritizer, job);
    PriorityCourse course{.seconds = timesOf(request, jobs), .priorities = {}};
    course.priorities.resize(jobs.size());
    Values<double> factors = request.queue.fairshare;
    for (std::size_t at = 0; at < course.seconds.size(); ++at) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, "cancelled");
        const std::uint32_t seconds = course.seconds[at];
        if (request.fairshare && seconds > 0) {
            auto later = request.fairshare(seconds);
            if (!later)
                return tl::unexpected(later.error());
            factors = std::move(*later);
        }
        for (std::size_t job = 0; job < jobs.size(); ++job)
            course.priorities[job].push_back(jobs[job].at(seconds, factors[request.jobs[job]]));
        progress.at(static_cast<double>(at + 1) / static_cast<double>(course.seconds.size()));
    }
    return course;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/saturating_load.h"

#include "core/base/random.h"
#include "core/fairshare/levels.h"
#include "core/fairshare/normalized_shares.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace fairshare {
namespace {

std::vector<NodeRow> submitters(const ShareTree& tree)
{
    std::vector<NodeRow> all;
    std::vector<NodeRow> waiting;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        all.push_back(row);
        if (tree.pendingJobs(row) > 0)
            waiting.push_back(row);
    }
    return waiting.empty() ? all : waiting;
}

/// Numbers names in the order of their first use.
class NameList {
public:
    explicit NameList(std::vector<std::string>& names)
        : m_names(names)
    {
    }

    std::uint32_t number(std::string_view name)
    {
        const auto [found, isNew] = m_numbers.try_emplace(std::string(name), 0);
        if (isNew) {
            found->second = static_cast<std::uint32_t>(m_names.size());
            m_names.emplace_back(name);
        }
        return found->second;
    }

private:
    std::vector<std::string>& m_names;
    std::unordered_map<std::string, std::uint32_t> m_numbers;
};

struct Submitter {
    std::uint64_t seed = 0;
    double part = 0; ///< of the machine
    SubmittedJob example{}; ///< job with the submitter's attributes
};

void addJobs(const Submitter& submitter, const LoadSettings& settings, std::vector<SubmittedJob>& jobs)
{
    SplitMix64 draws(submitter.seed);
    const double meanRun = static_cast<double>(settings.leastRun + settings.mostRun) / 2;
    const double meanWork = meanRun * (1 + settings.mostProcs) / 2;
    const double meanPause = meanWork / (submitter.part * settings.load * settings.machine);
    double now = 0;
    while (true) {
        now += 2 * meanPause * draws.unit();
        if (now > static_cast<double>(settings.span))
            return;
        SubmittedJob& job = jobs.emplace_back(submitter.example);
        job.submit = static_cast<Seconds>(now);
        job.procs =
            1 + static_cast<std::int32_t>(draws.below(static_cast<std::uint64_t>(settings.mostProcs)));
        const auto runs = static_cast<std::uint64_t>(settings.mostRun - settings.leastRun + 1);
        job.run = settings.leastRun + static_cast<Seconds>(draws.below(runs));
        job.requested = job.run;
    }
}

/// Sorts jobs by submission. Jobs submitted in the same second keep their order.
void sortBySubmission(std::vector<SubmittedJob>& jobs)
{
    std::vector<std::uint32_t> order(jobs.size());
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, {}, [&jobs](std::uint32_t job) { return std::pair(jobs[job].submit, job); });
    std::vector<SubmittedJob> sorted;
    sorted.reserve(jobs.size());
    for (const std::uint32_t job : order)
        sorted.push_back(jobs[job]);
    jobs = std::move(sorted);
}

} // namespace

Workload saturatingLoad(const ShareTree& tree, const LoadSettings& settings)
{
    const Levels levels(tree);
    const NormalizedShares shares = normalizeShares(tree, levels);
    Workload workload{.name = "saturated", .machine = settings.machine, .jobs = {}, .ids = {}};
    constexpr auto UserPlace = static_cast<std::size_t>(JobAttribute::User);
    constexpr auto AccountPlace = static_cast<std::size_t>(JobAttribute::Account);
    NameList users(workload.names[UserPlace]);
    NameList accounts(workload.names[AccountPlace]);
    const std::vector<NodeRow> rows = submitters(tree);
    const double evenPart = 1 / static_cast<double>(std::max<std::size_t>(rows.size(), 1));
    for (const NodeRow row : rows) {
        const double share = (*shares.ofCluster)[row];
        if (share <= 0)
            continue;
        Submitter submitter{.seed = settings.seed ^ (SplitMix64::Step * row),
            .part = std::max(share, evenPart),
            .example = {}};
        submitter.example.attributes[UserPlace] = users.number(tree.name(row));
        submitter.example.attributes[AccountPlace] = accounts.number(tree.name(tree.parent(row)));
        addJobs(submitter, settings, workload.jobs);
    }
    sortBySubmission(workload.jobs);
    workload.ids.reserve(workload.jobs.size());
    for (std::size_t job = 0; job < workload.jobs.size(); ++job)
        workload.ids.push_back(fmt::to_string(job + 1));
    return workload;
}

} // namespace fairshare

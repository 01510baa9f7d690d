// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/sweep_run.h"

#include "core/base/files/content_digest.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/scenario.h"
#include "core/simulation/replayed_fairshare.h"
#include "core/simulation/sweep_threads.h"
#include "core/simulation/usage_fairness.h"
#include "core/simulator/engine/backfill_schedule.h"
#include "core/simulator/engine/logged_order.h"
#include "core/simulator/engine/schedule_metrics.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/preemption_settings.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <mutex>
#include <optional>
#include <span>

namespace fairshare {
namespace {

/// Version of the figures. Kept results of another version are not reused.
constexpr std::string_view FiguresVersion = "fairshare-sweep figures 3";

constexpr std::array Metrics{"jobs", "mean_wait", "mean_bounded_slowdown", "utilization", "makespan"};
/// "" without priorities or if nothing was measured.
constexpr std::array Fairness{"distance", "last_distance", "jain", "measured_from", "measured_until"};

std::vector<std::string> metricFigures(const ScheduleMetrics& metrics)
{
    return {fmt::to_string(metrics.jobs), shortest(metrics.meanWait), shortest(metrics.meanSlowdown),
        shortest(metrics.utilization), fmt::to_string(metrics.makespan)};
}

/// Adds one column per known policy; "" for policies that the section does not request.
Result<void> addLostWork(const SimulationSection& section, const SweptWorkload& jobs,
    const Schedule& schedule, std::vector<std::string>& figures)
{
    PreemptionSettings settings = preemptionSettings(section.preemption, section.sampling.interval);
    settings.graces.resize(1); // 0 if there is none
    if (section.cluster.allocation != AllocationUnit::Node)
        settings.policies.clear();
    PreemptionOutcome outcome;
    if (!settings.policies.empty()) {
        const NodeAllocation allocation(*jobs.workload, schedule, jobs.machine);
        const std::vector<JobTerms> terms = termsOf(*jobs.workload, section.preemption.classes);
        auto found = studyPreemption({*jobs.workload, schedule, allocation, jobs.machine, terms}, settings);
        if (!found)
            return tl::unexpected(found.error());
        outcome = *std::move(found);
    }
    for (const PreemptionPolicy& policy : preemptionPolicies()) {
        const auto found = std::ranges::find(settings.policies, &policy);
        if (found == settings.policies.end()) {
            figures.emplace_back();
            continue;
        }
        const auto place = static_cast<std::size_t>(found - settings.policies.begin());
        const LostWork& lost = outcome.at(place, 0, settings);
        figures.push_back(fmt::to_string(lost.ofOthers + lost.ofClasses));
    }
    // Every policy is asked for the same number of whole nodes, so all have the same shortfall.
    figures.push_back(outcome.taken.empty() ? "" : shortest(outcome.taken.front().shortfall));
    return {};
}

std::string textOf(const std::optional<double>& figure)
{
    return figure ? shortest(*figure) : std::string();
}

std::vector<std::string> fairnessFigures(const ReplayedFairshare& replay, const Workload& workload)
{
    const UsageCourse* const usage = &replay.recorder->course();
    const UsageWindow window = competitionWindow(workload, std::span(&usage, 1));
    const UsageFairness fairness = usageFairness(*usage, replay.accounts.shares, window);
    const bool isMeasured = fairness.settledDistance.has_value();
    return {textOf(fairness.settledDistance), textOf(fairness.lastDistance), textOf(fairness.jain),
        isMeasured ? fmt::to_string(window.settledFrom()) : std::string(),
        isMeasured ? fmt::to_string(window.until) : std::string()};
}

struct Simulated {
    Schedule schedule;
    std::vector<std::string> fairness; ///< in the order of Fairness
};

Result<Simulated> simulate(const Scenario& scenario, const SweptWorkload& jobs, const Progress& progress)
{
    const SimulationSection& section = *scenario.simulation;
    Result<ReplayedFairshare> replay = ReplayedFairshare{};
    if (section.priority)
        replay = replayOrder(
            *section.priority, *jobs.workload, scenario, {.machine = jobs.machine, .keepsCourse = true});
    if (!replay)
        return tl::unexpected(replay.error());
    if (section.priority)
        if (auto checked = checkReplayed(section.scheduler.order); !checked)
            return tl::unexpected(checked.error());
    if (!section.preemption.removals.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("removals (\"commit\") are not supported in a sweep"));
    const std::unique_ptr<QueueOrder> logged = section.priority ? nullptr : loggedOrder(*jobs.workload);
    if (logged != nullptr)
        if (auto checked = checkLogged(section.scheduler.order); !checked)
            return tl::unexpected(checked.error());
    auto schedule = makeBackfillSchedule(*jobs.workload,
        {.scheduler = section.scheduler.mode,
            .order = section.scheduler.order,
            .machine = jobs.machine,
            .queueOrder = logged != nullptr ? logged.get() : replay->order.get()},
        section.scheduler.backfill, progress);
    if (!schedule)
        return tl::unexpected(schedule.error());
    Simulated simulated{
        .schedule = *std::move(schedule), .fairness = std::vector<std::string>(Fairness.size())};
    if (section.priority)
        simulated.fairness = fairnessFigures(*replay, *jobs.workload);
    return simulated;
}

Result<Scenario> scenarioWith(const Sweep& sweep, Scenario scenario, const std::vector<std::string>& values)
{
    for (std::size_t axis = 0; axis < values.size(); ++axis)
        if (auto set = setSweepValue(scenario, sweep.axes[axis].key, values[axis]); !set)
            return tl::unexpected(set.error());
    return scenario;
}

Result<std::vector<std::string>> figuresOf(
    const SweepRequest& request, const std::vector<std::string>& values, const Progress& progress)
{
    const auto changed = scenarioWith(request.sweep, request.scenario, values);
    if (!changed)
        return tl::unexpected(changed.error());
    const Scenario& scenario = *changed;
    const auto jobs = request.workload(scenario);
    if (!jobs)
        return tl::unexpected(jobs.error());
    const auto simulated = simulate(scenario, *jobs, progress);
    if (!simulated)
        return tl::unexpected(simulated.error());
    std::vector<std::string> figures =
        metricFigures(metricsOf(*jobs->workload, simulated->schedule, jobs->machine));
    figures.insert(figures.end(), simulated->fairness.begin(), simulated->fairness.end());
    if (auto added = addLostWork(*scenario.simulation, *jobs, simulated->schedule, figures); !added)
        return tl::unexpected(added.error());
    return figures;
}

/// Runs the combinations without a known result.
class SweepRunner {
public:
    SweepRunner(const SweepRequest& request, std::vector<SweepRow>& rows, const Progress& progress)
        : m_request(request)
        , m_rows(rows)
        , m_progress(progress)
    {
    }

    Result<void> run(const std::vector<std::size_t>& missing)
    {
        runOnThreads(missing.size(), m_request.threads, [&](std::size_t at) {
            if (m_progress.cancelled() || m_hasFailed)
                return;
            const SweepRow& row = m_rows[missing[at]];
            auto figures = figuresOf(m_request, row.values, {.stop = m_progress.stop});
            const std::scoped_lock lock(m_finishing);
            finish(missing[at], std::move(figures));
            m_progress.at(static_cast<double>(++m_finished) / static_cast<double>(missing.size()));
        });
        if (m_progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        if (m_hasFailed)
            return tl::unexpected(m_failure);
        return {};
    }

private:
    void finish(std::size_t at, Result<std::vector<std::string>> figures)
    {
        SweepRow& row = m_rows[at];
        if (figures) {
            row.figures = *std::move(figures);
            if (m_request.keep)
                m_request.keep(row.digest, row.figures);
            return;
        }
        // Keep the error of the first combination, whichever thread is faster.
        if (!m_hasFailed || at < m_failedAt) {
            m_failure = figures.error();
            m_failedAt = at;
        }
        m_hasFailed = true;
    }

    const SweepRequest& m_request;
    std::vector<SweepRow>& m_rows;
    const Progress& m_progress;
    std::mutex m_finishing;
    std::size_t m_finished = 0;
    std::atomic<bool> m_hasFailed = false;
    std::size_t m_failedAt = 0;
    Error m_failure{};
};

std::string digestOf(const SweepRequest& request, const std::vector<std::string>& values)
{
    ContentDigest digest;
    digest.add(FiguresVersion);
    digest.add(request.inputs);
    for (std::size_t axis = 0; axis < values.size(); ++axis) {
        digest.add(request.sweep.axes[axis].key);
        digest.add(values[axis]);
    }
    return digest.text();
}

} // namespace

std::vector<std::string> sweepFigures()
{
    std::vector<std::string> ids(Metrics.begin(), Metrics.end());
    ids.insert(ids.end(), Fairness.begin(), Fairness.end());
    for (const PreemptionPolicy& policy : preemptionPolicies())
        ids.push_back(fmt::format("lost_{}_node_s", policy.id));
    ids.emplace_back("shortfall");
    return ids;
}

std::size_t unmeasuredRows(const Sweep& sweep, const Scenario& scenario, std::span<const SweepRow> rows)
{
    return static_cast<std::size_t>(std::ranges::count_if(rows, [&](const SweepRow& row) {
        if (!row.figures[Metrics.size()].empty()) // the first figure of Fairness
            return false;
        const auto changed = scenarioWith(sweep, scenario, row.values);
        return changed && changed->simulation->priority.has_value();
    }));
}

Result<std::vector<SweepRow>> runSweep(
    const SweepRequest& request, const SweepResults& known, const Progress& progress)
{
    std::vector<SweepRow> rows(request.sweep.combinations());
    std::vector<std::size_t> missing;
    for (std::size_t at = 0; at < rows.size(); ++at) {
        rows[at].values = request.sweep.valuesOf(at);
        rows[at].digest = digestOf(request, rows[at].values);
        const auto found = known.find(rows[at].digest);
        if (found != known.end() && found->second.size() == sweepFigures().size())
            rows[at].figures = found->second;
        else
            missing.push_back(at);
    }
    if (auto ran = SweepRunner(request, rows, progress).run(missing); !ran)
        return tl::unexpected(ran.error());
    return rows;
}

} // namespace fairshare

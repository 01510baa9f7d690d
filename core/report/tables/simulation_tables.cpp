// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/simulation_tables.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/report/yes_or_no.h"
#include "core/simulator/engine/core_allocation.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fairshare {

namespace {

/// Returns the number of nodes of each job.
std::vector<std::size_t> nodesHeld(const SimulationOutcome& outcome)
{
    std::vector<std::size_t> nodes;
    nodes.reserve(outcome.workload.jobs.size());
    if (outcome.allocation != AllocationUnit::Core) {
        for (const SubmittedJob& job : outcome.workload.jobs)
            nodes.push_back(static_cast<std::size_t>(job.procs));
        return nodes;
    }
    if (outcome.nodes) { // nodes are in the recording
        for (JobPlace job = 0; job < outcome.workload.jobs.size(); ++job)
            nodes.push_back(outcome.nodes->nodesOf(job).size());
        return nodes;
    }
    const CoreAllocation allocation(outcome.workload, outcome.schedule,
        {.nodes = outcome.machine.nodes, .coresPerNode = outcome.machine.coresPerNode});
    for (JobPlace job = 0; job < outcome.workload.jobs.size(); ++job)
        nodes.push_back(allocation.coresOf(job).size());
    return nodes;
}

/// Adds columns for the names that the log records, and returns which they are.
std::vector<JobAttribute> addNames(const Workload& workload, TextTable& table)
{
    struct NamedColumn {
        JobAttribute attribute;
        const char* title;
        const char* id;
    };
    std::vector<JobAttribute> added;
    for (const NamedColumn& column :
        {NamedColumn{JobAttribute::User, "User", "user"}, {JobAttribute::Account, "Account", "account"},
            {JobAttribute::Queue, "Queue", "queue"}, {JobAttribute::Partition, "Partition", "partition"}}) {
        if (workload.names.at(static_cast<std::size_t>(column.attribute)).size() < 2)
            continue; // nothing but the name of none
        table.addOptionalText(column.title, column.id).isExtra = true;
        added.push_back(column.attribute);
    }
    return added;
}

std::string nameOf(const Workload& workload, std::size_t job, JobAttribute attribute)
{
    const auto which = static_cast<std::size_t>(attribute);
    return workload.names.at(which)[workload.jobs[job].attributes.at(which)];
}

/// Start and wait times of another run, by job ID.
class OtherRun {
public:
    explicit OtherRun(const SimulationOutcome& run)
    {
        for (auto job = static_cast<JobPlace>(run.workload.jobs.size()); job-- > 0;)
            m_starts[run.workload.ids[job]].emplace_back(
                run.schedule.starts[job], run.schedule.starts[job] - run.submissionOf(job));
    }

    /// Returns start and wait of the next job with this ID; blank for none.
    std::pair<std::string, std::string> next(const std::string& id)
    {
        const auto found = m_starts.find(id);
        if (found == m_starts.end() || found->second.empty())
            return {};
        const auto [start, wait] = found->second.back();
        found->second.pop_back();
        return {fmt::to_string(start), fmt::to_string(wait)};
    }

private:
    std::unordered_map<std::string_view, std::vector<std::pair<Seconds, Seconds>>> m_starts; ///< last first
};

/// @param recorded run whose times are shown too; null for none
TextTable tableOf(const SimulationOutcome& outcome, const SimulationOutcome* recorded, JobNames names)
{
    const bool sharesNodes = outcome.allocation == AllocationUnit::Core;
    TextTable table("simulated_job");
    table.addText(fairshare::say("Job"), "job_id");
    table.addNumber(fairshare::say("Submit time, s"), "submit");
    table.addNumber(fairshare::say("Start, s"), "start");
    table.addNumber(fairshare::say("End, s"), "end");
    if (outcome.allocation == AllocationUnit::Procs)
        table.addNumber(fairshare::say("Processors"), "procs");
    else
        table.addNumber(fairshare::say("Nodes"), "nodes");
    table.addNumber(fairshare::say("Wait time, s"), "wait");
    table.addNumber(fairshare::say("Bounded slowdown"), "bounded_slowdown");
    if (sharesNodes)
        table.addNumber(fairshare::say("Cores"), "cores");
    // As in recordings, which do not record a removal that killed no job.
    const bool hasKilled = std::ranges::find(outcome.killed, true) != outcome.killed.end();
    if (hasKilled)
        table.addFlag(fairshare::say("Killed"), "killed");
    std::optional<OtherRun> other;
    if (recorded != nullptr) {
        table.addNumber(fairshare::say("Recorded start, s"), "recorded_start");
        table.addNumber(fairshare::say("Recorded wait time, s"), "recorded_wait");
        other.emplace(*recorded);
    }
    std::vector<JobAttribute> named;
    if (names == JobNames::Shown)
        named = addNames(outcome.workload, table);
    const std::vector<std::size_t> nodes = nodesHeld(outcome);
    for (std::size_t at = 0; at < outcome.workload.jobs.size(); ++at) {
        SubmittedJob job = outcome.workload.jobs[at];
        job.submit = outcome.submissionOf(static_cast<JobPlace>(at));
        job.heldBefore = 0;
        const Seconds start = outcome.schedule.starts[at];
        std::vector<std::string> row{outcome.workload.ids[at], fmt::to_string(job.submit),
            fmt::to_string(start), fmt::to_string(start + job.run), fmt::to_string(nodes[at]),
            fmt::to_string(waitOf(job, start)), shortest(boundedSlowdown(job, start))};
        if (sharesNodes)
            row.push_back(fmt::to_string(job.procs));
        if (hasKilled)
            row.emplace_back(yesOrNo(outcome.killed[at]));
        if (other) {
            auto [otherStart, wait] = other->next(outcome.workload.ids[at]);
            row.push_back(std::move(otherStart));
            row.push_back(std::move(wait));
        }
        for (const JobAttribute attribute : named)
            row.push_back(nameOf(outcome.workload, at, attribute));
        table.addRow(row);
    }
    return table;
}

/// @param recorded shown beside; null for none
TextTable tableOf(const ScheduleMetrics& metrics, const ScheduleMetrics* recorded)
{
    TextTable table("metric");
    table.addText(fairshare::say("Metric"), "figure");
    table.addNumber(fairshare::say("Value"), "value");
    if (recorded != nullptr)
        table.addNumber(fairshare::say("Recorded"), "recorded");
    table.addText(fairshare::say("Unit"), "unit");
    const auto add = [&](std::string name, const auto& figure, const std::string& unit) {
        std::vector<std::string> row{std::move(name), figure(metrics)};
        if (recorded != nullptr)
            row.push_back(figure(*recorded));
        row.push_back(unit);
        table.addRow(row);
    };
    using Metrics = const ScheduleMetrics&;
    const std::string seconds = "s";
    add(fairshare::say("jobs"), [](Metrics each) { return fmt::to_string(each.jobs); }, "");
    add(fairshare::say("mean wait"), [](Metrics each) { return shortest(each.meanWait); }, seconds);
    add(
        fairshare::say("longest wait"), [](Metrics each) { return fmt::to_string(each.longestWait); },
        seconds);
    add(
        fairshare::say("mean bounded slowdown"), [](Metrics each) { return shortest(each.meanSlowdown); },
        "");
    add(
        fairshare::say("highest bounded slowdown"),
        [](Metrics each) { return shortest(each.highestSlowdown); }, "");
    add(fairshare::say("makespan"), [](Metrics each) { return fmt::to_string(each.makespan); }, seconds);
    add(fairshare::say("utilization"), [](Metrics each) { return shortest(each.utilization); }, "");
    return table;
}

} // namespace

TextTable scheduleTable(const SimulationOutcome& outcome, JobNames names)
{
    return tableOf(outcome, nullptr, names);
}

TextTable comparedScheduleTable(
    const SimulationOutcome& outcome, const SimulationOutcome& recorded, JobNames names)
{
    return tableOf(outcome, &recorded, names);
}

TextTable metricsTable(const ScheduleMetrics& metrics)
{
    return tableOf(metrics, nullptr);
}

TextTable comparedMetricsTable(const ScheduleMetrics& metrics, const ScheduleMetrics& recorded)
{
    return tableOf(metrics, &recorded);
}

TextTable studyTable(const PeregrineStudy& study)
{
    TextTable table("published_figure");
    table.addText(fairshare::say("Quantity"), "quantity");
    table.addText(fairshare::say("Published"), "published");
    table.addNumber(fairshare::say("Result"), "found");
    table.addText(fairshare::say("Unit"), "unit");
    table.addText(fairshare::say("Expected"), "expected");
    table.addFlag(fairshare::say("Reproduced"), "reproduced");
    for (const StudiedFigure& figure : study.figures)
        table.addRow({figure.quantity, figure.published, fmt::format("{:.4g}", figure.found), figure.unit,
            figure.expected,
            figure.isReproduced ? std::string_view(yesOrNo(*figure.isReproduced)) : std::string_view()});
    return table;
}

TextTable lostWorkTable(const PeregrineStudy& study)
{
    TextTable table("lost_work");
    table.addText(fairshare::say("Class"), "high_class");
    table.addText(fairshare::say("Policy"), "policy");
    table.addNumber(fairshare::say("Grace period, s"), "grace_s");
    table.addNumber(fairshare::say("Lost by other jobs, node-s"), "wc_default_node_s");
    table.addNumber(fairshare::say("Lost by the class, node-s"), "wc_high_node_s");
    table.addNumber(fairshare::say("Jobs killed"), "jobs_killed_total");
    table.addNumber(fairshare::say("Lost on freed nodes, node-s"), "wc_selected_nodes_only_node_s");
    const auto add = [&](const char* name, const PreemptionOutcome& outcome) {
        for (std::size_t policy = 0; policy < study.settings.policies.size(); ++policy)
            for (std::size_t grace = 0; grace < study.settings.graces.size(); ++grace) {
                const LostWork& lost = outcome.at(policy, grace, study.settings);
                table.addRow({name, study.settings.policies[policy]->title,
                    fmt::to_string(study.settings.graces[grace]), fmt::to_string(lost.ofOthers),
                    fmt::to_string(lost.ofClasses), fmt::to_string(lost.jobs),
                    fmt::to_string(lost.ofTakenNodes)});
            }
    };
    add("bigmem", study.bigmem);
    add("gaussian", study.gaussian);
    return table;
}

} // namespace fairshare

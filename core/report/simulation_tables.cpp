// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/simulation_tables.h"

#include "core/base/numbers.h"
#include "core/base/say.h"

#include <fmt/format.h>

namespace fairshare {

TextTable scheduleTable(const Workload& workload, const Schedule& schedule)
{
    TextTable table;
    table.addText(fairshare::say("Job"), "job_id");
    table.addNumber(fairshare::say("Submitted, s"), "submit");
    table.addNumber(fairshare::say("Start, s"), "start");
    table.addNumber(fairshare::say("End, s"), "end");
    table.addNumber(fairshare::say("Processors"), "procs");
    table.addNumber(fairshare::say("Wait, s"), "wait");
    table.addNumber(fairshare::say("Bounded slowdown"), "bounded_slowdown");
    for (std::size_t at = 0; at < workload.jobs.size(); ++at) {
        const SubmittedJob& job = workload.jobs[at];
        const Seconds start = schedule.starts[at];
        table.addRow({workload.ids[at], fmt::to_string(job.submit), fmt::to_string(start),
            fmt::to_string(start + job.run), fmt::to_string(job.procs), fmt::to_string(start - job.submit),
            shortest(boundedSlowdown(job, start))});
    }
    return table;
}

TextTable metricsTable(const ScheduleMetrics& metrics)
{
    TextTable table;
    table.addText(fairshare::say("Figure"), "figure");
    table.addNumber(fairshare::say("Value"), "value");
    table.addText(fairshare::say("Unit"), "unit");
    const std::string seconds = "s";
    table.addRow({fairshare::say("jobs"), fmt::to_string(metrics.jobs), ""});
    table.addRow({fairshare::say("mean wait"), shortest(metrics.meanWait), seconds});
    table.addRow({fairshare::say("longest wait"), fmt::to_string(metrics.longestWait), seconds});
    table.addRow({fairshare::say("mean bounded slowdown"), shortest(metrics.meanSlowdown), ""});
    table.addRow({fairshare::say("highest bounded slowdown"), shortest(metrics.highestSlowdown), ""});
    table.addRow({fairshare::say("makespan"), fmt::to_string(metrics.makespan), seconds});
    table.addRow({fairshare::say("utilization"), shortest(metrics.utilization), ""});
    return table;
}

TextTable studyTable(const PeregrineStudy& study)
{
    TextTable table;
    table.addText(fairshare::say("Quantity"), "quantity");
    table.addText(fairshare::say("Published"), "published");
    table.addNumber(fairshare::say("Found"), "found");
    table.addText(fairshare::say("Unit"), "unit");
    table.addText(fairshare::say("Reproduced"), "reproduced");
    for (const StudiedFigure& figure : study.figures)
        table.addRow({figure.quantity, figure.published, fmt::format("{:.4g}", figure.found), figure.unit,
            figure.isReproduced ? fairshare::say("yes") : fairshare::say("no")});
    return table;
}

TextTable lostWorkTable(const PeregrineStudy& study)
{
    TextTable table;
    table.addText(fairshare::say("Class"), "high_class");
    table.addText(fairshare::say("Policy"), "policy");
    table.addNumber(fairshare::say("Grace period, s"), "grace_s");
    table.addNumber(fairshare::say("Lost by others, node-s"), "wc_default_node_s");
    table.addNumber(fairshare::say("Lost by the class, node-s"), "wc_high_node_s");
    table.addNumber(fairshare::say("Jobs killed"), "jobs_killed_total");
    table.addNumber(fairshare::say("Lost on taken nodes, node-s"), "wc_selected_nodes_only_node_s");
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

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/lost_work_table.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/simulator/class_text.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

std::string nodeHours(std::int64_t nodeSeconds)
{
    constexpr double Hour = 3600;
    return fixed(static_cast<double>(nodeSeconds) / Hour, 4);
}

TextTable headings()
{
    TextTable table;
    table.addText(fairshare::say("Class"), "class_set");
    table.addText(fairshare::say("Policy"), "policy");
    table.addNumber(fairshare::say("Grace period, s"), "grace_s");
    table.addNumber(fairshare::say("Lost by others, node-s"), "wc_default_node_s");
    table.addNumber(fairshare::say("Lost by the class, node-s"), "wc_high_node_s");
    table.addNumber(fairshare::say("Lost by others, node-h"), "wc_default_node_h");
    table.addNumber(fairshare::say("Lost by the class, node-h"), "wc_high_node_h");
    table.addNumber(fairshare::say("Jobs killed"), "jobs_killed_total");
    table.addNumber(fairshare::say("Lost on taken nodes, node-s"), "wc_selected_nodes_only_node_s");
    table.addNumber(fairshare::say("Idle nodes taken"), "idle_nodes_taken");
    table.addNumber(fairshare::say("Protected nodes taken"), "breaches");
    table.addNumber(fairshare::say("Nodes missing"), "shortfall");
    table.addNumber(fairshare::say("Mean at a sample, node-s"), "mean_node_s");
    table.addNumber(fairshare::say("Half of its 95 % interval, node-s"), "ci95_node_s");
    return table;
}

} // namespace

TextTable lostWorkTable(
    const PreemptionOutcome& outcome, const PreemptionSettings& settings, std::span<const JobClass> classes)
{
    TextTable table = headings();
    const std::string names = classSet(classes);
    for (std::size_t policy = 0; policy < settings.policies.size(); ++policy)
        for (std::size_t grace = 0; grace < settings.graces.size(); ++grace) {
            const LostWork& lost = outcome.at(policy, grace, settings);
            const TakenNodes& taken = outcome.taken[policy];
            const MeanLoss mean = outcome.meanAt(policy, grace, settings);
            table.addRow(
                {names, std::string(settings.policies[policy]->title), fmt::to_string(settings.graces[grace]),
                    fmt::to_string(lost.ofOthers), fmt::to_string(lost.ofClasses), nodeHours(lost.ofOthers),
                    nodeHours(lost.ofClasses), fmt::to_string(lost.jobs), fmt::to_string(lost.ofTakenNodes),
                    fmt::to_string(taken.idle), fmt::to_string(taken.breaches),
                    fmt::to_string(taken.shortfall), fixed(mean.mean, 4), fixed(mean.halfWidth, 4)});
        }
    return table;
}

} // namespace fairshare

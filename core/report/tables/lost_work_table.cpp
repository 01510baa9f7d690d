// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/lost_work_table.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/simulator/section/class_text.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

std::string hours(std::int64_t seconds)
{
    constexpr double Hour = 3600;
    return fixed(static_cast<double>(seconds) / Hour, 4);
}

/// Formats a shortfall. Nodes are whole numbers; weights are rounded to millionths, below which sums are
/// inexact.
std::string missing(double amount)
{
    constexpr double Parts = 1e6;
    return amount == std::trunc(amount) ? wholeNumber(amount) : shortest(std::round(amount * Parts) / Parts);
}

TextTable ofNodes()
{
    TextTable table("lost_work");
    table.addText(fairshare::say("Class"), "class_set");
    table.addText(fairshare::say("Policy"), "policy");
    table.addNumber(fairshare::say("Grace period, s"), "grace_s");
    table.addNumber(fairshare::say("Lost by other jobs (all samples), node-s"), "wc_default_node_s");
    table.addNumber(fairshare::say("Lost by the class (all samples), node-s"), "wc_high_node_s");
    table.addNumber(fairshare::say("Lost by other jobs (all samples), node-h"), "wc_default_node_h");
    table.addNumber(fairshare::say("Lost by the class (all samples), node-h"), "wc_high_node_h");
    table.addNumber(fairshare::say("Jobs killed (all samples)"), "jobs_killed_total");
    table.addNumber(
        fairshare::say("Lost on freed nodes (all samples), node-s"), "wc_selected_nodes_only_node_s");
    table.addNumber(fairshare::say("Idle nodes used (all samples)"), "idle_nodes_taken");
    table.addNumber(fairshare::say("Protected nodes freed (all samples)"), "breaches");
    table.addNumber(fairshare::say("Node shortfall (all samples)"), "shortfall");
    table.addNumber(fairshare::say("Mean per sample, node-s"), "mean_node_s");
    table.addNumber(fairshare::say("95 % CI half-width, node-s"), "ci95_node_s");
    return table;
}

/// Returns the columns for cores. Whole jobs are preempted, and idle cores are free without being taken.
TextTable ofCores()
{
    TextTable table("lost_work");
    table.addText(fairshare::say("Class"), "class_set");
    table.addText(fairshare::say("Policy"), "policy");
    table.addNumber(fairshare::say("Grace period, s"), "grace_s");
    table.addNumber(fairshare::say("Lost by other jobs (all samples), core-s"), "wc_default_core_s");
    table.addNumber(fairshare::say("Lost by the class (all samples), core-s"), "wc_high_core_s");
    table.addNumber(fairshare::say("Lost by other jobs (all samples), core-h"), "wc_default_core_h");
    table.addNumber(fairshare::say("Lost by the class (all samples), core-h"), "wc_high_core_h");
    table.addNumber(fairshare::say("Jobs killed (all samples)"), "jobs_killed_total");
    table.addNumber(fairshare::say("Protected cores freed (all samples)"), "breaches");
    table.addNumber(fairshare::say("Weight shortfall (all samples)"), "shortfall");
    table.addNumber(fairshare::say("Mean per sample, core-s"), "mean_core_s");
    table.addNumber(fairshare::say("95 % CI half-width, core-s"), "ci95_core_s");
    return table;
}

} // namespace

TextTable lostWorkTable(const LostWorkStudy& study, const PreemptionSection& preemption)
{
    const bool inNodes = preemption.unit == PreemptionUnit::Node;
    const PreemptionSettings& settings = study.settings;
    TextTable table = inNodes ? ofNodes() : ofCores();
    const std::string names = classSet(preemption.classes);
    for (std::size_t policy = 0; policy < settings.policies.size(); ++policy)
        for (std::size_t grace = 0; grace < settings.graces.size(); ++grace) {
            const LostWork& lost = study.outcome.at(policy, grace, settings);
            const TakenNodes& taken = study.outcome.taken[policy];
            const MeanLoss mean = study.outcome.meanAt(policy, grace, settings);
            std::vector<std::string> row{names, std::string(settings.policies[policy]->title),
                fmt::to_string(settings.graces[grace]), fmt::to_string(lost.ofOthers),
                fmt::to_string(lost.ofClasses), hours(lost.ofOthers), hours(lost.ofClasses),
                fmt::to_string(lost.jobs)};
            if (inNodes) {
                row.push_back(fmt::to_string(lost.ofTakenNodes));
                row.push_back(fmt::to_string(taken.idle));
            }
            row.insert(row.end(),
                {fmt::to_string(taken.breaches), missing(taken.shortfall), fixed(mean.mean, 4),
                    fixed(mean.halfWidth, 4)});
            table.addRow(row);
        }
    return table;
}

} // namespace fairshare

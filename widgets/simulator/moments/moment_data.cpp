// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_data.h"

#include "core/base/numbers.h"
#include "core/report/table_text.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fairshare::gui {
namespace {

std::string momentCsv(const SampledRun& sampled, const Moment& moment, const SampleSettings& settings)
{
    TextTable table;
    table.addNumber("t", "t");
    table.addNumber("node", "node");
    table.addOptionalText("job", "job");
    for (const char* id : {"job_nodes", "elapsed"})
        table.addNumber(id, id);
    for (const PreemptionPolicy* policy : settings.preemption.policies) {
        const std::string id(policy->id);
        for (const std::string& each : {id, id + "_place", id + "_taken"})
            table.addNumber(each, each);
    }
    for (std::size_t node = 0; node < moment.nodes.size(); ++node) {
        const MomentNode& held = moment.nodes[node];
        const bool idle = held.job == NoJob;
        std::vector<std::string> cells{std::to_string(moment.now), std::to_string(node),
            idle ? std::string() : sampled.run().workload.ids[held.job],
            idle ? std::string() : std::to_string(held.jobNodes),
            idle ? std::string() : std::to_string(held.elapsed)};
        for (const MomentPolicy& policy : moment.policies) {
            const MomentValue& value = policy.values[node];
            cells.push_back(shortest(value.scaled));
            cells.push_back(std::to_string(value.place));
            cells.emplace_back(value.isTaken ? "1" : "0");
        }
        table.addRow(cells);
    }
    std::string text;
    writeCsv(table, appendTo(text));
    return text;
}

std::string lossCsv(const SampledRun& sampled, const ScoreCourse& course, std::size_t grace)
{
    TextTable table;
    table.addNumber("sample", "sample");
    table.addNumber("t", "t");
    table.addText("policy", "policy");
    for (const char* id : {"grace_s", "wc_default_node_s", "wc_high_node_s"})
        table.addNumber(id, id);
    const PreemptionSettings& settings = course.settings().preemption;
    for (std::uint64_t sample = 0; sample < course.samples(); ++sample)
        for (std::size_t policy = 0; policy < settings.policies.size(); ++policy) {
            const ClassLoss lost = course.at({policy, grace}, sample);
            table.addRow({std::to_string(sample), std::to_string(sampled.clock().timeOf(sample)),
                settings.policies[policy]->id, std::to_string(settings.graces[grace]),
                std::to_string(lost.ofOthers), std::to_string(lost.ofClasses)});
        }
    std::string text;
    writeCsv(table, appendTo(text));
    return text;
}

/// Returns one row per policy, or one row without a policy if the lost work is unknown.
std::string rangeCsv(const RangeSums& sums, const SampleSettings& settings)
{
    TextTable table;
    for (const char* id : {"begin", "end", "jobs_running", "jobs_started", "jobs_ended", "used_node_s",
             "capacity_node_s", "samples"})
        table.addNumber(id, id);
    table.addOptionalText("policy", "policy");
    for (const char* id : {"grace_s", "wc_default_node_s", "wc_high_node_s"})
        table.addNumber(id, id);
    const auto add = [&](const std::string& policy, const ClassLoss* lost) {
        std::vector<std::string> cells{std::to_string(sums.range.begin), std::to_string(sums.range.end),
            std::to_string(sums.ran), std::to_string(sums.started), std::to_string(sums.ended),
            std::to_string(sums.used), std::to_string(sums.capacity), std::to_string(sums.samples), policy};
        cells.push_back(std::to_string(settings.graceSeconds()));
        cells.push_back(lost == nullptr ? std::string() : std::to_string(lost->ofOthers));
        cells.push_back(lost == nullptr ? std::string() : std::to_string(lost->ofClasses));
        table.addRow(cells);
    };
    const auto& policies = settings.preemption.policies;
    for (std::size_t policy = 0; policy < std::min(policies.size(), sums.lost.size()); ++policy)
        add(std::string(policies[policy]->id), &sums.lost[policy]);
    if (sums.lost.empty())
        add({}, nullptr);
    std::string text;
    writeCsv(table, appendTo(text));
    return text;
}

} // namespace

ViewPage::DataMaker momentData(const MomentSelection& selection)
{
    if (selection.moment() == nullptr)
        return {};
    return [sampled = selection.results().sampled(), moment = *selection.moment(),
               settings = *selection.results().settings()] { return momentCsv(*sampled, moment, settings); };
}

ViewPage::DataMaker lossData(const SimulationResults& results)
{
    if (!results.course() || !results.settings())
        return {};
    return [sampled = results.sampled(), course = results.course(), grace = results.settings()->grace] {
        return lossCsv(*sampled, *course, grace);
    };
}

ViewPage::DataMaker rangeData(const RangeSums& sums, const SimulationResults& results)
{
    if (!results.settings())
        return {};
    return [sums, settings = *results.settings()] { return rangeCsv(sums, settings); };
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/simulation_writer.h"

#include "core/base/numbers.h"
#include "core/io/json/json_line.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/section/class_text.h"
#include "core/simulator/section/section_words.h"
#include "core/simulator/section/simulation_section.h"

#include <fmt/ranges.h>

#include <vector>

namespace fairshare {
namespace {

/// Writes a number unless it is the default.
template <typename Number>
void unless(JsonLine& line, Number usual, std::string_view key, Number number)
{
    if (number != usual)
        line.number(key, number);
}

std::string minutes(Seconds seconds)
{
    return shortest(static_cast<double>(seconds) / 60);
}

std::string workloadText(const WorkloadReference& workload, std::string& notText)
{
    const WorkloadReference usual;
    JsonLine line(notText);
    line.name("path", workload.path);
    line.name("sha256", workload.sha256);
    line.name("generator", workload.generator);
    if (!workload.generator.empty() || workload.seed != usual.seed)
        line.number("seed", workload.seed);
    if (workload.load != usual.load)
        line.value("load", shortest(workload.load));
    unless(line, usual.jobs, "jobs", workload.jobs);
    if (workload.asRecorded)
        line.number("as_recorded", true);
    if (workload.speed != usual.speed)
        line.value("speed", shortest(workload.speed));
    if (!workload.nameMaps.empty()) {
        JsonLine maps(notText);
        for (const auto& [attribute, path] : workload.nameMaps)
            maps.text(wordOf(JobAttributeWords, attribute), path);
        line.value("name_maps", maps.object());
    }
    line.members(workload.unknown);
    return line.object();
}

/// Returns the quoted title of a policy, as used in run directories.
std::string titleOf(const std::string& policy)
{
    const PreemptionPolicy* found = findPreemptionPolicy(policy);
    return found == nullptr ? policy : std::string(found->title);
}

std::string policiesText(const std::vector<std::string>& policies, std::string& notText)
{
    std::vector<std::string> objects;
    for (const std::string& policy : policies) {
        JsonLine line(notText);
        line.text("name", titleOf(policy));
        objects.push_back(line.object());
    }
    return fmt::format("[{}]", fmt::join(objects, ", "));
}

std::string classText(const JobClass& jobs, std::string& notText)
{
    const JobClass usual;
    JsonLine line(notText);
    line.text("match", matchText(jobs));
    line.value("coefficient", shortest(jobs.coefficient));
    unless(line, usual.minRuntime, "min_runtime", jobs.minRuntime);
    unless(line, usual.isPreemptible, "preemptible", jobs.isPreemptible);
    line.members(jobs.unknown);
    return line.object();
}

std::string removalText(const CommittedRemoval& removal, std::string& notText)
{
    const CommittedRemoval usual;
    JsonLine line(notText);
    line.number("at", removal.at);
    line.number("nodes", removal.nodes);
    line.number("grace", removal.grace);
    unless(line, usual.returnAfter, "return_after", removal.returnAfter);
    line.text("policy", titleOf(removal.policy));
    line.number("requeue", removal.requeues);
    return line.object();
}

/// Returns a list with one object per line.
template <typename Item>
std::string listText(const std::vector<Item>& items, std::string_view indent,
    std::string (*textOf)(const Item&, std::string&), std::string& notText)
{
    std::string text = "[";
    for (const Item& item : items)
        text += fmt::format("{}\n{}  {}", text.size() == 1 ? "" : ",", indent, textOf(item, notText));
    return fmt::format("{}\n{}]", text, indent);
}

/// Writes the members of an object on several lines.
class Lines {
public:
    Lines(std::string_view indent, std::string& notText)
        : m_indent(indent)
        , m_notText(notText)
    {
    }

    void value(std::string_view key, std::string_view json)
    {
        JsonLine line(m_notText);
        line.value(key, json);
        m_text += fmt::format("{}\n{}  {}", m_text.empty() ? "" : ",", m_indent, line.inner());
    }
    void members(const JsonMembers& members)
    {
        for (const auto& [key, json] : members)
            value(key, json);
    }
    std::string object() const { return m_text.empty() ? "{}" : fmt::format("{{{}\n{}}}", m_text, m_indent); }

private:
    std::string m_indent;
    std::string& m_notText;
    std::string m_text;
};

std::string weightsText(const ReplaySection& replay, std::string& notText)
{
    const ReplaySection usual;
    JsonLine line(notText);
    line.number("fairshare", replay.fairshareWeight);
    line.number("age", replay.ageWeight);
    unless(line, usual.sizeWeight, "job_size", replay.sizeWeight);
    unless(line, usual.queueWeight, "partition", replay.queueWeight);
    line.members(replay.unknownWeights);
    return line.object();
}

std::string replayText(const ReplaySection& replay, std::string& notText)
{
    const ReplaySection usual;
    JsonLine line(notText);
    line.text("algorithm", replay.algorithm);
    line.text("account_by", wordOf(ChargedAttributeWords, replay.accountBy));
    line.text("tree", wordOf(ReplayTreeWords, replay.tree));
    line.number("calc_period", replay.period);
    line.number("half_life_seconds", replay.halfLife);
    line.number("max_age_seconds", replay.maxAge);
    unless(line, usual.usageReset, "usage_reset_seconds", replay.usageReset);
    unless(line, usual.slurmDecay, "slurm_decay", replay.slurmDecay);
    unless(line, usual.favorsSmall, "favor_small", replay.favorsSmall);
    line.value("weights", weightsText(replay, notText));
    if (!replay.queueFactors.empty()) {
        JsonLine factors(notText);
        for (const auto& [queue, factor] : replay.queueFactors)
            factors.value(queue, shortest(factor));
        line.value("partition_factors", factors.object());
    }
    line.members(replay.unknown);
    return line.object();
}

} // namespace

std::string clusterText(const ClusterSection& cluster, std::string& notText)
{
    const ClusterSection usual;
    JsonLine line(notText);
    unless(line, usual.nodes, "nodes", cluster.nodes);
    unless(line, usual.processors, "processors", cluster.processors);
    unless(line, usual.coresPerNode, "cores_per_node", cluster.coresPerNode);
    if (cluster.memoryPerNode != usual.memoryPerNode)
        line.value("memory_gb_per_node", shortest(cluster.memoryPerNode));
    line.text("allocation", wordOf(AllocationUnitWords, cluster.allocation));
    line.members(cluster.unknown);
    return line.object();
}

std::string schedulerText(const SchedulerSection& scheduler, std::string& notText)
{
    const SchedulerSection usual;
    JsonLine line(notText);
    line.text("mode", scheduler.mode);
    line.text("order", wordOf(EventOrderWords, scheduler.order));
    line.number("kill_at_limit", scheduler.killAtLimit);
    if (scheduler.overrun != usual.overrun)
        line.value("overrun", minutes(scheduler.overrun));
    unless(line, usual.backfill.interval, "bf_interval", scheduler.backfill.interval);
    if (scheduler.backfill.window != usual.backfill.window)
        line.value("bf_window", minutes(scheduler.backfill.window));
    unless(line, usual.backfill.resolution, "bf_resolution", scheduler.backfill.resolution);
    unless(line, usual.backfill.maxJobTest, "bf_max_job_test", scheduler.backfill.maxJobTest);
    line.members(scheduler.unknown);
    return line.object();
}

std::string samplingText(const SamplingSection& sampling, std::string& notText)
{
    JsonLine line(notText);
    line.number("dt", sampling.interval);
    line.number("on_completion", true);
    line.members(sampling.unknown);
    return line.object();
}

std::string preemptionText(const PreemptionSection& preemption, std::string_view indent, std::string& notText)
{
    const PreemptionSection usual;
    const std::string inner = std::string(indent) + "  ";
    Lines lines(indent, notText);
    if (preemption.unit != usual.unit)
        lines.value("unit", fmt::format("\"{}\"", wordOf(PreemptionUnitWords, preemption.unit)));
    lines.value("p", fmt::to_string(preemption.nodes));
    if (preemption.weight != usual.weight) {
        JsonLine weights(notText);
        weights.value("core", shortest(preemption.weight.perCore));
        weights.value("gigabyte", shortest(preemption.weight.perGigabyte));
        lines.value("weights", weights.object());
    }
    lines.value("grace", fmt::format("[{}]", fmt::join(preemption.graces, ", ")));
    lines.value("policies", policiesText(preemption.policies, notText));
    if (!preemption.classes.empty())
        lines.value("classes", listText(preemption.classes, inner, classText, notText));
    lines.value("wc_stride", fmt::to_string(preemption.wcStride));
    lines.value("scale", fmt::format("\"{}\"", wordOf(ValueScaleWords, preemption.scale)));
    if (preemption.idleFirst != usual.idleFirst)
        lines.value("idle_first", fmt::to_string(preemption.idleFirst));
    lines.value("random_seed", fmt::to_string(preemption.randomSeed));
    if (!preemption.removals.empty())
        lines.value("commit", listText(preemption.removals, inner, removalText, notText));
    lines.members(preemption.unknown);
    return lines.object();
}

std::string simulationText(const SimulationSection& section, std::string& notText)
{
    constexpr std::string_view Indent = "  ";
    Lines lines(Indent, notText);
    if (section.workload != WorkloadReference())
        lines.value("workload", workloadText(section.workload, notText));
    lines.value("cluster", clusterText(section.cluster, notText));
    lines.value("scheduler", schedulerText(section.scheduler, notText));
    lines.value("sampling", samplingText(section.sampling, notText));
    lines.value("preemption", preemptionText(section.preemption, "    ", notText));
    if (section.priority)
        lines.value("priority", replayText(*section.priority, notText));
    lines.members(section.unknown);
    return lines.object();
}

} // namespace fairshare

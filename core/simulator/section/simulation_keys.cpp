// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/section/simulation_keys.h"

#include "core/base/numbers.h"
#include "core/simulator/section/class_text.h"
#include "core/simulator/section/section_words.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace fairshare {
namespace {

std::string textOf(const JobClass& jobs)
{
    std::string text = fmt::format("{} {}", matchText(jobs), shortest(jobs.coefficient));
    if (jobs.minRuntime > 0)
        text += fmt::format(" min_runtime {}", jobs.minRuntime);
    if (!jobs.isPreemptible)
        text += " not preemptible";
    return text;
}

std::string textOf(const CommittedRemoval& removal)
{
    std::string text =
        fmt::format("{} nodes at {} grace {} {}", removal.nodes, removal.at, removal.grace, removal.policy);
    if (removal.returnAfter > 0)
        text += fmt::format(" return_after {}", removal.returnAfter);
    return text + (removal.requeues ? " requeue" : " cancel");
}

std::string textOf(const std::pair<std::string, double>& factor)
{
    return fmt::format("{} {}", factor.first, shortest(factor.second));
}

std::string textOf(const std::pair<JobAttribute, std::string>& map)
{
    return fmt::format("{} {}", wordOf(JobAttributeWords, map.first), map.second);
}

template <typename Item>
std::string listOf(const std::vector<Item>& items)
{
    std::vector<std::string> texts;
    texts.reserve(items.size());
    for (const Item& item : items)
        texts.push_back(textOf(item));
    return fmt::format("{}", fmt::join(texts, ", "));
}

/// Returns the number as text, or "" for 0.
template <typename Number>
std::string given(Number number)
{
    return number == 0 ? std::string() : fmt::to_string(number);
}

class Keys {
public:
    explicit Keys(std::vector<SimulationKey>& keys)
        : m_keys(keys)
    {
    }

    void part(std::string_view name) { m_part = name; }
    void text(std::string_view key, std::string value)
    {
        m_keys.push_back({fmt::format("{}.{}", m_part, key), std::move(value)});
    }
    template <typename Number>
    void number(std::string_view key, Number value)
    {
        text(key, fmt::to_string(value));
    }

private:
    std::vector<SimulationKey>& m_keys;
    std::string m_part;
};

void addWorkload(const SimulationSection& section, Keys& keys)
{
    const WorkloadReference& workload = section.workload;
    keys.part("workload");
    keys.text("path", workload.path);
    keys.text("sha256", workload.sha256);
    keys.text("generator", workload.generator);
    keys.number("seed", workload.seed);
    keys.text("load", workload.load > 0 ? shortest(workload.load) : std::string());
    keys.text("jobs", given(workload.jobs));
    keys.text("as_recorded", workload.asRecorded ? "true" : std::string());
    keys.text("speed", workload.speed > 0 ? shortest(workload.speed) : std::string());
    keys.text("name_maps", listOf(workload.nameMaps));
    const ClusterSection& cluster = section.cluster;
    keys.part("cluster");
    keys.text("nodes", given(cluster.nodes));
    keys.text("processors", given(cluster.processors));
    keys.text("cores_per_node", given(cluster.coresPerNode));
    keys.text(
        "memory_gb_per_node", cluster.memoryPerNode > 0 ? shortest(cluster.memoryPerNode) : std::string());
    keys.text("allocation", std::string(wordOf(AllocationUnitWords, cluster.allocation)));
}

void addScheduler(const SimulationSection& section, Keys& keys)
{
    const SchedulerSection& scheduler = section.scheduler;
    constexpr double Minute = 60;
    keys.part("scheduler");
    keys.text("mode", scheduler.mode);
    keys.text("order", std::string(wordOf(EventOrderWords, scheduler.order)));
    keys.number("kill_at_limit", scheduler.killAtLimit);
    keys.text("overrun", shortest(static_cast<double>(scheduler.overrun) / Minute));
    keys.number("bf_interval", scheduler.backfill.interval);
    keys.text("bf_window", shortest(static_cast<double>(scheduler.backfill.window) / Minute));
    keys.number("bf_resolution", scheduler.backfill.resolution);
    keys.number("bf_max_job_test", scheduler.backfill.maxJobTest);
    keys.part("sampling");
    keys.number("dt", section.sampling.interval);
}

void addPreemption(const PreemptionSection& preemption, Keys& keys)
{
    keys.part("preemption");
    keys.text("unit", std::string(wordOf(PreemptionUnitWords, preemption.unit)));
    keys.number("p", preemption.nodes);
    keys.text("weights.core", shortest(preemption.weight.perCore));
    keys.text("weights.gigabyte", shortest(preemption.weight.perGigabyte));
    keys.text("grace", fmt::format("{}", fmt::join(preemption.graces, ", ")));
    keys.text("policies", fmt::format("{}", fmt::join(preemption.policies, ", ")));
    keys.text("classes", listOf(preemption.classes));
    keys.number("wc_stride", preemption.wcStride);
    keys.text("scale", std::string(wordOf(ValueScaleWords, preemption.scale)));
    keys.number("idle_first", preemption.idleFirst);
    keys.number("random_seed", preemption.randomSeed);
    keys.text("commit", listOf(preemption.removals));
}

void addReplay(const std::optional<ReplaySection>& section, Keys& keys)
{
    const ReplaySection replay = section.value_or(ReplaySection());
    const auto add = [&](std::string_view key, std::string value) {
        keys.text(key, section ? std::move(value) : std::string());
    };
    keys.part("priority");
    add("algorithm", replay.algorithm);
    add("account_by", std::string(wordOf(ChargedAttributeWords, replay.accountBy)));
    add("tree", std::string(wordOf(ReplayTreeWords, replay.tree)));
    add("calc_period", fmt::to_string(replay.period));
    add("half_life_seconds", fmt::to_string(replay.halfLife));
    add("max_age_seconds", fmt::to_string(replay.maxAge));
    add("usage_reset_seconds", fmt::to_string(replay.usageReset));
    add("slurm_decay", fmt::to_string(replay.slurmDecay));
    add("favor_small", fmt::to_string(replay.favorsSmall));
    add("weights.fairshare", fmt::to_string(replay.fairshareWeight));
    add("weights.age", fmt::to_string(replay.ageWeight));
    add("weights.job_size", fmt::to_string(replay.sizeWeight));
    add("weights.partition", fmt::to_string(replay.queueWeight));
    add("partition_factors", listOf(replay.queueFactors));
}

} // namespace

std::vector<SimulationKey> simulationKeys(const SimulationSection& section)
{
    std::vector<SimulationKey> all;
    Keys keys(all);
    addWorkload(section, keys);
    addScheduler(section, keys);
    addPreemption(section.preemption, keys);
    addReplay(section.priority, keys);
    return all;
}

} // namespace fairshare

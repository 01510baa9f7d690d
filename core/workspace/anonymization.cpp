// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/anonymization.h"

#include "core/analysis/generate/anonymize.h"
#include "core/base/shared_value.h"
#include "core/io/scenario_file/scenario_variants.h"
#include "core/priority/priority_section.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare {
namespace {

Scenario withTree(const ShareTree& tree)
{
    Scenario scenario;
    scenario.tree = tree;
    return scenario;
}

/// Collects all trees of the scenario and its variants, for their names.
void gather(const Scenario& scenario, std::vector<Scenario>& all)
{
    all.push_back(withTree(scenario.tree));
    all.back().priority = scenario.priority;
    if (scenario.shown)
        all.push_back(withTree(scenario.shown->own));
    const auto names = variantNames(scenario);
    for (const std::string& name : names.value_or(std::vector<std::string>()))
        if (const auto alone = variantAlone(scenario, name))
            all.push_back(withTree(alone->tree));
}

/// Returns the section without names: jobs get numbers, and the pseudonyms of known users and accounts.
PrioritySection underPseudonyms(const PrioritySection& section, const Pseudonyms& pseudonyms)
{
    PrioritySection result{.config = section.config, .fairshareSource = section.fairshareSource};
    if (!section.queue.has())
        return result;
    JobQueue queue = *section.queue;
    for (std::size_t at = 0; at < queue.jobs.size(); ++at) {
        Job& job = queue.jobs[at];
        job.id = fmt::to_string(at + 1);
        job.user = pseudonyms.user(job.user);
        job.account = pseudonyms.account(job.account);
        job.qos.clear();
        job.unknown.clear();
        for (JobPartition& partition : job.partitions)
            partition.name = pseudonyms.partition(partition.name);
    }
    result.queue = SharedValue(std::move(queue));
    return result;
}

Scenario underPseudonyms(const Scenario& scenario, const Pseudonyms& pseudonyms)
{
    Scenario result = pseudonyms.apply(scenario);
    if (scenario.priority.has())
        result = withPriority(result, underPseudonyms(*scenario.priority, pseudonyms));
    std::vector<Variant> variants = variantsOf(scenario).value_or(std::vector<Variant>());
    for (std::size_t at = 0; at < variants.size(); ++at) {
        Variant anonymous{fmt::format("variant-{}", at + 1)};
        for (const VariantEdit& edit : variants[at].edits)
            if (auto known = pseudonyms.apply(edit))
                anonymous.edits.push_back(std::move(*known));
        if (scenario.shown && scenario.shown->name == variants[at].name)
            result.shown = ShownVariant{anonymous.name, pseudonyms.apply(withTree(scenario.shown->own)).tree};
        variants[at] = std::move(anonymous);
    }
    if (variants.empty())
        return result;
    auto complete = withVariants(result, variants);
    return complete ? std::move(*complete) : result;
}

} // namespace

std::vector<Scenario> anonymized(std::span<const Scenario> scenarios)
{
    std::vector<Scenario> all;
    for (const Scenario& scenario : scenarios)
        gather(scenario, all);
    const Pseudonyms pseudonyms(all);
    std::vector<Scenario> result;
    result.reserve(scenarios.size());
    for (const Scenario& scenario : scenarios)
        result.push_back(underPseudonyms(scenario, pseudonyms));
    return result;
}

} // namespace fairshare

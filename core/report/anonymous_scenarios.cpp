// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/anonymous_scenarios.h"

#include "core/analysis/anonymize.h"
#include "core/io/scenario_variants.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

Scenario withTree(const ShareTree& tree)
{
    Scenario scenario;
    scenario.tree = tree;
    return scenario;
}

/// Everybody whom the scenario or one of its variants names.
void gather(const Scenario& scenario, std::vector<Scenario>& all)
{
    all.push_back(withTree(scenario.tree));
    if (scenario.shown)
        all.push_back(withTree(scenario.shown->own));
    const auto names = variantNames(scenario);
    for (const std::string& name : names.value_or(std::vector<std::string>()))
        if (const auto alone = variantAlone(scenario, name))
            all.push_back(withTree(alone->tree));
}

/// What Slurm calls weights and flags; other words may be anybody's name.
constexpr std::array<std::string_view, 6> Weights{
    "age", "assoc", "fairshare", "job_size", "partition", "qos"};
constexpr std::array<std::string_view, 16> Flags{"ACCRUE_ALWAYS", "CALCULATE_RUNNING", "DEPTH_OBLIVIOUS",
    "FAIR_TREE", "INCR_ONLY", "LEVEL_BASED", "MAX_TRES", "MAX_TRES_GRES", "NO_FAIR_TREE", "NO_NORMAL_ALL",
    "NO_NORMAL_ASSOC", "NO_NORMAL_PART", "NO_NORMAL_QOS", "NO_NORMAL_TRES", "SMALL_RELATIVE_TO_TIME",
    "TICKET_BASED"};

/// Weights and flags of the settings of priorities, which figures depend on; neither jobs nor anything else.
std::string nameless(const std::string& section)
{
    using Json = nlohmann::ordered_json;
    const Json from = Json::parse(section, nullptr, false);
    Json config = Json::object();
    const Json known = from.is_object() ? from.value("config", Json()) : Json();
    const auto member = [&known](const char* key) {
        return known.is_object() && known.contains(key) ? known[key] : Json();
    };
    if (const Json weights = member("weights"); weights.is_object())
        for (const std::string_view key : Weights)
            if (const auto weight = weights.find(key);
                weight != weights.end() && weight->is_number_unsigned())
                config["weights"][std::string(key)] = *weight;
    if (const Json flags = member("flags"); flags.is_array()) {
        config["flags"] = Json::array();
        for (const Json& flag : flags)
            if (flag.is_string()
                && std::find(Flags.begin(), Flags.end(), flag.get_ref<const std::string&>()) != Flags.end())
                config["flags"].push_back(flag);
    }
    return Json{{"config", config}}.dump();
}

Scenario underPseudonyms(const Scenario& scenario, const Pseudonyms& pseudonyms)
{
    Scenario result = pseudonyms.apply(scenario);
    for (const auto& [name, text] : scenario.sections)
        if (name == "priority")
            result.sections.emplace_back(name, nameless(text));
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

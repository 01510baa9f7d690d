// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/config_edits.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/priority/tres_names.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fairshare {
namespace {

struct WordWeight {
    std::string_view id;
    std::uint32_t PriorityWeights::* value;
};

constexpr std::array WordWeights{WordWeight{"Age", &PriorityWeights::age},
    WordWeight{"Assoc", &PriorityWeights::association}, WordWeight{"Fairshare", &PriorityWeights::fairshare},
    WordWeight{"JobSize", &PriorityWeights::jobSize}, WordWeight{"Partition", &PriorityWeights::partition},
    WordWeight{"QOS", &PriorityWeights::qos}};

constexpr std::string_view TresPrefix = "TRES ";
constexpr double LargestWord = std::numeric_limits<std::uint32_t>::max();

std::string_view tresOf(std::string_view id)
{
    return id.starts_with(TresPrefix) ? id.substr(TresPrefix.size()) : std::string_view();
}

} // namespace

std::vector<NamedWeight> namedWeights(const PriorityConfig& config)
{
    std::vector<NamedWeight> weights;
    weights.reserve(WordWeights.size() + config.tresWeights.size());
    for (const auto& [id, value] : WordWeights)
        weights.push_back({std::string(id), static_cast<double>(config.weights.*value)});
    for (const auto& [name, value] : config.tresWeights)
        weights.push_back({std::string(TresPrefix) + name, value});
    return weights;
}

double weightOf(const PriorityConfig& config, std::string_view id)
{
    const auto all = namedWeights(config);
    const auto found = std::ranges::find(all, id, &NamedWeight::id);
    return found == all.end() ? 0 : found->value;
}

Result<PriorityConfig> withWeight(PriorityConfig config, const NamedWeight& weight)
{
    const double value = weight.value;
    if (weight.isTres()) {
        const std::string_view name = tresOf(weight.id);
        if (!isTresName(name))
            return fail(ErrorCode::NotFound,
                fairshare::say("unknown TRES '{}'; expected one of {}", name, knownTres()));
        if (!(value >= 0) || !std::isfinite(value))
            return fail(ErrorCode::OutOfRange, fairshare::say("a TRES weight must be a number, 0 or more"));
        const auto known = std::ranges::find(config.tresWeights, name, &TresWeight::name);
        if (known == config.tresWeights.end())
            config.tresWeights.push_back({std::string(name), value});
        else
            known->weight = value;
        return config;
    }
    const auto found = std::ranges::find(WordWeights, weight.id, &WordWeight::id);
    if (found == WordWeights.end())
        return fail(ErrorCode::NotFound, fairshare::say("unknown weight '{}'", weight.id));
    if (!(value >= 0) || value > LargestWord || value != std::floor(value))
        return fail(ErrorCode::OutOfRange,
            fairshare::say("a weight must be a whole number from 0 to {}", wholeNumber(LargestWord)));
    config.weights.*found->value = static_cast<std::uint32_t>(value);
    return config;
}

PriorityConfig withFlag(PriorityConfig config, std::string_view name, bool on)
{
    if (on) {
        config.flags.set(name);
        return config;
    }
    PriorityFlags removed;
    removed.set(name);
    PriorityFlags kept;
    for (const std::string_view each : config.flags.names())
        if (PriorityFlags with = removed; with.set(each) && with != removed)
            kept.set(each);
    config.flags = kept;
    return config;
}

PriorityConfig withoutTresWeight(PriorityConfig config, std::string_view id)
{
    std::erase_if(
        config.tresWeights, [name = tresOf(id)](const TresWeight& each) { return each.name == name; });
    return config;
}

} // namespace fairshare

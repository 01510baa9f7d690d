// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/priority_keys.h"

#include "core/base/numbers.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <limits>

namespace fairshare {
namespace {

std::string tresText(const std::vector<TresWeight>& weights)
{
    std::string text;
    for (const auto& [name, weight] : weights)
        text += (text.empty() ? "" : ",") + name + "=" + shortest(weight);
    return text;
}

} // namespace

std::string slurmDuration(std::uint32_t seconds)
{
    constexpr std::uint32_t Minute = 60;
    constexpr std::uint32_t Hour = 60 * Minute;
    constexpr std::uint32_t Day = 24 * Hour;
    if (seconds == std::numeric_limits<std::uint32_t>::max())
        return "UNLIMITED";
    return fmt::format("{}-{:02}:{:02}:{:02}", seconds / Day, seconds % Day / Hour, seconds % Hour / Minute,
        seconds % Minute);
}

std::vector<PriorityKey> priorityKeys(const PriorityConfig& config)
{
    const PriorityWeights& weights = config.weights;
    const auto number = [](std::uint32_t weight) { return fmt::to_string(weight); };
    return {{"PriorityFavorSmall", config.favorSmall ? "YES" : "NO", "NO"},
        {"PriorityFlags", fmt::format("{}", fmt::join(config.flags.names(), ",")), ""},
        {"PriorityMaxAge", slurmDuration(config.maxAgeSeconds), slurmDuration(PriorityConfig::DefaultMaxAge)},
        {"PriorityWeightAge", number(weights.age), "0"},
        {"PriorityWeightAssoc", number(weights.association), "0"},
        {"PriorityWeightFairshare", number(weights.fairshare), "0"},
        {"PriorityWeightJobSize", number(weights.jobSize), "0"},
        {"PriorityWeightPartition", number(weights.partition), "0"},
        {"PriorityWeightQOS", number(weights.qos), "0"},
        {"PriorityWeightTRES", tresText(config.tresWeights), ""}};
}

} // namespace fairshare

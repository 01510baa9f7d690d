// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/weight_warnings.h"

#include "core/analysis/weights/weight_rules.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/evaluation.h"
#include "core/table/result_table.h"
#include "core/tree/share_tree.h"

#include <array>
#include <cmath>

namespace fairshare {

MaximumPriority maximumPriority(const PriorityConfig& config)
{
    MaximumPriority maximum;
    const auto add = [&](double weight, PriorityFlag raw, bool canBeRaw) {
        if (canBeRaw && config.flags.has(raw) && weight > 0)
            maximum.isBounded = false;
        else
            maximum.sum += weight;
    };
    const PriorityWeights& weights = config.weights;
    add(weights.age, {}, false);
    add(weights.fairshare, {}, false);
    add(weights.jobSize, {}, false);
    add(weights.association, PriorityFlag::NoNormalAssoc, true);
    add(weights.partition, PriorityFlag::NoNormalPart, true);
    add(weights.qos, PriorityFlag::NoNormalQos, true);
    for (const TresWeight& tres : config.tresWeights)
        add(tres.weight, PriorityFlag::NoNormalTres, true);
    return maximum;
}

std::vector<UserFactor> userFactors(const ShareTree& tree, const AlgorithmResult* result)
{
    std::vector<UserFactor> users;
    if (result == nullptr)
        return users;
    const ResultTable& table = result->table;
    const auto factors = table.reals(table.find("factor_job") != nullptr ? "factor_job" : "factor");
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && std::isfinite(factors[row]))
            users.push_back({std::string(tree.name(row)), factors[row]});
    return users;
}

std::vector<WeightWarning> weightWarnings(const WeightQuestion& question)
{
    constexpr std::array WeightRules{weight_rules::overflow, weight_rules::spill, weight_rules::ageSpill,
        weight_rules::jobSizeSpill, weight_rules::tresSpill, weight_rules::tresSum, weight_rules::tresCarry,
        weight_rules::deadWeight, weight_rules::sameFactor, weight_rules::tooSmall,
        weight_rules::tooSmallForUsers, weight_rules::rawFactor, weight_rules::noMaxAge,
        weight_rules::flagsContradict, weight_rules::otherAlgorithm};
    std::vector<WeightWarning> warnings;
    for (const auto rule : WeightRules)
        if (auto found = rule(question))
            warnings.push_back(std::move(*found));
    return warnings;
}

std::string weight_rules::listed(const std::vector<std::string>& names)
{
    std::string text = names.empty() ? "" : names.front();
    for (std::size_t i = 1; i < names.size(); ++i)
        text = i + 1 == names.size() ? fairshare::say("{} and {}", text, names[i])
                                     : fairshare::say("{}, {}", text, names[i]);
    return text;
}

std::string weight_rules::pointsText(double points)
{
    constexpr double LargestWhole = 9007199254740992; // 2^53
    constexpr int Digits = 6;
    if (points >= 0 && points < LargestWhole && std::floor(points) == points)
        return saidNumber(fmt::to_string(static_cast<std::uint64_t>(points)));
    if (!std::isfinite(points) || points == 0)
        return saidNumber(shortest(points));
    const double scale = std::pow(10.0, Digits - 1 - std::floor(std::log10(std::abs(points))));
    return saidNumber(shortest(scale >= 1 ? std::round(points * scale) / scale : std::round(points)));
}

} // namespace fairshare

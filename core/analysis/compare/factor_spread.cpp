// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/factor_spread.h"

#include "core/scenario/evaluation.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string_view>

namespace fairshare {
namespace {

FactorSpread spreadOf(const ShareTree& tree, std::span<const double> column)
{
    FactorSpread spread;
    std::vector<double> values;
    values.reserve(tree.userCount());
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        if (std::isnan(column[row]))
            ++spread.notNumbers;
        else
            values.push_back(column[row]);
    }
    std::sort(values.begin(), values.end());
    for (const double value : values) {
        if (spread.factors.empty() || spread.factors.back().factor != value)
            spread.factors.push_back({value, 0});
        ++spread.factors.back().users;
    }
    for (const SharedFactor& shared : spread.factors)
        spread.sharing += shared.users > 1 ? shared.users : 0;
    return spread;
}

} // namespace

FactorSpread factorSpread(const ShareTree& tree, const AlgorithmResult& result)
{
    return spreadOf(tree, result.table.reals("factor"));
}

std::uint32_t fairsharePriority(double factor, std::uint32_t weight)
{
    const double priority = static_cast<double>(weight) * factor;
    if (std::isnan(priority))
        return 0;
    if (priority < 1)
        return 1;
    constexpr std::uint32_t Highest = std::numeric_limits<std::uint32_t>::max();
    return priority >= Highest ? Highest : static_cast<std::uint32_t>(priority);
}

PriorityCollisions priorityCollisions(
    const ShareTree& tree, const AlgorithmResult& result, std::uint32_t weight)
{
    const std::string_view column = result.table.find("factor_job") == nullptr ? "factor" : "factor_job";
    const FactorSpread spread = spreadOf(tree, result.table.reals(column));
    PriorityCollisions found;
    found.factors = spread.factors.size();
    found.sharingByFactor = spread.sharing;
    const auto close = [&found](std::uint32_t priority, std::size_t users) {
        if (users == 0)
            return;
        ++found.priorities;
        found.users += users;
        found.sharing += users > 1 ? users : 0;
        if (users > 1 && users >= found.largest) {
            found.largest = users;
            found.largestPriority = priority;
        }
    };
    std::uint32_t priority = 0;
    std::size_t users = 0;
    // Ascending factors have ascending priorities.
    for (const SharedFactor& shared : spread.factors) {
        const std::uint32_t own = fairsharePriority(shared.factor, weight);
        if (own != priority) {
            close(priority, users);
            priority = own;
            users = 0;
        }
        users += shared.users;
    }
    close(priority, users);
    return found;
}

} // namespace fairshare

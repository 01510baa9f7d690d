// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/own_usage.h"

#include "core/base/exact_decimal.h"
#include "core/base/numbers.h"
#include "core/base/say.h"

#include <cassert>
#include <cmath>
#include <optional>
#include <unordered_map>

namespace fairshare {

namespace {

long double ownPart(long double total, long double below)
{
    // A residue of some 1e-20 is not real usage, but it would break ties.
    constexpr long double Rounding = 0x1p-50L;
    // Infinity minus infinity is NaN, which could pass for no usage. The builder rejects infinity.
    if (!std::isfinite(total))
        return total;
    const long double own = total - below;
    return std::abs(own) <= Rounding * total ? 0 : own;
}

bool isFraction(long double own)
{
    return own > 0 && std::isfinite(own) && own != std::floor(own);
}

/// Removes the errors of binary arithmetic from fractions.
void subtractOnPaper(std::span<const long double> total,
    const std::function<std::uint32_t(std::uint32_t)>& parentOf, std::vector<long double>& own)
{
    std::unordered_map<std::uint32_t, std::optional<ExactDecimal>> rest;
    for (std::uint32_t row = 0; row < own.size(); ++row)
        if (isFraction(own[row]))
            rest.emplace(row, ExactDecimal::read(total[row]));
    for (std::uint32_t row = 1; row < own.size() && !rest.empty(); ++row)
        if (const auto above = rest.find(parentOf(row)); above != rest.end() && above->second)
            above->second = above->second->minus(ExactDecimal::read(total[row]));
    for (const auto& [row, exact] : rest)
        if (exact)
            own[row] = exact->value();
}

} // namespace

OwnUsage ownUsage(
    std::span<const long double> total, const std::function<std::uint32_t(std::uint32_t)>& parentOf)
{
    OwnUsage usage{std::vector<long double>(total.size()), std::vector<long double>(total.size(), 0.0L)};
    for (std::uint32_t row = 1; row < total.size(); ++row)
        usage.below[parentOf(row)] += total[row];
    for (std::uint32_t row = 0; row < total.size(); ++row)
        usage.own[row] = ownPart(total[row], usage.below[row]);
    subtractOnPaper(total, parentOf, usage.own);
    return usage;
}

void setOwnUsage(ShareTreeBuilder& builder, const std::vector<long double>& total, Diagnostics& diagnostics)
{
    assert(total.size() == builder.size());
    const auto [owns, below] =
        ownUsage(total, [&builder](std::uint32_t node) { return builder.parent(node); });
    for (ShareTreeBuilder::Handle node = 0; node < total.size(); ++node) {
        const long double own = owns[node];
        builder.setUsage(node, own > 0 ? own : 0);
        if (own < 0)
            diagnostics.push_back({"usage_below_children",
                fairshare::say("usage of {} is {}, less than the {} below it; its own usage is set to 0",
                    nameOf(builder.kind(node), builder.name(node)), shortest(total[node]),
                    shortest(below[node])),
                builder.position(node)});
    }
}

} // namespace fairshare

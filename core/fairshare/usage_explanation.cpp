// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/usage_explanation.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/levels.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <array>

namespace fairshare {
namespace {

constexpr std::array<std::string_view, 4> AllUsageColumns{
    "shares_norm", "usage_norm", "usage_efctv", "factor"};

double usageOverShares(const ExplainedPair& pair, NodeRow row)
{
    return pair.real("usage_efctv", row) / pair.real("shares_norm", row);
}

bool hasShares(const ExplainedPair& pair, NodeRow row)
{
    return pair.real("shares_norm", row) > 0;
}

std::string usageReasonOfTie(const ExplainedPair& pair)
{
    if (!hasShares(pair, pair.first) && !hasShares(pair, pair.second))
        return fairshare::say("Neither has a share of the cluster, so both factors are 0.");
    if (pair.real("factor", pair.first) == 0)
        return fairshare::say("Both factors are so small that they round to 0.");
    if (usageOverShares(pair, pair.first) == usageOverShares(pair, pair.second))
        return fairshare::say(
            "Both have the same U / S ratio, {}.", shown(usageOverShares(pair, pair.first)));
    return fairshare::say("Their U / S ratios are so close that both factors round to the same number.");
}

} // namespace

const std::span<const std::string_view> UsageColumns = AllUsageColumns;

Verdict judgeUsage(const ExplainedPair& pair)
{
    if (!pair.isPair())
        return {fairshare::say("Effective usage {} and normalized shares {} give a factor of {}.",
                    shown(pair.real("usage_efctv", pair.first)), shown(pair.real("shares_norm", pair.first)),
                    shown(pair.real("factor", pair.first))),
            "", {}};
    if (pair.tied())
        return factorVerdict(pair, usageReasonOfTie(pair));
    if (!hasShares(pair, pair.second))
        return factorVerdict(pair,
            fairshare::say("{} has no share of the cluster, so the factor is 0.", pair.label(pair.second)));
    const auto ratios =
        distinctTexts(usageOverShares(pair, pair.first), usageOverShares(pair, pair.second), 4);
    return factorVerdict(pair,
        fairshare::say("Decided by effective usage over shares, regardless of account: {} has U / S = {}, {} "
                       "has {}; the lower ratio ranks first.",
            pair.label(pair.first), ratios.first, pair.label(pair.second), ratios.second));
}

std::string factorFormula(const ExplainedPair& pair, NodeRow row)
{
    const double shares = pair.real("shares_norm", row);
    if (!(shares > 0))
        return fairshare::say("factor 0 (no shares)");
    const std::string damping = saidNumber(toText(pair.figures.parameters.at("damping")));
    return fmt::format("2^(-({} / {}){}) = {}", operand(pair.real("usage_efctv", row)), operand(shares),
        damping == "1" ? "" : " / " + damping, shown(pair.real("factor", row)));
}

std::string clusterShares(const ExplainedPair& pair, NodeRow row)
{
    const NodeRow above = pair.levels().fairshareParent(row);
    const std::string result = shown(pair.real("shares_norm", row));
    if (pair.tree().hasParentShares(row))
        return fairshare::say("S = {} (inherited from {})", result, pair.tree().name(above));
    const std::uint32_t levelShares = pair.levels().levelShares(row);
    if (levelShares == 0)
        return fairshare::say("S = {} (the shares of this level add up to 0)", result);
    const std::string fraction = fmt::format("{}/{}", pair.tree().shares(row), levelShares);
    if (above == RootRow)
        return fmt::format("S = {} = {}", fraction, result);
    return fmt::format("S = {} * {} = {}", operand(pair.real("shares_norm", above)), fraction, result);
}

} // namespace fairshare

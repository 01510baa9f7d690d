// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/result_columns.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

/// Rows of one kind of finding: the first is named, the rest counted.
struct Finding {
    std::string_view code{};
    std::string_view what{};
    NodeRow first = NoRow;
    std::size_t count = 0;

    void add(NodeRow row)
    {
        if (count++ == 0)
            first = row;
    }
};

void report(const ShareTree& tree, const Finding& finding, Diagnostics& diagnostics)
{
    if (finding.count == 0)
        return;
    std::string text = fmt::format("factor of '{}' {}", tree.name(finding.first), finding.what);
    if (finding.count > 1)
        text += fmt::format("; so in {} rows", finding.count);
    diagnostics.push_back({std::string(finding.code), std::move(text), {}});
}

} // namespace

Column levelSharesColumn(const FairshareInput& input)
{
    return {{"level_shares", "Level shares", "",
                "Sum of the raw shares that compete on this level, modulo 2^32 as Slurm adds.", 0},
        input.shares.levelShares, true};
}

Column sharesWithinLevelColumn(const FairshareInput& input)
{
    return {{"shares_norm", "Normalized shares", "",
                "Raw shares over the level's sum; one level only. Above 1 only where the sum wraps.", 6},
        input.shares.withinLevel};
}

Column sharesOfClusterColumn(Reals values)
{
    return {
        {"shares_norm", "Normalized shares", "",
            "Fraction of the whole cluster: the product of the level fractions up to the root, 0 to 1.", 6},
        std::move(values)};
}

Column usageNormColumn(const FairshareInput& input)
{
    return {
        {"usage_norm", "Normalized usage", "", "Raw usage with everything below over the root's, 0 to 1.", 6},
        input.usageNormColumn};
}

Column usageEffectiveColumn(Values<double> values, std::string_view meaning)
{
    return {{"usage_efctv", "Effective usage", "", meaning, 6}, shared(std::move(values))};
}

Column factorColumn(Values<double> values, std::string_view meaning)
{
    return {{"factor", "Factor", "", meaning, 6}, shared(std::move(values))};
}

Column jobFactorColumn(Values<double> values)
{
    return {{"factor_job", "Job factor", "",
                "The factor that jobs get: effective usage in extended precision, and for a user with parent "
                "shares "
                "the values of the account it competes for.",
                6},
        shared(std::move(values))};
}

Column rankColumn(Values<std::uint32_t> values)
{
    return {{"rank", "Rank", "", "Place among all users: 1 is served first, ties share a place.", 0},
        shared(std::move(values))};
}

void flagFactors(const ShareTree& tree, std::span<const double> factor, Diagnostics& diagnostics)
{
    Finding nan{.code = "factor_nan", .what = "is not a number: the shares of its level add up to 0"};
    Finding high{.code = "factor_above_1", .what = "is above 1, more than a well-formed tree gives"};
    Finding low{.code = "factor_below_0", .what = "is below 0, less than a well-formed tree gives"};
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (factor[row] >= 0 && factor[row] <= 1)
            continue;
        if (std::isnan(factor[row]) && !isUndefined(factor[row]))
            nan.add(row);
        else if (factor[row] > 1)
            high.add(row);
        else if (factor[row] < 0)
            low.add(row);
    }
    report(tree, nan, diagnostics);
    report(tree, high, diagnostics);
    report(tree, low, diagnostics);
}

} // namespace fairshare

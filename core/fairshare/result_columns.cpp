// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fairshare/result_columns.h"

#include "core/base/say.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <cmath>
#include <utility>

namespace fairshare {
namespace {

/// A kind of finding: the first row is named, the others are counted.
struct Finding {
    std::string_view code{};
    const char* words = ""; ///< message with the name of a row; marked by `phrase`
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
    const std::string_view name = tree.name(finding.first);
    std::string text = sayFormatted(finding.words, fmt::make_format_args(name));
    if (finding.count > 1)
        text = fairshare::say("{}; {} rows affected", text, finding.count);
    diagnostics.push_back({std::string(finding.code), std::move(text), {}});
}

} // namespace

Column levelSharesColumn(const FairshareInput& input)
{
    return {
        {"level_shares", fairshare::phrase("Level shares"), "",
            fairshare::phrase("Sum of the raw shares competing on this level, modulo 2^32 as in Slurm."), 0},
        input.shares.levelShares, true};
}

Column sharesWithinLevelColumn(const FairshareInput& input)
{
    return {{"shares_norm", fairshare::phrase("Normalized shares"), "",
                fairshare::phrase(
                    "Raw shares divided by the level's sum; one level only. Above 1 only if the sum wraps."),
                6},
        input.shares.withinLevel};
}

Column sharesOfClusterColumn(Reals values)
{
    return {{"shares_norm", fairshare::phrase("Normalized shares"), "",
                fairshare::phrase(
                    "Fraction of the whole cluster: product of the level fractions up to the root, 0 to 1."),
                6},
        std::move(values)};
}

Column usageNormColumn(const FairshareInput& input)
{
    return {
        {"usage_norm", fairshare::phrase("Normalized usage"), "",
            fairshare::phrase("Raw usage, including everything below, divided by the root's usage; 0 to 1."),
            6},
        input.usageNormColumn};
}

Column usageEffectiveColumn(Values<double> values, std::string_view meaning)
{
    return {{"usage_efctv", fairshare::phrase("Effective usage"), "", meaning, 6}, shared(std::move(values))};
}

Column factorColumn(Values<double> values, std::string_view meaning)
{
    return {{"factor", fairshare::phrase("Factor"), "", meaning, 6}, shared(std::move(values))};
}

Column jobFactorColumn(Values<double> values)
{
    return {{"factor_job", fairshare::phrase("Job factor"), "",
                fairshare::phrase("Factor used for jobs, with effective usage in extended precision. A user "
                                  "with parent shares gets the values of the account it competes for."),
                6},
        shared(std::move(values))};
}

Column rankColumn(Values<std::uint32_t> values)
{
    return {{"rank", fairshare::phrase("Rank"), "",
                fairshare::phrase("Rank among all users: 1 is served first; tied users share a rank."), 0},
        shared(std::move(values))};
}

void flagFactors(const ShareTree& tree, std::span<const double> factor, Diagnostics& diagnostics)
{
    Finding nan{.code = "factor_nan",
        .words =
            fairshare::phrase("factor of '{}' is not a number because the shares of its level add up to 0")};
    Finding high{.code = "factor_above_1",
        .words = fairshare::phrase("factor of '{}' is above 1; in a well-formed tree it is at most 1")};
    Finding low{.code = "factor_below_0",
        .words = fairshare::phrase("factor of '{}' is below 0; in a well-formed tree it is at least 0")};
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

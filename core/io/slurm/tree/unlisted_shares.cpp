// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/unlisted_shares.h"

#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <tuple>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

using Handle = ShareTreeBuilder::Handle;
/// What one reading of the printed figures tells.
struct UnlistedShares {
    std::vector<std::pair<Handle, std::uint32_t>> found{};
    std::size_t levels = 0; ///< levels of which any row tells the sum
    std::size_t contradictions = 0; ///< levels of which no sum gives all figures

    bool isBetterThan(const UnlistedShares& other) const
    {
        return std::tuple(contradictions, found.size(), other.levels)
            < std::tuple(other.contradictions, other.found.size(), levels);
    }
};

/// What the rows of one level tell about the sum of its shares.
struct LevelSum {
    static constexpr long double Slack = 1e-9L;

    long double listed = 0;
    long double least = 0;
    long double most = std::numeric_limits<long double>::infinity();
    long double best = 0; ///< by the row with the finest figure
    long double error = std::numeric_limits<long double>::infinity(); ///< relative error of `best`

    /// Takes the sum that a row with these shares and this part of the level tells.
    void take(std::uint32_t shares, PrintedNumber part)
    {
        const long double value = part.value;
        const long double rounding = part.rounding;
        least = std::max(least, shares / (value + rounding));
        if (value <= rounding)
            return;
        most = std::min(most, shares / (value - rounding));
        if (rounding / value < error) {
            error = rounding / value;
            best = shares / value;
        }
    }
    bool isContradictory() const { return least > most * (1 + Slack) || listed > most * (1 + Slack); }
    /// Returns the shares that are not listed; 0 if nothing shows that any are missing.
    std::uint32_t unlisted() const
    {
        if (least > most * (1 + Slack) || listed >= least * (1 - Slack) || error > 1)
            return 0;
        const long double sum = std::clamp(std::round(best), std::ceil(least * (1 - Slack)),
            std::max(std::ceil(least * (1 - Slack)), std::floor(most * (1 + Slack))));
        constexpr long double Most = std::numeric_limits<std::uint32_t>::max();
        return sum <= listed || sum > Most ? 0 : static_cast<std::uint32_t>(sum - listed);
    }
};

/// Returns the row's part of its level.
PrintedNumber partOfLevel(
    const ShareTreeBuilder& builder, Handle row, Handle above, NormSharesOf normSharesOf)
{
    const PrintedFigures& figures = builder.printed(row);
    const PrintedNumber& own = figures.of(ListedFigure::NormShares);
    if (figures.levelShares > 0)
        return {static_cast<double>(builder.shares(row)) / figures.levelShares, 0};
    if (!own.isPrinted() || above == builder.root() || normSharesOf == NormSharesOf::Level)
        return own;
    const PrintedNumber& account = builder.printed(above).of(ListedFigure::NormShares);
    if (!account.isPrinted() || account.value <= account.rounding)
        return {};
    const double part = own.value / account.value;
    return {part, (own.rounding + part * account.rounding) / account.value};
}

UnlistedShares unlistedBy(const ShareTreeBuilder& builder, NormSharesOf normSharesOf)
{
    const auto rows = static_cast<Handle>(builder.size());
    std::vector<LevelSum> levels(rows);
    std::vector<Handle> competesIn(rows, builder.root());
    for (Handle row = 1; row < rows; ++row) {
        const Handle above = builder.parent(row);
        const bool isTransparent = above != builder.root() && builder.shares(above) == ParentShares;
        competesIn[row] = isTransparent ? competesIn[above] : above;
        if (builder.shares(row) == ParentShares)
            continue;
        LevelSum& level = levels[competesIn[row]];
        level.listed += builder.shares(row);
        if (builder.shares(row) == 0)
            continue;
        if (const PrintedNumber part = partOfLevel(builder, row, competesIn[row], normSharesOf);
            part.isPrinted())
            level.take(builder.shares(row), part);
    }
    UnlistedShares result;
    for (Handle row = 0; row < rows; ++row) {
        result.levels += levels[row].best > 0 ? 1U : 0U;
        result.contradictions += levels[row].isContradictory() ? 1U : 0U;
        if (const std::uint32_t shares = levels[row].unlisted(); shares > 0)
            result.found.emplace_back(row, shares);
    }
    return result;
}

} // namespace

NormSharesOf findUnlistedShares(ShareTreeBuilder& builder, NormSharesOf normSharesOf)
{
    const bool isTold = normSharesOf != NormSharesOf::Unknown;
    UnlistedShares unlisted = unlistedBy(builder, isTold ? normSharesOf : NormSharesOf::Level);
    if (!isTold) {
        UnlistedShares other = unlistedBy(builder, NormSharesOf::Cluster);
        if (other.isBetterThan(unlisted)) {
            unlisted = std::move(other);
            normSharesOf = NormSharesOf::Cluster;
        } else if (unlisted.isBetterThan(other)) {
            normSharesOf = NormSharesOf::Level;
        }
    }
    for (const auto& [row, shares] : unlisted.found)
        builder.setUnlistedShares(row, shares);
    return normSharesOf;
}

} // namespace fairshare

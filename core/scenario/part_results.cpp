// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/part_results.h"

#include "core/scenario/evaluation.h"

#include <array>
#include <utility>

namespace fairshare {
namespace {

/// How much of a column a part of the tree tells.
enum class Known {
    Listed, ///< the values of all rows that are listed
    BelowListed, ///< of rows below listed accounts
    Nothing,
};

constexpr std::array PrintedColumns{
    std::pair<std::string_view, ListedFigure>("shares_norm", ListedFigure::NormShares),
    std::pair<std::string_view, ListedFigure>("usage_norm", ListedFigure::NormUsage),
    std::pair<std::string_view, ListedFigure>("usage_efctv", ListedFigure::EffectvUsage),
    std::pair<std::string_view, ListedFigure>("factor_job", ListedFigure::FairShare),
    std::pair<std::string_view, ListedFigure>("factor", ListedFigure::FairShare),
    std::pair<std::string_view, ListedFigure>("level_fs", ListedFigure::LevelFs)};

/// Returns whether the usage of the cluster is known: that of a root that is not listed exceeds the rows' own
/// if their figures gave it.
bool knowsCluster(const ShareTree& tree)
{
    return !tree.isUnlisted(RootRow) || tree.usage(RootRow) > 0;
}

Known knownOf(const ShareTree& tree, const Algorithm& algorithm, std::string_view column)
{
    if (column == "usage_norm")
        return knowsCluster(tree) ? Known::Listed : Known::Nothing;
    const bool isFactor = column == "factor" || column == "factor_job";
    if (algorithm.picture == RankPicture::Walk) // compares rows of one level
        return isFactor ? Known::Nothing : Known::Listed;
    if (algorithm.isFactorCurve || column == "shares_norm") // follows the path to the root
        return Known::BelowListed;
    return Known::Nothing;
}

/// Returns by row whether an account above it, the root aside, is not listed.
std::vector<bool> belowUnlisted(const ShareTree& tree)
{
    std::vector<bool> below(tree.size(), false);
    for (NodeRow row = RootRow + 1; row < tree.size(); ++row) {
        const NodeRow above = tree.parent(row);
        below[row] = above != RootRow && (below[above] || tree.isUnlisted(above));
    }
    return below;
}

/// Returns whether the row has the normalized shares of an account that is not listed.
bool takesUnlistedShares(const FairshareInput& input, NodeRow row)
{
    return row != RootRow && input.tree.hasParentShares(row)
        && input.tree.isUnlisted(input.levels.fairshareParent(row));
}

double printedIn(const ShareTree& tree, NodeRow row, std::string_view column)
{
    const PrintedFigures* figures = tree.printed(row);
    if (figures == nullptr)
        return Undefined;
    for (const auto& [id, figure] : PrintedColumns)
        if (id == column && figures->of(figure).isPrinted())
            return figures->of(figure).value;
    return Undefined;
}

} // namespace

void settlePart(const FairshareInput& input, bool isPrinted, AlgorithmResult& result)
{
    const ShareTree& tree = input.tree;
    const std::vector<bool> isBelow = belowUnlisted(tree);
    const auto unknown = std::make_shared<const Values<std::uint32_t>>(tree.size(), UndefinedCount);
    for (Column& column : result.table.columns) {
        const std::string_view id = column.spec.id;
        if (id == "rank" && std::holds_alternative<Counts>(column.values))
            column.values = unknown;
        const auto* reals = std::get_if<Reals>(&column.values);
        if (reals == nullptr)
            continue;
        const Known known = knownOf(tree, *result.algorithm, id);
        Values<double> values(**reals);
        for (NodeRow row = 0; row < tree.size(); ++row)
            if (tree.isUnlisted(row))
                values[row] = Undefined;
            else if (known == Known::Nothing || (id == "shares_norm" && takesUnlistedShares(input, row))
                || (known == Known::BelowListed && isBelow[row]))
                values[row] = isPrinted ? printedIn(tree, row, id) : Undefined;
        column.values = std::make_shared<const Values<double>>(std::move(values));
    }
}

} // namespace fairshare

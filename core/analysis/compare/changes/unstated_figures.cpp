// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/unstated_figures.h"

#include "core/analysis/compare/comparison.h"
#include "core/base/say.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <memory>

namespace fairshare {
namespace {

template <typename T>
std::shared_ptr<const std::vector<T>> taken(
    const std::vector<T>& own, const std::vector<T>& other, const RowMatch& match)
{
    auto result = std::make_shared<std::vector<T>>(own);
    for (NodeRow row = 0; row < result->size(); ++row)
        if (match.earlier[row] != NoRow)
            (*result)[row] = other[match.earlier[row]];
    return result;
}

std::shared_ptr<const GivenTotals> takenTotals(const ShareTree& other, const RowMatch& match)
{
    auto result = std::make_shared<GivenTotals>();
    for (NodeRow row = 0; row < match.earlier.size(); ++row) {
        const NodeRow source = match.earlier[row];
        if (const long double* total = source == NoRow ? nullptr : other.givenTotal(source); total != nullptr)
            result->emplace_hint(result->end(), row, *total);
    }
    return result->empty() ? nullptr : result;
}

} // namespace

Diagnostics takeUnstated(
    Scenario& scenario, StatedFigures stated, const Scenario& other, StatedFigures otherStated)
{
    const bool takesShares = !stated.shares && otherStated.shares;
    const bool takesUsage = !stated.usage && otherStated.usage;
    Diagnostics remarks;
    if (!takesShares && !takesUsage)
        return remarks;
    const RowMatch match = matchRows(scenario.tree, other.tree);
    ShareTree::Columns columns = scenario.tree.columns();
    if (takesShares) {
        columns.shares = taken(scenario.tree.shares(), other.tree.shares(), match);
        remarks.push_back({"shares_not_compared",
            fairshare::say("the file has no raw shares, so raw shares are not compared"), {}});
    }
    if (takesUsage) {
        columns.usage = taken(scenario.tree.usage(), other.tree.usage(), match);
        columns.givenTotals = takenTotals(other.tree, match);
        remarks.push_back(
            {"usage_not_compared", fairshare::say("the file has no usage, so usage is not compared"), {}});
    }
    scenario.tree = ShareTree(std::move(columns));
    return remarks;
}

} // namespace fairshare

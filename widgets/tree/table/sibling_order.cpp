// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/sibling_order.h"

#include "core/base/numbers.h"
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <span>

namespace fairshare::gui {
namespace {

constexpr double None = std::numeric_limits<double>::quiet_NaN();

template <typename IsUndefinedRow>
std::vector<double> countKeys(std::span<const std::uint32_t> counts, IsUndefinedRow isUndefinedRow)
{
    std::vector<double> keys;
    keys.reserve(counts.size());
    for (std::size_t row = 0; row < counts.size(); ++row)
        keys.push_back(isUndefinedRow(row) ? None : static_cast<double>(counts[row]));
    return keys;
}

std::vector<double> rankKeys(std::span<const std::uint32_t> ranks)
{
    return countKeys(ranks, [ranks](std::size_t row) { return ranks[row] == UndefinedCount; });
}

/// Uses ranks as keys, because a double cannot distinguish all 64-bit words.
std::vector<double> wordKeys(std::span<const std::uint64_t> words)
{
    std::vector<std::uint64_t> sorted(words.begin(), words.end());
    std::sort(sorted.begin(), sorted.end());
    std::vector<double> keys;
    keys.reserve(words.size());
    for (const std::uint64_t word : words) {
        const auto place = std::lower_bound(sorted.begin(), sorted.end(), word) - sorted.begin();
        keys.push_back(static_cast<double>(place));
    }
    return keys;
}

std::vector<double> detailKeys(const AlgorithmResult* result, std::string_view id, std::size_t size)
{
    const Column* column = result == nullptr ? nullptr : result->table.find(id);
    if (column == nullptr)
        return std::vector<double>(size, None);
    if (const auto* counts = std::get_if<Counts>(&column->values))
        return countKeys(**counts, [&](std::size_t row) { return isUndefined(*column, *counts, row); });
    if (const auto* words = std::get_if<Words>(&column->values))
        return wordKeys(**words);
    if (const auto* flags = std::get_if<Flags>(&column->values))
        return {(*flags)->begin(), (*flags)->end()};
    const auto& reals = *std::get<Reals>(column->values);
    return {reals.begin(), reals.end()};
}

/// Gives accounts without a key the best key below them.
void inheritBest(const ShareTree& tree, Direction best, std::vector<double>& keys)
{
    std::vector<double> below = keys;
    for (auto row = static_cast<NodeRow>(tree.size() - 1); row > RootRow; --row) {
        double& above = below[tree.parent(row)];
        const bool better = best == Direction::Ascending ? below[row] < above : below[row] > above;
        if (better || (std::isnan(above) && !std::isnan(below[row])))
            above = below[row];
        if (std::isnan(keys[row]))
            keys[row] = below[row];
    }
}

std::vector<double> usageKeys(const Evaluation& evaluation)
{
    return {evaluation.usageTotal->begin(), evaluation.usageTotal->end()};
}

std::vector<double> shareKeys(const ShareTree& tree)
{
    std::vector<double> keys(tree.size());
    for (NodeRow row = 0; row < tree.size(); ++row)
        keys[row] = tree.hasParentShares(row) ? None : static_cast<double>(tree.shares(row));
    return keys;
}

/// Sorts by the first amount of a limit.
std::vector<double> limitKeys(const ShareTree& tree, LimitKind kind)
{
    std::vector<double> keys(tree.size(), None);
    for (NodeRow row = 0; row < tree.size(); ++row)
        for (const AssociationLimit& limit : limitsOf(tree, row))
            if (limit.kind == kind)
                keys[row] = parseDouble(limit.amounts.front().limit).value_or(None);
    return keys;
}

} // namespace

std::vector<double> sortKeys(const TreeColumn& column, const Evaluation& evaluation)
{
    const ShareTree& tree = evaluation.tree;
    const AlgorithmResult* result = evaluation.find(column.sourceAlgorithm());
    std::vector<double> keys(tree.size());
    switch (column.kind) {
    case ColumnKind::Name: // siblings are already in name order
        std::iota(keys.begin(), keys.end(), 0.0);
        return keys;
    case ColumnKind::Shares:
        return shareKeys(tree);
    case ColumnKind::Usage:
        return usageKeys(evaluation);
    case ColumnKind::ShareFraction:
    case ColumnKind::UsageFraction:
    case ColumnKind::Detail:
        return detailKeys(result, column.resultColumn(), tree.size());
    case ColumnKind::Factor:
        keys = detailKeys(result, "factor", tree.size());
        inheritBest(tree, Direction::Descending, keys);
        return keys;
    case ColumnKind::Rank:
        keys = result == nullptr ? std::vector<double>(tree.size(), None) : rankKeys(*result->rank);
        inheritBest(tree, Direction::Ascending, keys);
        return keys;
    case ColumnKind::Limit:
        return limitKeys(tree, column.limit);
    }
    return keys;
}

std::vector<NodeRow> siblingOrder(
    const TreeShape& shape, const std::vector<double>& keys, Direction direction)
{
    const auto size = static_cast<NodeRow>(shape.parent.size());
    std::vector<std::uint32_t> first(std::size_t{size} + 1, 0);
    for (NodeRow row = 1; row < size; ++row)
        ++first[shape.parent[row] + 1];
    std::partial_sum(first.begin(), first.end(), first.begin());
    std::vector<NodeRow> children(size - 1);
    std::vector<std::uint32_t> next(first.begin(), first.end() - 1);
    for (NodeRow row = 1; row < size; ++row)
        children[next[shape.parent[row]]++] = row;
    const auto before = [&keys, direction](NodeRow a, NodeRow b) {
        const bool aHas = !std::isnan(keys[a]);
        const bool bHas = !std::isnan(keys[b]);
        if (!aHas || !bHas)
            return aHas && !bHas;
        return direction == Direction::Ascending ? keys[a] < keys[b] : keys[a] > keys[b];
    };
    const auto at = [&children, &first](NodeRow account) {
        return children.begin() + static_cast<std::ptrdiff_t>(first[account]);
    };
    for (NodeRow row = 0; row < size; ++row)
        std::stable_sort(at(row), at(row + 1), before);
    std::vector<NodeRow> order;
    order.reserve(size);
    std::vector<NodeRow> waiting{RootRow};
    while (!waiting.empty()) {
        const NodeRow row = waiting.back();
        waiting.pop_back();
        order.push_back(row);
        waiting.insert(
            waiting.end(), std::make_reverse_iterator(at(row + 1)), std::make_reverse_iterator(at(row)));
    }
    return order;
}

} // namespace fairshare::gui

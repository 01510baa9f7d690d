// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/value_distribution.h"

#include "core/base/say.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

/// Splits `total` into whole parts in proportion to `weights`, which are not all 0.
std::vector<std::uint32_t> wholeParts(std::uint32_t total, const std::vector<std::uint32_t>& weights)
{
    const std::uint64_t sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
    std::vector<std::uint32_t> parts;
    std::vector<std::pair<std::uint64_t, std::size_t>> remainders;
    std::uint64_t left = total;
    for (std::size_t i = 0; i < weights.size(); ++i) {
        // Both factors are below 2^31.
        const std::uint64_t product = std::uint64_t{total} * weights[i];
        parts.push_back(static_cast<std::uint32_t>(product / sum));
        remainders.emplace_back(product % sum, i);
        left -= parts.back();
    }
    std::sort(remainders.begin(), remainders.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    for (std::size_t i = 0; i < left; ++i)
        ++parts[remainders[i].second];
    return parts;
}

Result<ShareTree> distributeShares(
    const ShareTree& tree, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    const auto total = editedShares(0, edit.text, edit.marks);
    if (!total)
        return tl::unexpected(total.error());
    if (*total == ParentShares)
        return fail(ErrorCode::BadInput, fairshare::say("parent is not a total; type a whole number"));
    std::vector<std::uint32_t> weights;
    for (const NodeRow row : rows) {
        if (tree.hasParentShares(row))
            return fail(ErrorCode::BadInput,
                fairshare::say("{} has parent shares and cannot receive part of a total",
                    nameOf(tree.shape().kind[row], tree.name(row))));
        weights.push_back(tree.shares(row));
    }
    if (std::all_of(weights.begin(), weights.end(), [](std::uint32_t weight) { return weight == 0; }))
        std::fill(weights.begin(), weights.end(), 1);
    const std::vector<std::uint32_t> parts = wholeParts(*total, weights);
    std::vector<std::pair<NodeRow, std::uint32_t>> values;
    values.reserve(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i)
        values.emplace_back(rows[i], parts[i]);
    return withSharesOf(tree, values);
}

Result<ShareTree> distributeUsage(const ShareTree& tree, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    const auto total =
        editedUsage(0, edit.text, {edit.marks, edit.unit, wholeFor(tree, edit.text, edit.marks)});
    if (!total)
        return tl::unexpected(total.error());
    const std::vector<NodeRow> parts = rowsCountedOnce(tree, rows);
    const std::vector<long double> usage = usageWithSubtree(tree, parts);
    const long double sum = std::accumulate(usage.begin(), usage.end(), 0.0L);
    std::vector<std::pair<NodeRow, long double>> values;
    values.reserve(parts.size());
    long double left = *total;
    for (std::size_t at = 0; at < parts.size(); ++at) {
        const long double weight = sum > 0 ? usage[at] / sum : 1.0L / static_cast<long double>(parts.size());
        const long double part = at + 1 == parts.size() ? left : std::min(left, *total * weight);
        values.emplace_back(parts[at], part);
        left -= part;
    }
    return withTotalUsageOf(tree, values);
}

} // namespace

Result<Scenario> withDistributedTotal(
    const Scenario& scenario, std::span<const NodeRow> rows, const ValueEdit& edit)
{
    if (rows.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows to distribute a total to"));
    if (isChangeText(edit.text, edit.marks))
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is a relative change, not a total; type a number", edit.text));
    auto tree = edit.field == ValueField::Shares ? distributeShares(scenario.tree, rows, edit)
                                                 : distributeUsage(scenario.tree, rows, edit);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario edited = scenario;
    edited.tree = std::move(*tree);
    return edited;
}

} // namespace fairshare

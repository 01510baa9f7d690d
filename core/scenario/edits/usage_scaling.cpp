// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/usage_scaling.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/tree/edits/share_tree_edits.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

namespace fairshare {
namespace {

/// Scales given totals of the subtree and adjusts those above by the difference.
std::shared_ptr<const GivenTotals> scaledTotals(
    const ShareTree& tree, NodeRow row, long double now, long double total)
{
    if (!tree.columns().givenTotals)
        return nullptr;
    GivenTotals totals = *tree.columns().givenTotals;
    const auto end = totals.lower_bound(tree.subtreeEnd(row));
    for (auto given = totals.lower_bound(row); given != end; ++given)
        if (given->first == row || now == 0)
            given->second = given->first == row ? total : 0;
        else
            given->second = given->second / now * total;
    moveTotalsAbove(tree, row, total - now, totals);
    return std::make_shared<const GivenTotals>(std::move(totals));
}

Result<void> checkTotal(const ShareTree& tree, NodeRow row, long double total)
{
    if (!(total >= 0) || !std::isfinite(total))
        return fail(ErrorCode::OutOfRange,
            fairshare::say(
                "usage of '{}' is {}; expected a finite number, 0 or more", tree.name(row), shortest(total)));
    return {};
}

/// Sets totals of many rows in two passes: upwards for what each row has before it is scaled, downwards to
/// scale what is below.
class TotalsEdit {
public:
    explicit TotalsEdit(const ShareTree& tree)
        : m_tree(tree)
        , m_before(sumUsage(tree).total)
        , m_usage(tree.usage())
        , m_difference(tree.size(), 0)
        , m_factor(tree.size(), 1)
        , m_wanted(tree.size(), Unset)
    {
        if (tree.columns().givenTotals)
            m_given = *tree.columns().givenTotals;
    }

    void set(NodeRow row, long double total) { m_wanted[row] = total; }

    ShareTree result() &&
    {
        for (auto row = static_cast<NodeRow>(m_tree.size()); row-- > RootRow;)
            settle(row);
        for (NodeRow row = RootRow; row < m_tree.size(); ++row)
            scale(row);
        ShareTree::Columns columns = m_tree.columns();
        columns.usage = std::make_shared<const std::vector<long double>>(std::move(m_usage));
        columns.givenTotals =
            m_given.empty() ? nullptr : std::make_shared<const GivenTotals>(std::move(m_given));
        return ShareTree(std::move(columns));
    }

private:
    static constexpr long double Unset = -1;
    /// Sums in spreadsheets differ from ours by less.
    static constexpr long double RoundingError = 1e-12L;

    /// Finds the factor for everything below a row, whose rows below are settled.
    void settle(NodeRow row)
    {
        const long double now = std::max(0.0L, m_before[row] + m_difference[row]);
        long double total = now;
        if (m_wanted[row] != Unset && std::abs(m_wanted[row] - now) > RoundingError * now) {
            total = m_wanted[row];
            if (m_tree.isUser(row) || now == 0)
                m_usage[row] = total;
            else
                m_factor[row] = total / now;
        }
        if (m_wanted[row] != Unset && m_tree.isUser(row)) {
            m_usage[row] = m_wanted[row] + 0.0L; // no negative zero
            total = m_usage[row];
            m_given.erase(row);
        }
        m_difference[row] = total - m_before[row];
        if (row != RootRow && m_difference[row] != 0)
            m_difference[m_tree.parent(row)] += m_difference[row];
        if (const auto given = m_given.find(row); given != m_given.end())
            given->second = total;
    }

    void scale(NodeRow row)
    {
        const long double above = row == RootRow ? 1 : m_factor[m_tree.parent(row)];
        m_factor[row] *= above;
        if (m_factor[row] != 1)
            m_usage[row] *= m_factor[row];
        if (above != 1)
            if (const auto given = m_given.find(row); given != m_given.end())
                given->second *= above;
    }

    const ShareTree& m_tree;
    Values<long double> m_before;
    std::vector<long double> m_usage;
    std::vector<long double> m_difference; ///< of the total
    std::vector<long double> m_factor;
    std::vector<long double> m_wanted;
    GivenTotals m_given;
};

} // namespace

Result<ShareTree> withTotalUsage(const ShareTree& tree, NodeRow row, long double total)
{
    if (auto checked = checkTotal(tree, row, total); !checked)
        return tl::unexpected(checked.error());
    std::vector<long double> usage = tree.usage();
    const long double now = sumUsage(tree).total[row];
    if (now == 0 || tree.subtreeEnd(row) == row + 1)
        usage[row] = total;
    else
        for (NodeRow at = row; at < tree.subtreeEnd(row); ++at)
            usage[at] = usage[at] / now * total;
    ShareTree::Columns columns = tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    columns.givenTotals = scaledTotals(tree, row, now, total);
    return ShareTree(std::move(columns));
}

Result<ShareTree> withTotalUsageOf(
    const ShareTree& tree, std::span<const std::pair<NodeRow, long double>> totals)
{
    const auto isUser = [&tree](const auto& each) { return tree.isUser(each.first); };
    if (std::all_of(totals.begin(), totals.end(), isUser))
        return withUsageOf(tree, totals);
    TotalsEdit edit(tree);
    for (const auto& [row, total] : totals) {
        if (auto checked = checkTotal(tree, row, total); !checked)
            return tl::unexpected(checked.error());
        edit.set(row, total);
    }
    return std::move(edit).result();
}

std::vector<NodeRow> rowsCountedOnce(const ShareTree& tree, std::span<const NodeRow> rows)
{
    std::vector<NodeRow> sorted(rows.begin(), rows.end());
    std::sort(sorted.begin(), sorted.end());
    std::vector<char> isTop(tree.size(), 0);
    NodeRow end = 0; // of the last subtree
    for (const NodeRow row : sorted) {
        if (row < end)
            continue;
        isTop[row] = 1;
        end = tree.subtreeEnd(row);
    }
    std::vector<NodeRow> once;
    for (const NodeRow row : rows)
        if (std::exchange(isTop[row], 0) != 0)
            once.push_back(row);
    return once;
}

std::vector<long double> usageWithSubtree(const ShareTree& tree, std::span<const NodeRow> rows)
{
    const bool users =
        std::all_of(rows.begin(), rows.end(), [&tree](NodeRow row) { return tree.isUser(row); });
    const UsageTotals sums = users ? UsageTotals() : sumUsage(tree);
    std::vector<long double> usage;
    usage.reserve(rows.size());
    for (const NodeRow row : rows)
        usage.push_back(tree.isUser(row) ? tree.usage(row) : sums.total[row]);
    return usage;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/edits/row_gathering.h"

#include "core/tree/number_column.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fairshare {
namespace {

class Gathering {
public:
    Gathering(const ShareTree& tree, const GatheredRows& rows, const GivenTotals& totals)
        : m_tree(tree)
        , m_rows(rows)
        , m_totals(totals)
    {
        findRuns();
    }

    ShareTree tree() const;

private:
    /// Rows that are consecutive in both trees. Most rows are, so columns are copied in a few pieces.
    struct Run {
        NodeRow first; ///< in the new tree
        NodeRow source; ///< NoRow for added rows
        NodeRow count;
    };

    void findRuns();

    template <typename T>
    std::vector<T> column(const std::vector<T>& values, T ofNew) const
    {
        std::vector<T> result;
        result.reserve(m_rows.source.size());
        for (const Run& run : m_runs) {
            if (run.source == NoRow) {
                result.insert(result.end(), run.count, ofNew);
                continue;
            }
            const auto from = values.begin() + run.source;
            result.insert(result.end(), from, from + run.count);
        }
        return result;
    }

    using Replaced = std::unordered_map<NodeRow, std::string_view>;

    void place(TreeShape& shape) const;
    TextColumn texts(const TextColumn& column, const Replaced& replaced) const;
    TreeShape shape() const;
    std::shared_ptr<const GivenTotals> givenTotals() const;
    std::shared_ptr<const TreeExtras> extras() const;

    const ShareTree& m_tree;
    const GatheredRows& m_rows;
    const GivenTotals& m_totals;
    std::vector<Run> m_runs;
};

void Gathering::findRuns()
{
    const auto rows = static_cast<NodeRow>(m_rows.source.size());
    for (NodeRow row = 0; row < rows;) {
        const NodeRow source = m_rows.source[row];
        NodeRow end = row + 1;
        while (end < rows
            && (source == NoRow ? m_rows.source[end] == NoRow : m_rows.source[end] == source + (end - row)))
            ++end;
        m_runs.push_back({row, source, end - row});
        row = end;
    }
}

/// Computes parents and subtree ends from pre-order and depths.
void Gathering::place(TreeShape& shape) const
{
    const std::size_t n = m_rows.depth.size();
    shape.depth = m_rows.depth;
    shape.parent.resize(n);
    shape.subtreeEnd.resize(n);
    std::vector<NodeRow> open; // path from the root to the previous row
    for (NodeRow row = 0; row < n; ++row) {
        for (; open.size() > m_rows.depth[row]; open.pop_back())
            shape.subtreeEnd[open.back()] = row;
        shape.parent[row] = open.empty() ? NoRow : open.back();
        open.push_back(row);
    }
    for (const NodeRow row : open)
        shape.subtreeEnd[row] = static_cast<NodeRow>(n);
}

TextColumn Gathering::texts(const TextColumn& column, const Replaced& replaced) const
{
    std::vector<std::pair<NodeRow, std::string_view>> own(replaced.begin(), replaced.end());
    std::sort(own.begin(), own.end());
    TextColumn result;
    result.reserve(m_rows.source.size(), column.bytes());
    const TextColumn none;
    auto next = own.cbegin();
    for (const Run& run : m_runs) {
        for (NodeRow row = run.first; row < run.first + run.count;) {
            const bool inside = next != own.cend() && next->first < run.first + run.count;
            const NodeRow end = inside ? next->first : run.first + run.count;
            if (run.source == NoRow)
                result.append(none, 0, end - row);
            else
                result.append(column, run.source + (row - run.first), end - row);
            row = end;
            if (inside) {
                result.append((next++)->second);
                ++row;
            }
        }
    }
    if (!result.hasText())
        return {};
    return result;
}

TreeShape Gathering::shape() const
{
    const TreeShape& old = m_tree.shape();
    TreeShape result;
    place(result);
    result.kind = column(old.kind, NodeKind::User);
    for (const auto& [row, added] : m_rows.added)
        result.kind[row] = added.kind;
    result.name = texts(old.name, m_rows.names);
    if (!old.partition.empty() || !m_rows.partitions.empty())
        result.partition = texts(old.partition, m_rows.partitions);
    if (!old.association.empty()) {
        result.association = column(old.association, 0U);
        for (NodeRow row = 0; row < result.association.size(); ++row)
            if (m_rows.earlier[row] == NoRow)
                result.association[row] = 0;
        if (!anyNonZero(result.association))
            result.association.clear();
    }
    for (NodeRow row = 0; row < m_rows.source.size() && m_tree.isPart(); ++row) {
        const NodeRow source = m_rows.source[row];
        if (source == NoRow)
            continue;
        if (const std::uint32_t shares = m_tree.unlistedShares(source); shares > 0)
            result.unlistedShares.emplace_hint(result.unlistedShares.end(), row, shares);
        if (m_tree.isUnlisted(source))
            result.unlisted.insert(result.unlisted.end(), row);
    }
    return result;
}

std::shared_ptr<const GivenTotals> Gathering::givenTotals() const
{
    GivenTotals result;
    for (NodeRow row = 0; row < m_rows.source.size() && !m_totals.empty(); ++row) {
        const auto found = m_totals.find(m_rows.source[row]);
        if (found != m_totals.end())
            result.emplace_hint(result.end(), row, found->second);
    }
    return result.empty() ? nullptr : std::make_shared<const GivenTotals>(std::move(result));
}

std::shared_ptr<const TreeExtras> Gathering::extras() const
{
    const auto& old = m_tree.columns().extras;
    if (!old)
        return nullptr;
    TreeExtras result;
    if (!old->slurmOptions.empty())
        result.slurmOptions = texts(old->slurmOptions, {});
    if (!old->limits.empty())
        result.limits = texts(old->limits, {});
    for (NodeRow row = 0; row < m_rows.source.size() && !old->unknownMembers.empty(); ++row) {
        const NodeRow source = m_rows.source[row];
        if (source == NoRow)
            continue;
        if (const auto found = old->unknownMembers.find(source); found != old->unknownMembers.end())
            result.unknownMembers.emplace_hint(result.unknownMembers.end(), row, found->second);
    }
    return std::make_shared<const TreeExtras>(std::move(result));
}

ShareTree Gathering::tree() const
{
    const ShareTree::Columns& old = m_tree.columns();
    ShareTree::Columns columns;
    columns.shape = std::make_shared<const TreeShape>(shape());
    auto shares = column(*old.shares, 1U);
    for (const auto& [row, added] : m_rows.added)
        shares[row] = added.shares;
    columns.shares = std::make_shared<const std::vector<std::uint32_t>>(std::move(shares));
    columns.usage = std::make_shared<const std::vector<long double>>(column(*old.usage, 0.0L));
    if (old.pendingJobs)
        if (auto jobs = column(*old.pendingJobs, 0U); anyNonZero(jobs))
            columns.pendingJobs = std::make_shared<const std::vector<std::uint32_t>>(std::move(jobs));
    columns.givenTotals = givenTotals();
    columns.extras = extras();
    return ShareTree(std::move(columns));
}

} // namespace

ShareTree gathered(const ShareTree& tree, const GatheredRows& rows, const GivenTotals& totals)
{
    return Gathering(tree, rows, totals).tree();
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/recovery/decayed_tree.h"

#include "core/fairshare/usage_decay.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/tree/edits/share_tree_edits.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fairshare {

DecayedTree::DecayedTree(const ShareTree& tree, Decay decay)
    : m_tree(tree)
    , m_decay(std::move(decay))
{
    const UsageTotals totals = sumUsage(tree);
    if (m_decay.turnSeconds <= 0)
        m_decay.rows = topmostRows(tree, std::move(m_decay.rows));
    for (const NodeRow row : m_decay.rows)
        m_usage.push_back(totals.total[row]);
}

Result<ShareTree> DecayedTree::at(double seconds) const
{
    if (seconds <= 0 || m_decay.rows.empty())
        return m_tree;
    if (m_decay.turnSeconds > 0 && m_decay.rows.size() == 2)
        return afterTurns(seconds);
    const auto part = static_cast<long double>(decayFactor(m_decay.halfLifeSeconds, seconds));
    if (m_decay.rows.size() == 1)
        return withTotalUsage(m_tree, m_decay.rows.front(), m_usage.front() * part);
    return scaled(part);
}

/// Scales the usage of all rows in one pass, because changing them one by one would copy the tree each time.
ShareTree DecayedTree::scaled(long double part) const
{
    std::vector<long double> usage = m_tree.usage();
    for (const NodeRow row : m_decay.rows)
        for (NodeRow at = row; at < m_tree.subtreeEnd(row); ++at)
            usage[at] *= part;
    ShareTree::Columns columns = m_tree.columns();
    columns.usage = std::make_shared<const std::vector<long double>>(std::move(usage));
    if (columns.givenTotals) {
        GivenTotals totals = *columns.givenTotals;
        for (std::size_t i = 0; i < m_decay.rows.size(); ++i) {
            const NodeRow row = m_decay.rows[i];
            const auto end = totals.lower_bound(m_tree.subtreeEnd(row));
            for (auto given = totals.lower_bound(row); given != end; ++given)
                given->second *= part;
            moveTotalsAbove(m_tree, row, m_usage[i] * part - m_usage[i], totals);
        }
        columns.givenTotals = std::make_shared<const GivenTotals>(std::move(totals));
    }
    return ShareTree(std::move(columns));
}

Result<ShareTree> DecayedTree::afterTurns(double seconds) const
{
    const long double together = m_usage[0] + m_usage[1];
    long double runs = m_usage[0];
    long double rests = m_usage[1];
    std::size_t running = 0;
    for (double left = seconds; left > 0;) {
        const double elapsed = std::min(left, m_decay.turnSeconds);
        rests *= static_cast<long double>(decayFactor(m_decay.halfLifeSeconds, elapsed));
        runs = together - rests;
        left -= elapsed;
        if (left > 0) {
            std::swap(runs, rests);
            running = 1 - running;
        }
    }
    auto tree = withTotalUsage(m_tree, m_decay.rows[running], runs);
    return tree ? withTotalUsage(*tree, m_decay.rows[1 - running], rests) : tree;
}

std::vector<NodeRow> topmostRows(const ShareTree& tree, std::vector<NodeRow> rows)
{
    std::sort(rows.begin(), rows.end());
    std::vector<NodeRow> kept;
    for (const NodeRow row : rows)
        if (kept.empty() || row >= tree.subtreeEnd(kept.back()))
            kept.push_back(row);
    return kept;
}

} // namespace fairshare

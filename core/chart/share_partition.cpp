// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/share_partition.h"

#include "core/scenario/evaluation.h"

#include <algorithm>
#include <span>
#include <utility>

namespace fairshare {
namespace {

/// Returns by row the fraction of the cluster. Sums of raw shares are exact here, unlike in Slurm.
Values<double> widths(const Evaluation& evaluation)
{
    const ShareTree& tree = evaluation.tree;
    const std::size_t n = tree.size();
    std::vector<std::uint64_t> sums(n, 0);
    for (NodeRow row = 1; row < n; ++row)
        if (!tree.hasParentShares(row))
            sums[evaluation.levels->fairshareParent(row)] += tree.shares(row);
    Values<double> width(n, 0.0);
    width[RootRow] = 1;
    for (NodeRow row = 1; row < n; ++row) {
        const NodeRow above = evaluation.levels->fairshareParent(row);
        if (!tree.hasParentShares(row) && sums[above] > 0)
            width[row] =
                width[above] * static_cast<double>(tree.shares(row)) / static_cast<double>(sums[above]);
    }
    // An account with parent shares is as wide as the rows below it, which compete on its level.
    for (auto row = static_cast<NodeRow>(n - 1); row > RootRow; --row) {
        const NodeRow parent = tree.parent(row);
        if (parent != RootRow && tree.hasParentShares(parent))
            width[parent] += width[row];
    }
    return width;
}

class Partition {
public:
    Partition(const ShareTree& tree, const Values<double>& width, const PartitionLimits& limits)
        : m_tree(tree)
        , m_width(width)
        , m_limits(limits)
    {
    }

    std::vector<SharePart> make(NodeRow focus) &&
    {
        m_whole = m_width[focus];
        m_parts.push_back({focus, m_tree.subtreeEnd(focus), 0, 0, 0, 1, false});
        if (!(m_whole > 0))
            return std::move(m_parts);
        // Parts are appended level by level, so the list also serves as the queue.
        std::size_t next = 0;
        while (next < m_parts.size()) {
            const SharePart part = m_parts[next++];
            if (!part.merged && part.level < m_limits.levels)
                divide(part);
        }
        return std::move(m_parts);
    }

private:
    void divide(const SharePart& account)
    {
        m_at = account.from;
        SharePart run{.row = NoRow, .level = account.level + 1};
        m_depth = m_tree.depth(account.row) - account.level;
        std::size_t inRun = 0;
        const auto flush = [&] {
            run.to = m_at;
            run.merged = inRun > 1;
            run.lastLevel = run.merged ? lastLevel(run) : run.level;
            if (inRun > 0 && run.to > run.from)
                m_parts.push_back(run);
            inRun = 0;
        };
        for (NodeRow row = account.row + 1; row < account.end; row = m_tree.subtreeEnd(row)) {
            const double width = m_width[row] / m_whole;
            if (width >= m_limits.narrowest && width > 0) {
                flush();
                const double from = m_at;
                m_at += width;
                m_parts.push_back({row, m_tree.subtreeEnd(row), run.level, run.level, from, m_at, false});
                continue;
            }
            if (inRun++ == 0) {
                run.row = row;
                run.from = m_at;
            }
            run.end = m_tree.subtreeEnd(row);
            m_at += width;
        }
        flush();
    }

    std::uint32_t lastLevel(const SharePart& part) const
    {
        const auto depths = std::span(m_tree.shape().depth).subspan(part.row, part.end - part.row);
        return std::min(m_limits.levels, *std::max_element(depths.begin(), depths.end()) - m_depth);
    }

    const ShareTree& m_tree;
    const Values<double>& m_width;
    PartitionLimits m_limits;
    std::uint32_t m_depth = 0; ///< depth of the focus in the tree
    double m_whole = 1;
    double m_at = 0;
    std::vector<SharePart> m_parts;
};

} // namespace

std::vector<SharePart> partitionShares(
    const Evaluation& evaluation, NodeRow focus, const PartitionLimits& limits)
{
    const Values<double> width = widths(evaluation);
    return Partition(evaluation.tree, width, limits).make(focus);
}

} // namespace fairshare

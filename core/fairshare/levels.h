// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/values.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fairshare {

class ShareTree;

/// Who competes with whom once FairShare=parent is resolved. Depends on shape and shares only, so it outlives
/// edits of usage. Source: Slurm 22.05.8, association manager.
class Levels {
public:
    explicit Levels(const ShareTree& tree);

    /// The fairshare parent: the direct parent where neither the row nor that parent has parent shares, else
    /// the nearest ancestor of the row that has none. NoRow for the root.
    NodeRow fairshareParent(NodeRow row) const { return m_fairshareParent[row]; }
    std::span<const NodeRow> fairshareParents() const { return m_fairshareParent; }

    /// All rows whose fairshare parent is `row`, in processing order.
    std::span<const NodeRow> children(NodeRow row) const
    {
        return std::span(m_children).subspan(m_firstChild[row], m_firstChild[row + 1] - m_firstChild[row]);
    }

    /// All rows that somebody competes below, in processing order.
    std::span<const NodeRow> parents() const { return m_parents; }

    /// Sum of raw shares over the children of `row` without parent shares, modulo 2^32 as Slurm adds.
    std::uint32_t childShares(NodeRow row) const { return m_childShares[row]; }
    /// The level sum that `row` competes in; UndefinedCount for the root.
    std::uint32_t levelShares(NodeRow row) const;
    /// True where the exact sum of the children's shares does not fit 32 bits.
    bool wraps(NodeRow row) const;
    /// All rows for which `wraps` is true, in processing order.
    std::span<const NodeRow> wrapped() const { return m_wrapped; }

    std::size_t size() const { return m_fairshareParent.size(); }

private:
    void findParents(const ShareTree& tree);
    void addShares(NodeRow parent, std::span<const std::uint32_t> shares);

    Values<NodeRow> m_fairshareParent;
    Values<std::uint32_t> m_firstChild;
    Values<NodeRow> m_children;
    Values<NodeRow> m_parents;
    Values<std::uint32_t> m_childShares;
    Values<NodeRow> m_wrapped; ///< sorted; almost always empty
};

} // namespace fairshare

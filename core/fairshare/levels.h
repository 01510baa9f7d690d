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

/// Which rows compete with each other after FairShare=parent is resolved. Depends only on the shape and the
/// shares of the tree, so it stays valid when usage changes. Source: Slurm 22.05.8, association manager.
class Levels {
public:
    explicit Levels(const ShareTree& tree);

    /// Returns the fairshare parent: the nearest ancestor without parent shares, or the root. NoRow for the
    /// root itself.
    NodeRow fairshareParent(NodeRow row) const { return m_fairshareParent[row]; }
    std::span<const NodeRow> fairshareParents() const { return m_fairshareParent; }

    /// Returns all rows whose fairshare parent is `row`, in processing order.
    std::span<const NodeRow> children(NodeRow row) const
    {
        return std::span(m_children).subspan(m_firstChild[row], m_firstChild[row + 1] - m_firstChild[row]);
    }

    /// Returns all rows that are the fairshare parent of another row, in processing order.
    std::span<const NodeRow> parents() const { return m_parents; }

    /// Returns the sum of the raw shares of the children of `row`, excluding those with parent shares. The
    /// sum is modulo 2^32, as in Slurm.
    std::uint32_t childShares(NodeRow row) const { return m_childShares[row]; }
    /// Returns the sum of the raw shares of the level of `row`; UndefinedCount for the root.
    std::uint32_t levelShares(NodeRow row) const;
    /// Returns whether the exact sum of the children's shares does not fit in 32 bits.
    bool wraps(NodeRow row) const;
    /// Returns all rows for which `wraps` is true, in processing order.
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

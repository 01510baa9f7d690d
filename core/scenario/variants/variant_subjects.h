// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/variants/variant.h"

#include <map>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace fairshare {

/// Finds the associations that the edits of a variant refer to: first in the tree before any edit, then among
/// additions. Nodes are rows of the tree, or numbers of additions. Tree and edits must outlive it.
class VariantSubjects {
public:
    explicit VariantSubjects(const ShareTree& tree);

    void add(const VariantEdit& addition, NodeRow node) { m_added.insert_or_assign(keyOf(addition), node); }
    void forgetAdded() { m_added.clear(); }

    /// Returns the node of an edit; NoRow if there is none that `isThere` accepts.
    template <typename IsThere>
    NodeRow find(const VariantEdit& edit, IsThere isThere) const
    {
        const NodeRow inTree = edit.node == NodeKind::User ? user(edit) : account(edit.name);
        if (inTree != NoRow && isThere(inTree))
            return inTree;
        const auto added = m_added.find(keyOf(edit));
        return added != m_added.end() && isThere(added->second) ? added->second : NoRow;
    }

    NodeRow account(std::string_view name) const;

private:
    using Key = std::tuple<NodeKind, std::string_view, std::string_view, std::string_view, std::uint32_t>;

    static Key keyOf(const VariantEdit& edit);
    NodeRow user(const VariantEdit& edit) const;

    const ShareTree& m_tree;
    std::unordered_map<std::string_view, NodeRow> m_accounts;
    std::unordered_multimap<std::string_view, NodeRow> m_users;
    std::map<Key, NodeRow> m_added;
};

} // namespace fairshare

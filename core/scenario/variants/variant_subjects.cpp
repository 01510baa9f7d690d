// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/variants/variant_subjects.h"

#include <algorithm>

namespace fairshare {

VariantSubjects::VariantSubjects(const ShareTree& tree)
    : m_tree(tree)
{
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row))
            m_users.emplace(tree.name(row), row);
        else
            m_accounts.emplace(tree.name(row), row);
}

/// Returns the key of an edit. Account names are unique, wherever accounts are added.
auto VariantSubjects::keyOf(const VariantEdit& edit) -> Key
{
    if (edit.node == NodeKind::Account)
        return {edit.node, edit.name, {}, {}, 0};
    return {edit.node, edit.name, edit.account, edit.partition, edit.association};
}

NodeRow VariantSubjects::account(std::string_view name) const
{
    const auto found = m_accounts.find(name);
    return found == m_accounts.end() ? NoRow : found->second;
}

NodeRow VariantSubjects::user(const VariantEdit& edit) const
{
    const NodeRow holder = account(edit.account);
    const auto [first, last] = m_users.equal_range(edit.name);
    const auto found = std::find_if(first, last, [&](const auto& user) {
        return m_tree.parent(user.second) == holder && m_tree.partition(user.second) == edit.partition
            && m_tree.association(user.second) == edit.association;
    });
    return found == last ? NoRow : found->second;
}

} // namespace fairshare

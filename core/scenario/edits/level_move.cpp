// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/level_move.h"

#include "core/base/say.h"
#include "core/scenario/edits/structure_edit.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/tree_restructuring.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <map>

namespace fairshare {
namespace {

/// Accounts that do not move, by their parent account, ascending.
class StayingAccounts {
public:
    /// @param moved ascending
    StayingAccounts(const ShareTree& tree, const std::vector<NodeRow>& moved)
        : m_tree(tree)
        , m_moved(moved)
    {
    }

    /// Returns the account that `row` moves down into; NoRow for none.
    NodeRow beside(NodeRow row)
    {
        const std::vector<NodeRow>& accounts = below(m_tree.parent(row));
        if (accounts.empty())
            return NoRow;
        const auto after = std::upper_bound(accounts.begin(), accounts.end(), row);
        return after == accounts.begin() ? *after : *std::prev(after);
    }

private:
    const std::vector<NodeRow>& below(NodeRow account)
    {
        const auto [entry, isNew] = m_accounts.try_emplace(account);
        if (!isNew)
            return entry->second;
        for (NodeRow row = account + 1; row < m_tree.subtreeEnd(account); row = m_tree.subtreeEnd(row))
            if (!m_tree.isUser(row) && !std::binary_search(m_moved.begin(), m_moved.end(), row))
                entry->second.push_back(row);
        return entry->second;
    }

    const ShareTree& m_tree;
    const std::vector<NodeRow>& m_moved;
    std::map<NodeRow, std::vector<NodeRow>> m_accounts;
};

std::string labelOf(const ShareTree& tree, NodeRow row)
{
    return nameOf(tree.shape().kind[row], tree.name(row));
}

} // namespace

Result<std::vector<LevelTarget>> levelTargets(
    const ShareTree& tree, std::span<const NodeRow> rows, LevelMove move)
{
    if (rows.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows to move"));
    const std::vector<NodeRow> moved = topmost(tree, {rows.begin(), rows.end()});
    if (moved.front() == RootRow)
        return fail(ErrorCode::BadInput, fairshare::say("the root account cannot be moved or renamed"));
    std::vector<LevelTarget> targets;
    StayingAccounts staying(tree, moved);
    for (const NodeRow row : moved) {
        const NodeRow account = move == LevelMove::Up ? tree.parent(tree.parent(row)) : staying.beside(row);
        if (account == NoRow)
            return fail(ErrorCode::BadInput,
                move == LevelMove::Up
                    ? fairshare::say("{} is directly below {} and cannot move up", labelOf(tree, row),
                          tree.name(RootRow))
                    : fairshare::say("{} has no sibling account to move into", labelOf(tree, row)));
        targets.push_back({row, account});
    }
    return targets;
}

Result<StructureEdit> withRowsMovedByLevel(
    const Scenario& scenario, std::span<const NodeRow> rows, LevelMove move)
{
    const auto targets = levelTargets(scenario.tree, rows, move);
    if (!targets)
        return tl::unexpected(targets.error());
    TreePlan plan;
    for (const LevelTarget& target : *targets) {
        plan.taken.push_back(target.row);
        plan.grafts.push_back({.parent = target.account, .source = target.row});
    }
    auto moved = restructured(scenario.tree, plan);
    if (!moved)
        return tl::unexpected(moved.error());
    StructureEdit edit{scenario, std::move(moved->earlier), std::move(moved->grafted)};
    edit.scenario.tree = std::move(moved->tree);
    return edit;
}

} // namespace fairshare

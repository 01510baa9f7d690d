// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sacctmgr/sacctmgr_reach.h"

#include "core/analysis/sacctmgr/default_accounts.h"
#include "core/tree/names/same_user.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

namespace fairshare {
namespace {

/// Returns whether a row differs from the row above only in its id. Such rows are adjacent.
bool isTwinOfRowAbove(const ShareTree& tree, NodeRow row)
{
    return row > RootRow && differByIdAlone(tree, row, row - 1);
}

/// Adds users whose associations differ only in their id, by userKey.
void addTwins(const ShareTree& tree, std::unordered_set<std::string>& users)
{
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (isTwinOfRowAbove(tree, row))
            users.insert(userKey(tree, row));
}

std::unordered_set<std::string> usersWithAddedPartitions(const ShareTree& after, const Difference& difference)
{
    std::unordered_set<std::string> users;
    for (const AssociationChange& change : difference.associations)
        if (change.kind == ChangeKind::Added && after.isUser(change.after)
            && !after.partition(change.after).empty())
            users.insert(userKey(after, change.after));
    return users;
}

} // namespace

std::string userKey(const ShareTree& tree, NodeRow row)
{
    return fmt::format("{}\n{}", tree.name(tree.parent(row)), tree.name(row));
}

SacctmgrReach::SacctmgrReach(const ShareTree& before, const ShareTree& after, const Difference& difference)
    : m_before(before)
    , m_after(after)
    , m_kept(before.size(), false)
    , m_goesFirst(before.size(), false)
    , m_takesAdded(before.size(), false)
{
    for (const NodeRow row : difference.match.earlier)
        if (row != NoRow)
            m_kept[row] = true;
    std::unordered_set<std::string> twins;
    addTwins(before, twins);
    addTwins(after, twins);
    if (!twins.empty())
        for (NodeRow row = 0; row < after.size(); ++row)
            if (after.isUser(row) && twins.contains(userKey(after, row)))
                m_stayingTwins.insert(userKey(after, row));
    findOrder(difference);
}

void SacctmgrReach::findOrder(const Difference& difference)
{
    const std::unordered_set<std::string> added = usersWithAddedPartitions(m_after, difference);
    if (added.empty())
        return;
    std::vector<NodeRow> rows;
    for (const NodeRow row : difference.match.usersOnlyEarlier)
        if (m_before.partition(row).empty() && added.contains(userKey(m_before, row))
            && !keepsPartitions(row))
            rows.push_back(row);
    std::unordered_set<std::string_view> losers;
    for (const LostDefaultAccount& lost : lostDefaultAccounts(m_before, m_after, rows))
        losers.insert(lost.user);
    for (const NodeRow row : rows) {
        if (losers.contains(m_before.name(row))) {
            m_takesAdded[row] = true;
            continue;
        }
        for (NodeRow gone = row; gone == row || isSameUser(m_before, row, gone); ++gone)
            m_goesFirst[gone] = true;
    }
}

bool SacctmgrReach::isAmbiguous(const ShareTree& tree, NodeRow row) const
{
    return !m_stayingTwins.empty() && tree.isUser(row) && m_stayingTwins.contains(userKey(tree, row));
}

bool SacctmgrReach::goesWithAnother(NodeRow row) const
{
    return isTwinOfRowAbove(m_before, row);
}

bool SacctmgrReach::keepsPartitions(NodeRow row) const
{
    for (NodeRow other = row + 1; isSameUser(m_before, row, other); ++other)
        if (m_kept[other])
            return true;
    return false;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/sacctmgr/default_accounts.h"

#include "core/tree/share_tree.h"

#include <algorithm>
#include <map>

namespace fairshare {
namespace {

/// The accounts of a user in processing order, repeated for every association.
struct Membership {
    std::vector<std::string_view> accounts;
    std::string_view defaultAccount; ///< as recorded in the dump; "" if it is not
};

struct Standing {
    std::vector<std::string_view> left;
    Membership before;
    Membership after;
};

using Standings = std::map<std::string_view, Standing>;

bool contains(const std::vector<std::string_view>& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

std::string_view defaultAccountOf(std::string_view options)
{
    constexpr std::string_view Key = "DefaultAccount='";
    const std::size_t begin = options.find(Key);
    if (begin == std::string_view::npos)
        return {};
    options.remove_prefix(begin + Key.size());
    return options.substr(0, options.find('\''));
}

void addMemberships(const ShareTree& tree, Membership Standing::* side, Standings& standings)
{
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (!tree.isUser(row))
            continue;
        const auto found = standings.find(tree.name(row));
        if (found == standings.end())
            continue;
        Membership& membership = found->second.*side;
        membership.accounts.push_back(tree.name(tree.parent(row)));
        if (membership.defaultAccount.empty())
            membership.defaultAccount = defaultAccountOf(tree.slurmOptions(row));
    }
}

LostDefaultAccount lossOf(std::string_view user, const Standing& standing)
{
    const Membership& before = standing.before;
    const Membership& after = standing.after;
    LostDefaultAccount loss;
    loss.user = user;
    loss.left = standing.left.front();
    loss.next = after.accounts.front();
    const bool isOnlyAccount = before.accounts.front() == before.accounts.back();
    const std::string_view known = isOnlyAccount ? before.accounts.front() : before.defaultAccount;
    loss.isCertain = !known.empty();
    if (loss.isCertain)
        loss.left = known;
    for (const std::string_view wished : {known, after.defaultAccount})
        if (contains(after.accounts, wished))
            loss.next = wished;
    loss.isAfterRemoval = contains(standing.left, loss.next);
    return loss;
}

} // namespace

std::vector<LostDefaultAccount> lostDefaultAccounts(
    const ShareTree& before, const ShareTree& after, std::span<const NodeRow> removed)
{
    Standings standings;
    for (const NodeRow row : removed)
        standings[before.name(row)].left.push_back(before.name(before.parent(row)));
    std::vector<LostDefaultAccount> losses;
    if (standings.empty())
        return losses;
    addMemberships(before, &Standing::before, standings);
    addMemberships(after, &Standing::after, standings);
    for (const auto& [user, standing] : standings) {
        if (standing.after.accounts.empty())
            continue;
        const LostDefaultAccount loss = lossOf(user, standing);
        if (contains(standing.left, loss.left))
            losses.push_back(loss);
    }
    return losses;
}

} // namespace fairshare

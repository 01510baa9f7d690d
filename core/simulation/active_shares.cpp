// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/active_shares.h"

namespace fairshare {
namespace {

/// Returns, by row, whether an account is active at or below it.
std::vector<bool> activeRows(const ReplayAccounts& accounts, std::span<const AccountMoment> moments)
{
    std::vector<bool> active(accounts.tree.size(), false);
    for (std::size_t account = 0; account < moments.size(); ++account)
        active[accounts.rows[account]] =
            moments[account].runningProcs > 0 || moments[account].queuedProcs > 0;
    for (auto row = static_cast<NodeRow>(active.size() - 1); row > RootRow; --row)
        if (active[row])
            active[accounts.tree.parent(row)] = true;
    return active;
}

} // namespace

std::vector<double> activeShares(const ReplayAccounts& accounts, std::span<const AccountMoment> moments)
{
    const ShareTree& tree = accounts.tree;
    const std::vector<bool> active = activeRows(accounts, moments);
    std::vector<double> sums(tree.size(), 0.0); // raw shares of the active children
    std::vector<std::uint32_t> sharers(tree.size(), 0); // active children with parent shares
    for (NodeRow row = 1; row < tree.size(); ++row) {
        if (!active[row])
            continue;
        if (tree.hasParentShares(row))
            ++sharers[tree.parent(row)];
        else
            sums[tree.parent(row)] += tree.shares(row);
    }
    std::vector<double> shares(tree.size(), 0.0);
    shares[RootRow] = 1;
    for (NodeRow row = 1; row < tree.size(); ++row) {
        const NodeRow above = tree.parent(row);
        if (!active[row])
            continue;
        if (tree.hasParentShares(row))
            shares[row] = tree.isUser(row) ? shares[above] / sharers[above] : shares[above];
        else if (sums[above] > 0)
            shares[row] = shares[above] * tree.shares(row) / sums[above];
    }
    std::vector<double> ofAccounts;
    ofAccounts.reserve(accounts.rows.size());
    for (const NodeRow row : accounts.rows)
        ofAccounts.push_back(shares[row]);
    return ofAccounts;
}

} // namespace fairshare

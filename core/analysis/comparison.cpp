// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/comparison.h"

#include "core/analysis/kendall_tau.h"

#include <cassert>
#include <numeric>
#include <string_view>
#include <tuple>
#include <unordered_map>

namespace fairshare {
namespace {

/// What tells the users of one account apart, in the order in which a tree holds them.
auto userKey(const ShareTree& tree, NodeRow row, bool withIds)
{
    return std::tuple(tree.name(row), tree.partition(row), withIds ? tree.association(row) : 0);
}

/// A row of each of two trees.
struct Pair {
    NodeRow now;
    NodeRow earlier;
};

RowMatch sameRows(std::size_t size)
{
    RowMatch match;
    match.earlier.resize(size);
    std::iota(match.earlier.begin(), match.earlier.end(), RootRow);
    return match;
}

std::vector<NodeRow> unmatchedUsers(const ShareTree& tree, const std::vector<NodeRow>& counterpart)
{
    std::vector<NodeRow> users;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && counterpart[row] == NoRow)
            users.push_back(row);
    return users;
}

/// Users follow their account, in the same order in both trees; those that differ in nothing pair in order.
template <typename TakePair>
void pairUsers(const ShareTree& now, const ShareTree& earlier, Pair account, const TakePair& take)
{
    const bool withIds = !now.shape().association.empty() && !earlier.shape().association.empty();
    const auto isUserOf = [](const ShareTree& tree, NodeRow row) {
        return row < tree.size() && tree.isUser(row);
    };
    for (Pair rows{account.now + 1, account.earlier + 1};
        isUserOf(now, rows.now) && isUserOf(earlier, rows.earlier);) {
        const auto order = userKey(now, rows.now, withIds) <=> userKey(earlier, rows.earlier, withIds);
        if (order == 0)
            take(rows);
        rows.now += order <= 0 ? 1U : 0U;
        rows.earlier += order >= 0 ? 1U : 0U;
    }
}

/// Adds one user to whichever of up, down and kept the move belongs to.
template <typename Target>
void count(std::int32_t move, Target& counts)
{
    if (move > 0)
        ++counts.up;
    else if (move < 0)
        ++counts.down;
    else
        ++counts.kept;
}

} // namespace

RowMatch matchRows(const ShareTree& now, const ShareTree& earlier)
{
    if (now.columns().shape == earlier.columns().shape || now.shape() == earlier.shape())
        return sameRows(now.size());
    std::unordered_map<std::string_view, NodeRow> accounts;
    for (NodeRow row = 1; row < earlier.size(); ++row)
        if (!earlier.isUser(row))
            accounts.emplace(earlier.name(row), row);
    RowMatch match;
    match.earlier.assign(now.size(), NoRow);
    std::vector<NodeRow> later(earlier.size(), NoRow);
    const auto pair = [&](Pair rows) {
        match.earlier[rows.now] = rows.earlier;
        later[rows.earlier] = rows.now;
    };
    for (NodeRow row = 0; row < now.size(); ++row) {
        if (now.isUser(row))
            continue;
        const auto found = accounts.find(now.name(row));
        if (row != RootRow && found == accounts.end())
            continue;
        const Pair account{row, row == RootRow ? RootRow : found->second};
        pair(account);
        pairUsers(now, earlier, account, pair);
    }
    match.usersOnlyNow = unmatchedUsers(now, match.earlier);
    match.usersOnlyEarlier = unmatchedUsers(earlier, later);
    return match;
}

RankMoves movesBetween(const AlgorithmResult& now, const AlgorithmResult& other)
{
    return movesSince(now, other, sameRows(now.rank->size()));
}

RankMoves movesSince(const AlgorithmResult& now, const AlgorithmResult& earlier, const RowMatch& match)
{
    const Values<std::uint32_t>& rank = *now.rank;
    assert(match.earlier.size() == rank.size());
    RankMoves moves;
    moves.move.assign(rank.size(), NoMove);
    for (std::size_t row = 0; row < rank.size(); ++row) {
        const NodeRow counterpart = match.earlier[row];
        if (rank[row] == UndefinedCount || counterpart == NoRow)
            continue;
        const std::uint32_t before = (*earlier.rank)[counterpart];
        moves.move[row] = static_cast<std::int32_t>(before) - static_cast<std::int32_t>(rank[row]);
        count(moves.move[row], moves);
    }
    return moves;
}

std::vector<AccountMoves> accountMoves(const ShareTree& tree, const RankMoves& moves)
{
    std::vector<AccountMoves> total(tree.size());
    for (auto row = static_cast<NodeRow>(tree.size()); row-- > 0;) {
        AccountMoves& own = total[row];
        own.account = row;
        if (const std::int32_t move = moves.move[row]; move != NoMove) {
            count(move, own);
            own.ranks += move;
        }
        if (row == RootRow)
            break;
        AccountMoves& above = total[tree.parent(row)];
        above.up += own.up;
        above.down += own.down;
        above.kept += own.kept;
        above.ranks += own.ranks;
    }
    std::erase_if(total, [&tree](const AccountMoves& entry) { return tree.isUser(entry.account); });
    return total;
}

std::vector<double> tauMatrix(const Evaluation& evaluation)
{
    const auto& results = evaluation.results;
    const std::size_t n = results.size();
    std::vector<double> tau(n * n, Undefined);
    for (std::size_t i = 0; i < n; ++i)
        for (std::size_t j = i; j < n; ++j) {
            tau[i * n + j] = kendallTauB(*results[i].rank, *results[j].rank);
            tau[j * n + i] = tau[i * n + j];
        }
    return tau;
}

} // namespace fairshare

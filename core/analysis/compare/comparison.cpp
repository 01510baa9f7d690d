// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/comparison.h"

#include "core/analysis/compare/kendall_tau.h"
#include "core/base/values.h"
#include "core/scenario/evaluation.h"
#include "core/table/column.h"
#include "core/tree/share_tree.h"

#include <cassert>

namespace fairshare {
namespace {

/// Counts one user as up, down or kept.
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

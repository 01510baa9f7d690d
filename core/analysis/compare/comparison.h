// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/row_match.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

/// Who gains and who loses: ranks of two results set side by side.
namespace fairshare {

struct AlgorithmResult;
struct Evaluation;

/// Marks an entry of RankMoves::move without a rank on both sides.
inline constexpr std::int32_t NoMove = std::numeric_limits<std::int32_t>::min();

/// How far each user moves from one ranking to another.
struct RankMoves {
    std::vector<std::int32_t>
        move; ///< by row: other rank minus rank now, so a gain is positive; NoMove for accounts
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
};

/// Moves between two rankings of the same tree: what `now` gives and takes compared with `other`.
RankMoves movesBetween(const AlgorithmResult& now, const AlgorithmResult& other);

/// Moves since an earlier evaluation under the same algorithm. @param match as matchRows gives it.
RankMoves movesSince(const AlgorithmResult& now, const AlgorithmResult& earlier, const RowMatch& match);

/// The moves of an account and everything below it.
struct AccountMoves {
    NodeRow account = RootRow;
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
    std::int64_t ranks = 0; ///< sum of all moves; positive when its users gain together
};

/// One entry an account, in row order, the root first.
std::vector<AccountMoves> accountMoves(const ShareTree& tree, const RankMoves& moves);

/// Kendall's tau-b between each pair of an evaluation's algorithms, row by row: entry [i * n + j] for results
/// i and j of n. Undefined where one of them ties all users.
std::vector<double> tauMatrix(const Evaluation& evaluation);

} // namespace fairshare

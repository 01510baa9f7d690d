// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/names/row_match.h"

#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

/// Rank gains and losses between two results.
namespace fairshare {

struct AlgorithmResult;
struct Evaluation;

/// Value of RankMoves::move for rows without a rank on both sides.
inline constexpr std::int32_t NoMove = std::numeric_limits<std::int32_t>::min();

/// How far each user moves from one ranking to another.
struct RankMoves {
    std::vector<std::int32_t>
        move; ///< by row: other rank minus current rank, so a gain is positive; NoMove for accounts
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
};

/// Moves between two rankings of the same tree. Positive moves are ranks gained in `now` compared with
/// `other`.
RankMoves movesBetween(const AlgorithmResult& now, const AlgorithmResult& other);

/// Moves since an earlier evaluation under the same algorithm.
/// @param match the result of matchRows
RankMoves movesSince(const AlgorithmResult& now, const AlgorithmResult& earlier, const RowMatch& match);

/// Moves of the users of an account, at any depth.
struct AccountMoves {
    NodeRow account = RootRow;
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
    std::int64_t ranks = 0; ///< sum of all moves; positive if the users gain in total
};

/// Returns one entry per account, in row order, the root first.
std::vector<AccountMoves> accountMoves(const ShareTree& tree, const RankMoves& moves);

/// Returns Kendall's tau-b for each pair of an evaluation's algorithms as a row-major matrix: entry [i * n +
/// j] is for results i and j of n. An entry is Undefined if one of the two results ties all users.
std::vector<double> tauMatrix(const Evaluation& evaluation);

} // namespace fairshare

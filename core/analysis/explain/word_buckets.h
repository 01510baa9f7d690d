// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/word_cut.h"
#include "core/tree/node_row.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Decodes the 64-bit word of the level-based algorithm.
namespace fairshare {

struct Evaluation;

struct WordBucket {
    NodeRow row = NoRow; ///< the row whose figures fill the bucket; NoRow if the chain ends above it
    std::uint64_t value = 0;
};

struct LevelWord {
    std::uint64_t word = 0;
    WordCut cut;
    std::vector<WordBucket> buckets; ///< `cut.count` of them, from the top
    std::size_t uncounted = 0; ///< levels of the row below the lowest bucket
};

/// Returns the word of a row. Empty for the root, or if no algorithm with `RankPicture::Word` was evaluated.
std::optional<LevelWord> levelWord(const Evaluation& evaluation, NodeRow row);

} // namespace fairshare

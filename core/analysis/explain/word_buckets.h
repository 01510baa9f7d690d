// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The 64-bit word of the level-based algorithm, taken apart.
namespace fairshare {

struct AlgorithmResult;
struct Evaluation;

/// How the word is cut: buckets from the top, what is left over stays 0 at the bottom.
struct WordCut {
    unsigned count = 0; ///< buckets
    unsigned width = 0; ///< bits of each
    unsigned unused = 0; ///< bits left over

    std::uint64_t largest() const { return ~std::uint64_t{0} >> (64 - width); }
    /// The bucket of a level, 0 = that of the root's children; below `count`.
    std::uint64_t at(std::uint64_t word, unsigned level) const
    {
        return (word >> ((count - level - 1) * width + unused)) & largest();
    }
    /// As many hexadecimal digits as every bucket has, without 0x.
    std::string digits(std::uint64_t value) const;
};

/// @param levelBased the result of the level-based algorithm
WordCut wordCutOf(const AlgorithmResult& levelBased);

struct WordBucket {
    NodeRow row = NoRow; ///< whose figures fill it; NoRow where the chain ends above
    std::uint64_t value = 0;
};

struct LevelWord {
    std::uint64_t word = 0;
    WordCut cut;
    std::vector<WordBucket> buckets; ///< `cut.count` of them, from the top
    std::size_t uncounted = 0; ///< levels of the row that lie deeper than the buckets reach
};

/// The word of any row below the root; nothing for the root or when the algorithm was not evaluated.
std::optional<LevelWord> levelWord(const Evaluation& evaluation, NodeRow row);

} // namespace fairshare

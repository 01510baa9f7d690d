// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"

#include <cstdint>
#include <string>

namespace fairshare {

/// How LEVEL_BASED divides its 64-bit word: one bucket per level from the top. Leftover bits are at the
/// bottom and are 0.
struct WordCut {
    /// @param levels 1 to 16
    explicit WordCut(unsigned levels)
        : count(levels)
        , width(64 / levels)
        , unused(64 % levels)
        , largest(~std::uint64_t{0} >> (64 - width))
    {
    }

    /// Returns a word whose bucket for `level` has this value and whose other buckets are 0. Level 0 is that
    /// of the root's children.
    std::uint64_t place(std::uint64_t value, unsigned level) const
    {
        return value << ((count - level - 1) * width + unused);
    }
    /// Returns the bucket of `level`.
    /// @param level below `count`
    std::uint64_t at(std::uint64_t word, unsigned level) const
    {
        return (word >> ((count - level - 1) * width + unused)) & largest;
    }
    /// Formats a bucket's value in hexadecimal, padded to the width of a bucket, without 0x.
    std::string digits(std::uint64_t value) const;

    unsigned count; ///< number of buckets
    unsigned width; ///< bits per bucket
    unsigned unused; ///< leftover bits
    std::uint64_t largest; ///< value of a full bucket
};

} // namespace fairshare

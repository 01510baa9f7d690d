// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"

#include <cstdint>
#include <string>

namespace fairshare {

/// How LEVEL_BASED cuts its 64-bit word: one bucket per level from the top; bits left over are 0 at the
/// bottom.
struct WordCut {
    /// @param levels 1 to 16
    explicit WordCut(unsigned levels)
        : count(levels)
        , width(64 / levels)
        , unused(64 % levels)
        , largest(~std::uint64_t{0} >> (64 - width))
    {
    }

    /// The word in which the bucket of `level`, 0 for the children of the root, has this value and the others
    /// 0.
    std::uint64_t place(std::uint64_t value, unsigned level) const
    {
        return value << ((count - level - 1) * width + unused);
    }
    /// The bucket of `level`, which is below `count`.
    std::uint64_t at(std::uint64_t word, unsigned level) const
    {
        return (word >> ((count - level - 1) * width + unused)) & largest;
    }
    /// A bucket's value with as many hexadecimal digits as every bucket has, without 0x.
    std::string digits(std::uint64_t value) const;

    unsigned count; ///< buckets
    unsigned width; ///< bits of each
    unsigned unused; ///< bits left over
    std::uint64_t largest; ///< value of a full bucket
};

} // namespace fairshare

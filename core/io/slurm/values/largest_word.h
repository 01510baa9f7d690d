// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace fairshare {

/// The largest number that a figure of Slurm may be, which has 32 bits.
inline constexpr std::uint32_t LargestWord = std::numeric_limits<std::uint32_t>::max();

} // namespace fairshare

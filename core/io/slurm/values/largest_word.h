// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>

namespace fairshare {

/// Largest value of a 32-bit number in Slurm.
inline constexpr std::uint32_t LargestWord = std::numeric_limits<std::uint32_t>::max();

} // namespace fairshare

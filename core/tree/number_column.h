// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fairshare {

/// Whether a column of one number a row tells anything; a tree leaves out one that does not.
inline bool anyNonZero(const std::vector<std::uint32_t>& values)
{
    return std::any_of(values.begin(), values.end(), [](std::uint32_t value) { return value != 0; });
}

} // namespace fairshare

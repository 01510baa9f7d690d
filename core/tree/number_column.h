// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

namespace fairshare {

/// Returns whether a column has any value other than 0; a tree omits columns without one.
inline bool anyNonZero(const std::vector<std::uint32_t>& values)
{
    return std::any_of(values.begin(), values.end(), [](std::uint32_t value) { return value != 0; });
}

} // namespace fairshare

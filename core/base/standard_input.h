// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace fairshare {

/// Returns whether a path means standard input: `-`.
inline bool isStandardInput(std::string_view path)
{
    return path == "-";
}

} // namespace fairshare

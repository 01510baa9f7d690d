// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <cstdio>

/// Exit codes of the explorer; 0 means success.
namespace fairshare::gui {

inline constexpr int BadInput = 1; ///< with a line on standard error
inline constexpr int WrongUsage = 2;
inline constexpr int OutOfResources = 3; ///< or cancelled

/// Prints an error on standard error.
/// @return the exit code
inline int reportError(const Error& error)
{
    std::fprintf(stderr, "%s\n", describe(error).c_str());
    const bool resources = error.code == ErrorCode::TooLarge || error.code == ErrorCode::Cancelled;
    return resources ? OutOfResources : BadInput;
}

} // namespace fairshare::gui

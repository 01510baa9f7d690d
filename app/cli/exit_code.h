// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace fairshare::cli {

/// Exit codes of the program.
enum class ExitCode : int {
    Done = 0,
    BadInput = 1, ///< one line per problem on standard error
    WrongUsage = 2,
    Stopped = 3, ///< cancelled or out of resources
    Findings = 4, ///< the work is done and found something, where an option asks for that
};

inline ExitCode exitCodeOf(const Error& error)
{
    const bool stopped = error.code == ErrorCode::Cancelled || error.code == ErrorCode::TooLarge;
    return stopped ? ExitCode::Stopped : ExitCode::BadInput;
}

} // namespace fairshare::cli

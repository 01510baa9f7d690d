// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <stop_token>
#include <string>
#include <vector>

namespace fairshare {

struct ProcessOutput {
    std::string text; ///< standard output
    std::string errors; ///< standard error, if kept
    int exitCode = 0; ///< 128 + signal if it was killed
};

/// Handling of a program's standard error.
enum class StandardError {
    Ours, ///< inherited from this process
    Kept, ///< stored in ProcessOutput::errors
    Dropped,
};

/// Runs a program found on PATH with exactly these arguments, never through a shell. Its standard input is
/// empty. A stop request kills it. Errors: NotFound if the program does not exist, ReadFailed, Cancelled.
Result<ProcessOutput> runProcess(const std::vector<std::string>& arguments,
    StandardError standardError = StandardError::Ours, const std::stop_token& stop = {});

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <stop_token>
#include <string>
#include <vector>

namespace fairshare {

struct ProcessOutput {
    std::string text; ///< what it wrote on standard output
    std::string errors; ///< what it wrote on standard error, when that was kept
    int exitCode = 0; ///< 128 + signal where it was killed
};

/// What becomes of a program's standard error.
enum class StandardError {
    Ours, ///< goes where ours goes
    Kept, ///< ProcessOutput::errors
    Dropped,
};

/// Runs a program found on PATH with exactly these arguments, never through a shell; its standard input is
/// empty. Stopping kills it. Errors: NotFound when there is no such program, ReadFailed, Cancelled.
Result<ProcessOutput> runProcess(const std::vector<std::string>& arguments,
    StandardError standardError = StandardError::Ours, const std::stop_token& stop = {});

} // namespace fairshare

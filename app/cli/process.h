// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>
#include <vector>

namespace fairshare::cli {

struct ProcessOutput {
    std::string text; ///< what it wrote on standard output
    int exitCode = 0; ///< 128 + signal where it was killed
};

/// Runs a program found on PATH with exactly these arguments, never through a shell; its standard error is
/// ours, its standard input is empty. Errors: NotFound when there is no such program, ReadFailed.
Result<ProcessOutput> runProcess(const std::vector<std::string>& arguments);

} // namespace fairshare::cli

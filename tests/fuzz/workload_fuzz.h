// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace fairshare {
struct WorkloadFormat;
}

namespace fairshare::fuzz {

/// Reads a log of jobs and stops the program where a row is neither kept nor counted, a job could not be
/// simulated, or the jobs are others once they were written and read again.
void tryWorkload(std::string_view content, const WorkloadFormat& format);

} // namespace fairshare::fuzz

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace fairshare::fuzz {

/// Between the files of a run directory in one input: run.json, jobs.csv and, where there is a third,
/// samples.
inline constexpr std::string_view FileEnd = "\n==\n";

/// Reads a run directory and stops the program where an error has no words or names no file, or where what
/// was read has other nodes than its machine or a moment that its policies cannot look at.
void tryRecording(std::string_view content);

} // namespace fairshare::fuzz

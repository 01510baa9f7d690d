// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/base/standard_input.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Largest accepted input, in bytes; a larger one gives ErrorCode::TooLarge.
inline constexpr std::size_t MaxInputBytes = std::size_t{4} << 30;

/// Reads the complete content of a file; `-` is standard input, whose content is kept for further calls. A
/// pipe is read to its end; cancellation takes effect within 100 ms. Errors: NotFound, ReadFailed, TooLarge;
/// BadInput for a device other than a terminal or /dev/null; Cancelled.
Result<std::string> readFile(const std::string& path, const Progress& progress = {});

/// Returns the first bytes of a file, up to `most`; fewer or none if they cannot be read.
std::string readBeginning(const std::string& path, std::size_t most);

/// Writes a file atomically: writes a temporary file next to the target, flushes and renames it. Keeps the
/// target's permissions and follows symbolic links. `-` is standard output. Errors: WriteFailed, or TooLarge
/// if the disk, a quota or the file size limit leaves no space. The target is then unchanged.
Result<void> writeFile(const std::string& path, std::string_view content);

} // namespace fairshare

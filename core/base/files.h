// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Largest input that is read, in bytes; a larger one is refused with ErrorCode::TooLarge.
inline constexpr std::size_t MaxInputBytes = std::size_t{4} << 30;

/// The whole content of a file; `-` is standard input. A pipe is read to its end; when that is cancelled it
/// ends within 100 ms. Errors: NotFound, ReadFailed, TooLarge; BadInput for a device other than a terminal or
/// /dev/null; Cancelled.
Result<std::string> readFile(const std::string& path, const Progress& progress = {});

/// The first bytes of a file, up to `most`; fewer, or none, of what cannot be read.
std::string readBeginning(const std::string& path, std::size_t most);

/// Writes atomically: beside the target, flushed, then renamed; keeps the target's permissions. `-` is
/// standard output. A symbolic link is followed, so the link survives. Errors: WriteFailed, or TooLarge where
/// the disk, the quota or the limit of a file's size leaves no room; the target is then unchanged.
Result<void> writeFile(const std::string& path, std::string_view content);

} // namespace fairshare

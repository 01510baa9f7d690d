// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Returns whether content begins with the gzip signature, regardless of the file name.
bool isGzip(std::string_view content);

/// Decompresses all members in order. Errors: BadInput for damaged or truncated content, with the position in
/// the text up to which it could be decompressed; TooLarge beyond MaxInputBytes, Cancelled.
Result<std::string> unpackGzip(std::string_view content, const Progress& progress = {});

/// Returns the first decompressed bytes, up to `most`. The content may be truncated; damaged content gives
/// fewer bytes or none.
std::string unpackBeginning(std::string_view content, std::size_t most);

/// Compresses a text. The same text always gives the same bytes. Errors: TooLarge if memory runs out.
Result<std::string> packGzip(std::string_view text);

} // namespace fairshare

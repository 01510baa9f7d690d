// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Whether a content begins as gzip does, whatever its file is called.
bool isGzip(std::string_view content);

/// All members one after the other. Errors: BadInput for a content that is damaged or ends too soon, with the
/// place in the text up to which it could be unpacked; TooLarge beyond MaxInputBytes, Cancelled.
Result<std::string> unpackGzip(std::string_view content, const Progress& progress = {});

/// The first bytes of a content, up to `most`, that may itself be cut off; fewer, or none, of a damaged one.
std::string unpackBeginning(std::string_view content, std::size_t most);

/// The same bytes for the same text, whenever it is packed. Errors: TooLarge where there is no memory.
Result<std::string> packGzip(std::string_view text);

} // namespace fairshare

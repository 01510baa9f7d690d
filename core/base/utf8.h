// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fairshare {

/// Returns the offset of the first byte that does not begin a valid UTF-8 character; npos if the text is
/// valid. Overlong forms, surrogates and values above U+10FFFF are invalid.
std::size_t invalidUtf8(std::string_view text);

/// Replaces every byte that is not part of a valid character by U+FFFD.
std::string withReplacedBytes(std::string_view text);

/// Escapes invalid bytes and control characters as `\xfc`, for messages.
std::string withEscapedBytes(std::string_view text);

} // namespace fairshare

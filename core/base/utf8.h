// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace fairshare {

/// Offset of the first byte that begins no character in UTF-8 (no overlong forms, no surrogates, at most
/// U+10FFFF); npos when all is well.
std::size_t invalidUtf8(std::string_view text);

/// The text with U+FFFD in place of every byte that belongs to no character.
std::string withReplacedBytes(std::string_view text);

/// The text with every byte that belongs to no character, and every control character, as `\xfc`, for
/// messages.
std::string withEscapedBytes(std::string_view text);

} // namespace fairshare

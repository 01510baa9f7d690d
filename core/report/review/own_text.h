// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/report/review/review.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace fairshare {

/// Longest own text of a review, in bytes.
inline constexpr std::size_t MaxOwnTextBytes = std::size_t{256} << 10;

/// Most columns of a table in it.
inline constexpr std::size_t MaxOwnTextColumns = 32;

/// Reads the text that the author of a review writes, in Markdown: CommonMark with tables. Each heading of
/// the first level begins a section; text before it is a section "Notes". Links to other places than http,
/// https and mailto are plain text, pictures are their description, and HTML is text as it is written.
/// Sections without text are kept. Errors: TooLarge; BadInput with position if the text is not UTF-8.
Result<std::vector<ReviewSection>> ownSections(std::string_view markdown);

/// Writes the address of each link behind it, for paper: `the minutes (https://example.org/minutes)`.
std::vector<ReviewSpan> withAddresses(const std::vector<ReviewSpan>& spans);

} // namespace fairshare

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

/// Reads the text that the author of a review writes, in a subset of Markdown: paragraphs, headings, lists,
/// nested if indented, and emphasis. Each heading of the first level begins a section; text before it is a
/// section "Notes". Everything else, such as links, HTML, tables and pictures, is text as it is written.
/// Sections without text are kept. Errors: TooLarge; BadInput with position if the text is not UTF-8.
Result<std::vector<ReviewSection>> ownSections(std::string_view markdown);

/// Splits a text at its emphasis: `*italic*`, `_italic_`, `**bold**`, `__bold__`. A backslash before an ASCII
/// punctuation mark makes it literal, and so are marks without a partner.
std::vector<ReviewSpan> emphasized(std::string_view text);

} // namespace fairshare

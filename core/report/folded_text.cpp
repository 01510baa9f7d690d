// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/folded_text.h"

#include "core/report/table_text.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Returns the bytes of `text` that fit, without dividing a character; at least one character.
std::size_t fittingBytes(std::string_view text, std::size_t width)
{
    std::size_t fit = 0;
    for (std::size_t at = 1; at <= text.size(); ++at) {
        const bool isWhole = at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80U;
        if (!isWhole)
            continue;
        if (displayWidth(text.substr(0, at)) > width && fit > 0)
            return fit;
        fit = at;
    }
    return fit;
}

/// Returns where a line that may take `fit` bytes ends: after the last blank or slash in it, else after all.
std::size_t lineEnd(std::string_view text, std::size_t fit)
{
    if (fit >= text.size())
        return text.size();
    if (text[fit] == ' ')
        return fit;
    const std::size_t blank = text.substr(0, fit).rfind(' ');
    if (blank != std::string_view::npos && blank > 0)
        return blank;
    const std::size_t slash = text.substr(0, fit).rfind('/');
    return slash != std::string_view::npos ? slash + 1 : fit;
}

} // namespace

std::size_t longestWord(std::string_view text)
{
    std::size_t longest = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        longest = std::max(longest, displayWidth(text.substr(0, end)));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return longest;
}

std::vector<std::string> foldedText(std::string_view text, std::size_t width)
{
    if (displayWidth(text) <= width)
        return {std::string(text)};
    // Beyond half of the width, an indent would leave no place for the text.
    const std::size_t blanks = std::min(text.find_first_not_of(' '), text.size());
    const std::string indent(std::min(blanks, width / 2), ' ');
    text.remove_prefix(blanks);
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end =
            lineEnd(text, fittingBytes(text, std::max<std::size_t>(width - indent.size(), 1)));
        lines.push_back(indent + std::string(text.substr(0, end)));
        text.remove_prefix(end);
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    }
    return lines;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/values/duration_text.h"

#include "core/base/ascii_text.h"
#include "core/base/numbers.h"
#include "core/io/slurm/values/largest_word.h"

#include <array>

namespace fairshare {
namespace {

constexpr std::uint64_t LargestPart = 0xFFFFFFFFU;

} // namespace

std::optional<std::uint64_t> parseDuration(std::string_view text)
{
    std::uint64_t seconds = 0;
    const std::size_t dash = text.find('-');
    const bool hasDays = dash != std::string_view::npos;
    if (hasDays) {
        const auto days = parseUnsigned(text.substr(0, dash));
        if (!days || *days > LargestPart)
            return std::nullopt;
        seconds = *days * 86400;
        text.remove_prefix(dash + 1);
    }
    std::array<std::uint64_t, 3> parts{};
    std::size_t count = 0;
    for (;;) {
        const std::size_t colon = text.find(':');
        const auto part = parseUnsigned(text.substr(0, colon));
        if (!part || *part > LargestPart || count == parts.size())
            return std::nullopt;
        parts.at(count++) = *part;
        if (colon == std::string_view::npos)
            break;
        text.remove_prefix(colon + 1);
    }
    if (hasDays || count == 3)
        return seconds + parts[0] * 3600 + parts[1] * 60 + parts[2];
    return parts[0] * 60 + parts[1];
}

std::optional<std::uint32_t> parseTimeLimit(std::string_view text)
{
    if (equalIgnoringCase(text, "UNLIMITED") || equalIgnoringCase(text, "INFINITE"))
        return LargestWord;
    const auto seconds = parseDuration(text);
    if (!seconds || (*seconds + 59) / 60 > LargestWord)
        return std::nullopt;
    return static_cast<std::uint32_t>((*seconds + 59) / 60);
}

} // namespace fairshare

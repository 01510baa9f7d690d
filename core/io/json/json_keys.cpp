// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_keys.h"

#include <algorithm>
#include <cstddef>

namespace fairshare {
namespace {

constexpr std::string_view JsonBlanks = " \t\r\n";

/// Returns the closing quote of the string that starts at `quote`; npos if there is none.
std::size_t closingQuote(std::string_view text, std::size_t quote)
{
    for (std::size_t at = quote + 1; at < text.size(); ++at) {
        if (text[at] == '\\')
            ++at;
        else if (text[at] == '"')
            return at;
    }
    return std::string_view::npos;
}

} // namespace

std::vector<std::string_view> outermostKeys(std::string_view beginning)
{
    std::vector<std::string_view> keys;
    std::size_t at = beginning.find_first_not_of(JsonBlanks);
    if (at == std::string_view::npos || beginning[at] != '{')
        return keys;
    for (std::size_t depth = 0; at != std::string_view::npos;
        at = beginning.find_first_of("\"{}[]", at + 1)) {
        const char c = beginning[at];
        if (c == '{' || c == '[') {
            ++depth;
        } else if (c != '"') {
            if (--depth == 0)
                break;
        } else {
            const std::size_t end = closingQuote(beginning, at);
            if (end == std::string_view::npos)
                break;
            const std::size_t next = beginning.find_first_not_of(JsonBlanks, end + 1);
            if (depth == 1 && next != std::string_view::npos && beginning[next] == ':')
                keys.push_back(beginning.substr(at + 1, end - at - 1));
            at = end;
        }
    }
    return keys;
}

std::vector<std::string_view> keysOfFirstElement(std::string_view beginning)
{
    const std::size_t list = beginning.find_first_not_of(JsonBlanks);
    if (list == std::string_view::npos || beginning[list] != '[')
        return {};
    return outermostKeys(beginning.substr(list + 1));
}

bool hasKey(std::span<const std::string_view> keys, std::string_view key)
{
    return std::ranges::find(keys, key) != keys.end();
}

} // namespace fairshare

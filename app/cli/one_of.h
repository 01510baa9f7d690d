// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace fairshare::cli {

/// Of an English noun that may have words behind an "of": "studies", "ways of counting".
inline std::string pluralOf(const std::string& noun)
{
    const std::size_t end = std::min(noun.find(" of "), noun.size());
    std::string plural = noun.substr(0, end);
    const bool hasVowelBeforeY = plural.ends_with("ay") || plural.ends_with("ey") || plural.ends_with("oy");
    if (plural.ends_with('y') && !hasVowelBeforeY)
        plural.replace(plural.size() - 1, 1, "ie");
    return plural + "s" + noun.substr(end);
}

/// Accepts one of `words` and refuses others in a sentence about a `what` ("format") that lists them.
inline CLI::Validator oneOf(const std::string& what, const std::vector<std::string>& words)
{
    return {[what, words](std::string& word) {
                if (std::find(words.begin(), words.end(), word) != words.end())
                    return std::string();
                return fmt::format(
                    "there is no {} '{}'; the {} are {}", what, word, pluralOf(what), fmt::join(words, ", "));
            },
        fmt::format("{}", fmt::join(words, "|"))};
}

/// The same for an option that holds an enumeration, whatever the case of the word.
template <typename Value>
CLI::Validator oneOf(const std::string& what, const std::vector<std::pair<std::string, Value>>& choices)
{
    std::vector<std::string> words;
    words.reserve(choices.size());
    for (const auto& [word, value] : choices)
        words.push_back(word);
    const CLI::Validator known = oneOf(what, words);
    return {[known, choices](std::string& word) {
                const std::string lower = CLI::detail::to_lower(word);
                for (const auto& [name, value] : choices)
                    if (name == lower) {
                        // The option converts from the enumeration's number.
                        word = std::to_string(static_cast<int>(value));
                        return std::string();
                    }
                return known(word);
            },
        known.get_description()};
}

} // namespace fairshare::cli

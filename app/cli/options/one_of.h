// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/nearest_words.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fairshare::cli {

/// Accepts one of `words`. Rejects others with a sentence that calls them `what` ("format") and names the
/// most similar, or all if none is.
inline CLI::Validator oneOf(const std::string& what, const std::vector<std::string>& words)
{
    return {[what, words](std::string& word) {
                if (std::find(words.begin(), words.end(), word) != words.end())
                    return std::string();
                const std::string unknown = fmt::format("unknown {} '{}'", what, word);
                return withKnownWords(unknown, word, words);
            },
        fmt::format("{}", fmt::join(words, "|"))};
}

/// Like oneOf, for an enumeration; ignores case.
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
                        // The option converts the number to the enumeration.
                        word = std::to_string(static_cast<int>(value));
                        return std::string();
                    }
                return known(word);
            },
        known.get_description()};
}

} // namespace fairshare::cli

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_words.h"

#include "core/base/ascii_text.h"
#include "core/base/say.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <set>
#include <utility>

namespace fairshare {
namespace {

/// Longer words are not compared, because the time is quadratic in the length.
constexpr std::size_t LongestWord = 64;
constexpr std::size_t MostSuggested = 3;

/// Returns the number of insertions, deletions, replacements and swaps of neighbors that turn `a` into `b`:
/// optimal string alignment, row by row. Both are at most LongestWord bytes long.
std::size_t editDistance(std::string_view a, std::string_view b)
{
    using Row = std::array<std::size_t, LongestWord + 1>;
    Row beforeLast{};
    Row last{};
    Row row{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        last.at(j) = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        row.at(0) = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = a[i - 1] == b[j - 1];
            std::size_t least =
                std::min({last.at(j) + 1, row.at(j - 1) + 1, last.at(j - 1) + (same ? 0 : 1)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                least = std::min(least, beforeLast.at(j - 2) + 1);
            row.at(j) = least;
        }
        beforeLast = last;
        last = row;
    }
    return last.at(b.size());
}

} // namespace

std::vector<std::string_view> nearestWords(std::span<const std::string_view> known, std::string_view word)
{
    const std::string typed = lowerCase(word);
    const std::size_t most = std::max<std::size_t>(1, typed.size() / 3);
    std::set<std::pair<std::size_t, std::string_view>> near; // with the number of differences
    for (const std::string_view each : known) {
        const std::size_t longer = std::max(typed.size(), each.size());
        if (longer > LongestWord || longer - std::min(typed.size(), each.size()) > most)
            continue;
        if (const std::size_t distance = editDistance(typed, lowerCase(each)); distance <= most)
            near.emplace(distance, each);
    }
    std::vector<std::string_view> words;
    for (const auto& [distance, each] : near)
        if (words.size() < MostSuggested)
            words.push_back(each);
    return words;
}

std::string withSuggestions(const std::string& message, std::span<const std::string_view> near)
{
    if (near.empty())
        return message;
    std::string offered = fmt::format("'{}'", near.front());
    for (const std::string_view other : near.subspan(1))
        offered = fairshare::say("{} or {}", offered, fmt::format("'{}'", other));
    return fairshare::say("{}; did you mean {}?", message, offered);
}

std::string withKnownWords(
    const std::string& message, std::string_view word, std::span<const std::string_view> known)
{
    const std::vector<std::string_view> near = nearestWords(known, word);
    return near.empty() && !known.empty()
        ? fairshare::say("{}; expected one of {}", message, fmt::join(known, ", "))
        : withSuggestions(message, near);
}

std::string withKnownWords(
    const std::string& message, std::string_view word, const std::vector<std::string>& known)
{
    return withKnownWords(message, word, std::vector<std::string_view>(known.begin(), known.end()));
}

} // namespace fairshare

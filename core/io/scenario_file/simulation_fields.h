// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"
#include "core/io/json/json_fields.h"
#include "core/simulator/section/section_words.h"

#include <fmt/ranges.h>

#include <limits>
#include <span>

namespace fairshare {

/// Allowed range of a whole number in a file.
struct WholeRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
};

inline constexpr WholeRange AboveZero{.least = 1};
/// Most nodes of a cluster.
inline constexpr std::uint64_t MostClusterNodes = std::numeric_limits<std::int32_t>::max();

/// Returns a whole number in the range. Errors: OutOfRange with the position and the range.
Result<std::uint64_t> requireWhole(JsonDocument& document, const JsonMember& member, WholeRange range);

/// Reads a whole number like requireWhole into a type that can hold the range.
template <typename Number>
Result<void> readWhole(JsonDocument& document, const JsonMember& member, WholeRange range, Number& value)
{
    const auto read = requireWhole(document, member, range);
    if (!read)
        return tl::unexpected(read.error());
    value = static_cast<Number>(*read);
    return {};
}

/// Returns the position of the value of a member.
ValuePlace placeOf(JsonDocument& document, const JsonMember& member);

/// Reads a number above 0 and at most `most`. Errors: OutOfRange.
Result<void> readPositive(JsonDocument& document, const JsonMember& member, double most, double& value);

/// Reads minutes, 0 or more, and converts them to seconds. Errors: OutOfRange.
Result<void> readMinutes(
    JsonDocument& document, const JsonMember& member, WholeRange seconds, Seconds& value);

/// Reads a string. Errors: BadInput.
Result<void> readName(JsonDocument& document, const JsonMember& member, std::string& name);

/// Returns the error for a word that is not one of `words`.
tl::unexpected<Error> refuseWord(
    JsonDocument& document, const JsonMember& member, std::span<const std::string_view> words);

/// Returns the words of all choices, in their order.
template <typename Words>
std::vector<std::string_view> allWords(const Words& words)
{
    std::vector<std::string_view> all;
    all.reserve(words.size());
    for (const auto& word : words)
        all.push_back(word.first);
    return all;
}

/// Reads one of several words. Errors: BadInput for another kind of value, OutOfRange for an unknown word.
template <typename Words>
Result<void> readChoice(JsonDocument& document, const JsonMember& member, const Words& words,
    typename Words::value_type::second_type& choice)
{
    const auto text = requireText(document, member);
    if (!text)
        return tl::unexpected(text.error());
    if (const auto found = choiceOf(words, *text)) {
        choice = *found;
        return {};
    }
    return refuseWord(document, member, allWords(words));
}

} // namespace fairshare

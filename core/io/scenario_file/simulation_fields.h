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

/// What a whole number of a file may be.
struct WholeRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint32_t>::max();
};

inline constexpr WholeRange AboveZero{.least = 1};
/// Nodes of a cluster.
inline constexpr std::uint64_t MostClusterNodes = std::numeric_limits<std::int32_t>::max();

/// Errors: OutOfRange with the place and the range.
Result<std::uint64_t> requireWhole(JsonDocument& document, const JsonMember& member, WholeRange range);

/// As requireWhole, into a number that holds the range.
template <typename Number>
Result<void> readWhole(JsonDocument& document, const JsonMember& member, WholeRange range, Number& value)
{
    const auto read = requireWhole(document, member, range);
    if (!read)
        return tl::unexpected(read.error());
    value = static_cast<Number>(*read);
    return {};
}

/// Where the value of a member stands.
ValuePlace placeOf(JsonDocument& document, const JsonMember& member);

/// A number above 0, at most `most`. Errors: OutOfRange.
Result<void> readPositive(JsonDocument& document, const JsonMember& member, double most, double& value);

/// Minutes, 0 or more, as seconds. Errors: OutOfRange.
Result<void> readMinutes(
    JsonDocument& document, const JsonMember& member, WholeRange seconds, Seconds& value);

/// A text. Errors: BadInput.
Result<void> readName(JsonDocument& document, const JsonMember& member, std::string& name);

/// The refusal of a word that is none of these.
tl::unexpected<Error> refuseWord(
    JsonDocument& document, const JsonMember& member, std::span<const std::string_view> words);

/// The words of choices, in their order.
template <typename Words>
std::vector<std::string_view> allWords(const Words& words)
{
    std::vector<std::string_view> all;
    all.reserve(words.size());
    for (const auto& word : words)
        all.push_back(word.first);
    return all;
}

/// One of some words. Errors: BadInput for another kind of value, OutOfRange for another word.
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

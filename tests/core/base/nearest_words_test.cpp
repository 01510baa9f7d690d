// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/nearest_words.h"

#include <gmock/gmock.h>

#include <array>

namespace fairshare {
namespace {

TEST(NearestWordsTest, AreOfferedAfterTheMessage)
{
    const std::vector<std::string_view> names{"ann", "anne", "anna"};
    EXPECT_EQ(withSuggestions("unknown user 'an'", {}), "unknown user 'an'");
    EXPECT_EQ(withSuggestions("unknown user 'an'", std::span(names).first(1)),
        "unknown user 'an'; did you mean 'ann'?");
    EXPECT_EQ(withSuggestions("unknown user 'an'", names),
        "unknown user 'an'; did you mean 'ann' or 'anne' or 'anna'?");
}

TEST(NearestWordsTest, AreNamedOrElseAllThatAreKnown)
{
    constexpr std::array<std::string_view, 3> Known{"classic", "fair_tree", "ticket_based"};
    const auto said = [&](std::string_view word) { return withKnownWords("unknown word", word, Known); };
    EXPECT_EQ(said("clssic"), "unknown word; did you mean 'classic'?");
    EXPECT_EQ(said("fairtree"), "unknown word; did you mean 'fair_tree'?");
    EXPECT_EQ(said("Ticket-Based"), "unknown word; did you mean 'ticket_based'?");
    EXPECT_EQ(said("lottery"), "unknown word; expected one of classic, fair_tree, ticket_based");
    EXPECT_EQ(withKnownWords("unknown word", "lottery", std::vector<std::string>()), "unknown word");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

#include "core/base/worded.h"
#include "core/simulation/sweep_threads.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <thread>
#include <vector>

namespace fairshare {
namespace {

std::string german(const char* english)
{
    const std::string_view text = english;
    if (text == "{} stands before {}")
        return "hinter {1} steht {0}";
    if (text == "{} users")
        return "{} von {} Benutzern";
    return text == "Classic" ? "Klassisch" : english;
}

TEST(Say, EnglishIsWhatStandsInTheCode)
{
    EXPECT_EQ(say("{} stands before {}", "anna", "bert"), "anna stands before bert");
    EXPECT_EQ(said(phrase("Classic")), "Classic");
}

TEST(Say, TranslationsOrderTheirValues)
{
    const Speaking language({german});
    EXPECT_EQ(say("{} stands before {}", "anna", "bert"), "hinter bert steht anna");
    EXPECT_EQ(said("Classic"), "Klassisch");
    EXPECT_EQ(say("nobody said {{this}}"), "nobody said {this}");
}

TEST(Say, ATranslationThatDoesNotFitIsIgnored)
{
    const Speaking language({german});
    EXPECT_EQ(say("{} users", 3), "3 users");
}

TEST(Say, WhatGoesIntoFilesIsEnglish)
{
    const Speaking language({german, ','});
    const Worded words = worded([] { return say("{} stands before {}", "anna", saidNumber("1.5")); });
    EXPECT_EQ(words.shown, "hinter 1,5 steht anna");
    EXPECT_EQ(words.english, "anna stands before 1.5");
    EXPECT_EQ(said("Classic"), "Klassisch") << "and afterwards the language is as before";
}

TEST(Say, AThreadStartsInEnglish)
{
    const Speaking language({german});
    std::string silent;
    std::string told;
    std::jthread([&silent] { silent = said("Classic"); }).join();
    std::jthread([&told, language = threadLanguage()] {
        const Speaking speaking(language);
        told = said("Classic");
    }).join();
    EXPECT_EQ(silent, "Classic");
    EXPECT_EQ(told, "Klassisch");
}

TEST(Say, ThreadsOfASweepSpeakTheLanguageOfTheirCaller)
{
    const Speaking language({german});
    std::vector<std::string> texts(8);
    runOnThreads(texts.size(), 3, [&texts](std::size_t at) { texts[at] = said("Classic"); });
    EXPECT_THAT(texts, testing::Each(testing::Eq("Klassisch")));
}

std::string english(const char* text)
{
    return text;
}

TEST(Say, TerminalsGetPlainNumbers)
{
    EXPECT_EQ(say("{} of {} users", 1234, 1234567U), "1234 of 1234567 users");
    EXPECT_EQ(saidNumber("-1234.5"), "-1234.5");
    EXPECT_EQ(saidNumber("inf"), "inf");
}

TEST(Say, PrintGroupsDigitsFromFourOn)
{
    const Speaking language({english, '.', NumberSigns::Printed});
    EXPECT_EQ(say("{} of {} users, {} of them", 999, 1234567U, -1234),
        "999 of 1\u202F234\u202F567 users, \u22121\u202F234 of them");
    EXPECT_EQ(saidNumber("182265860.5"), "182\u202F265\u202F860.5");
    EXPECT_EQ(saidNumber("0.123456"), "0.123456");
}

TEST(Say, PrintHasSignsOfItsOwn)
{
    const Speaking language({english, ',', NumberSigns::Printed});
    EXPECT_EQ(saidNumber("-1234.5"), "\u22121\u202F234,5");
    EXPECT_EQ(saidNumber("1.2e-05"), "1,2e\u221205");
    EXPECT_EQ(saidNumber("inf"), "\u221E");
    EXPECT_EQ(saidNumber("-inf"), "\u2212\u221E");
    EXPECT_EQ(saidNumber("nan"), "nan");
    EXPECT_EQ(saidNumber("-"), "\u2013");
}

TEST(Say, NamesAndWordsAreNoNumbers)
{
    const Speaking language({english, '.', NumberSigns::Printed});
    EXPECT_EQ(say("{} has association {}", "user4711", std::string("4711")), "user4711 has association 4711");
    EXPECT_EQ(say("word 0x{:016x}", std::uint64_t{0x1234}), "word 0x0000000000001234");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/say.h"

#include "core/base/worded.h"

#include <gtest/gtest.h>

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

class SayTest : public testing::Test {
protected:
    void TearDown() override { setTranslation(nullptr); }
};

TEST_F(SayTest, EnglishIsWhatStandsInTheCode)
{
    EXPECT_EQ(say("{} stands before {}", "anna", "bert"), "anna stands before bert");
    EXPECT_EQ(said(phrase("Classic")), "Classic");
}

TEST_F(SayTest, TranslationsOrderTheirValues)
{
    setTranslation(german);
    EXPECT_EQ(say("{} stands before {}", "anna", "bert"), "hinter bert steht anna");
    EXPECT_EQ(said("Classic"), "Klassisch");
    EXPECT_EQ(say("nobody said {{this}}"), "nobody said {this}");
}

TEST_F(SayTest, ATranslationThatDoesNotFitIsIgnored)
{
    setTranslation(german);
    EXPECT_EQ(say("{} users", 3), "3 users");
}

TEST_F(SayTest, WhatGoesIntoFilesIsEnglish)
{
    setTranslation(german, ',');
    const Worded words = worded([] { return say("{} stands before {}", "anna", saidNumber("1.5")); });
    EXPECT_EQ(words.shown, "hinter 1,5 steht anna");
    EXPECT_EQ(words.english, "anna stands before 1.5");
    EXPECT_EQ(said("Classic"), "Klassisch") << "and afterwards the language is as before";
}

} // namespace
} // namespace fairshare

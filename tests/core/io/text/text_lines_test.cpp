// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/text/text_lines.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(Excerpt, CutsBehindAWholeCharacter)
{
    EXPECT_EQ(excerpt("grünes", 4), "grü…");
    EXPECT_EQ(excerpt("grünes", 3), "gr…");
    EXPECT_EQ(excerpt("grün", 5), "grün");
}

TEST(Excerpt, EscapesControlCharacters)
{
    EXPECT_EQ(excerpt("a\x1b[2J\x7f"), "a\\x1b[2J\\x7f");
}

TEST(Excerpt, OfNothingButContinuationBytesIsEmpty)
{
    EXPECT_EQ(excerpt("\x80\x80\x80", 2), "…");
}

TEST(QuotedPart, HoldsSixtyBytes)
{
    EXPECT_EQ(quotedPart(std::string(60, 'x')), "'" + std::string(60, 'x') + "'");
    EXPECT_EQ(quotedPart(std::string(61, 'x')), "'" + std::string(60, 'x') + "…'");
}

} // namespace
} // namespace fairshare

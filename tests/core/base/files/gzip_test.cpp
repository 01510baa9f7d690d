// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/gzip.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

std::string packed(std::string_view text)
{
    return packGzip(text).value();
}

TEST(Gzip, PassesOverWhatFillsTheLastBlock)
{
    const std::string padding(1000, '\0');
    EXPECT_EQ(unpackGzip(packed("a\nb\n") + padding).value_or(""), "a\nb\n");
    EXPECT_EQ(unpackGzip(packed("a\n") + packed("b\n") + padding).value_or(""), "a\nb\n");
}

TEST(Gzip, RefusesOtherThingsBehindTheEnd)
{
    const std::string file = packed("a\nb\n");
    const auto text = unpackGzip(file + "garbage");
    ASSERT_FALSE(text);
    EXPECT_TRUE(text.error().message.starts_with("the compressed file is corrupt at byte "))
        << text.error().message;
    EXPECT_EQ(text.error().position, (SourcePosition{3, 1}));
    const auto between = unpackGzip(file + std::string(10, '\0') + packed("c\n"));
    EXPECT_FALSE(between);
}

TEST(Gzip, UnpacksTheBeginningOfWhatIsCutOff)
{
    std::string text;
    for (int line = 0; line < 100'000; ++line)
        text += std::to_string(line * 7919) + "\n";
    const std::string file = packed(text).substr(0, 4096);
    EXPECT_EQ(unpackBeginning(file, 1000), text.substr(0, 1000));
    EXPECT_EQ(unpackBeginning(packed("a\nb\n"), 1000), "a\nb\n");
    EXPECT_EQ(unpackBeginning("\x1f\x8bgarbage", 1000), "");
    EXPECT_EQ(unpackBeginning("", 1000), "");
}

} // namespace
} // namespace fairshare

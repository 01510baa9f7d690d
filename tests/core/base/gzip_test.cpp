// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/gzip.h"

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
    EXPECT_TRUE(text.error().message.starts_with("the compressed file is damaged at byte "))
        << text.error().message;
    EXPECT_EQ(text.error().position, (SourcePosition{3, 1}));
    const auto between = unpackGzip(file + std::string(10, '\0') + packed("c\n"));
    EXPECT_FALSE(between);
}

} // namespace
} // namespace fairshare

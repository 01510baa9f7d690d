// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utf8.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

constexpr std::size_t None = std::string_view::npos;

TEST(Utf8, CharactersOfEveryLengthAreText)
{
    EXPECT_EQ(invalidUtf8(""), None);
    EXPECT_EQ(invalidUtf8("plain"), None);
    EXPECT_EQ(invalidUtf8("\xC3\xA4 \xE2\x82\xAC \xF0\x9F\x98\x80 \xF4\x8F\xBF\xBF"), None);
}

TEST(Utf8, TheFirstBadByteIsFound)
{
    EXPECT_EQ(invalidUtf8("gr\xFCn"), 2U);
    EXPECT_EQ(invalidUtf8("a\x80"), 1U) << "a continuation without its lead";
    EXPECT_EQ(invalidUtf8("\xC3"), 0U) << "cut inside a character";
    EXPECT_EQ(invalidUtf8("\xE2\x82"), 0U);
    EXPECT_EQ(invalidUtf8("\xC0\xAF"), 0U) << "overlong";
    EXPECT_EQ(invalidUtf8("\xE0\x80\x80"), 0U) << "overlong";
    EXPECT_EQ(invalidUtf8("\xED\xA0\x80"), 0U) << "a surrogate";
    EXPECT_EQ(invalidUtf8("\xF4\x90\x80\x80"), 0U) << "above U+10FFFF";
    EXPECT_EQ(invalidUtf8("\xFF"), 0U);
}

TEST(Utf8, BadBytesAndControlsAreEscaped)
{
    EXPECT_EQ(withEscapedBytes("gr\xFCn \xC3\xBC\x01\xE2\x82"), "gr\\xfcn \xC3\xBC\\x01\\xe2\\x82");
}

} // namespace
} // namespace fairshare

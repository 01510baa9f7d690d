// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/content_digest.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

std::string digest(std::initializer_list<std::string_view> parts)
{
    ContentDigest digest;
    for (const std::string_view part : parts)
        digest.add(part);
    return digest.text();
}

// The offset of FNV-1a with 64 bits, as published.
TEST(ContentDigest, BeginsWithTheOffset)
{
    EXPECT_EQ(digest({}), "cbf29ce484222325");
}

TEST(ContentDigest, TellsPartsApart)
{
    EXPECT_NE(digest({"a", "b"}), digest({"ab"}));
    EXPECT_NE(digest({"a", "b"}), digest({"b", "a"}));
    EXPECT_NE(digest({""}), digest({}));
    EXPECT_EQ(digest({"a", "b"}), digest({"a", "b"}));
}

} // namespace
} // namespace fairshare

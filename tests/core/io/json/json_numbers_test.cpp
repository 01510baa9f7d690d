// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_document.h"
#include "core/io/json/json_keys.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// What parsing says of a number, which stands at line 2, column 3, and that it is the content's mistake.
std::string numberError(const std::string& number, const std::string& behind = "\n}")
{
    const std::string text = "{\"a\":\n  " + number + behind;
    const auto document = JsonDocument::parse(text);
    if (document)
        return "read";
    EXPECT_EQ(document.error().code, ErrorCode::BadInput);
    return describe(document.error());
}

class SurplusTest : public testing::TestWithParam<const char*> { };

TEST_P(SurplusTest, IsToldAtTheNumber)
{
    const std::string number = GetParam();
    const std::string sentence = fmt::format("2:3: not valid JSON: '{}' is not a number", number);
    EXPECT_EQ(numberError(number), sentence);
    EXPECT_EQ(numberError(number, ""), sentence) << "at the end of the text";
    EXPECT_EQ(numberError(number, ", \"b\": 1 }"), sentence) << "before another member";
}

INSTANTIATE_TEST_SUITE_P(JsonNumbers, SurplusTest,
    testing::Values("007", "01", "-01", "2026-11-20", "1.2.3", "1-2", "1.5.", "1e5e5", "0e1.5"));

TEST(JsonNumbers, WholeTextIsOneNumber)
{
    for (const std::string number : {"0", "-0", "12", "1.5", "1e5", "-1.5E-3", "0.0e+0"}) {
        const auto document = JsonDocument::parse(number);
        ASSERT_TRUE(document) << number;
        EXPECT_EQ(document->source(0), number);
        EXPECT_EQ(numberError(number), "read");
    }
}

TEST(JsonKeys, OnlyTheOutermostCount)
{
    EXPECT_THAT(outermostKeys(R"( {"a": {"b": 1}, "c\"d": ["e", {"f": "g"}], "h" : "i:{", "j)"),
        ElementsAre("a", "c\\\"d", "h"));
    EXPECT_THAT(outermostKeys(R"({"a": 1} {"b": 2})"), ElementsAre("a"));
    EXPECT_THAT(outermostKeys(R"(["a"])"), IsEmpty());
    EXPECT_THAT(outermostKeys("  "), IsEmpty());
    EXPECT_THAT(outermostKeys(R"({"a)"), IsEmpty());
}

} // namespace
} // namespace fairshare

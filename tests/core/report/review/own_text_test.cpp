// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/own_text.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

std::vector<ReviewSection> sectionsOf(std::string_view markdown)
{
    auto sections = ownSections(markdown);
    EXPECT_TRUE(sections) << (sections ? "" : sections.error().message);
    return sections ? *sections : std::vector<ReviewSection>();
}

/// Writes spans as `plain|/italic/|*bold*`.
std::string written(const std::vector<ReviewSpan>& spans)
{
    std::string text;
    for (const ReviewSpan& span : spans) {
        const std::string marks = std::string(span.isBold ? "*" : "") + (span.isItalic ? "/" : "");
        text += (text.empty() ? "" : "|") + marks + span.text + std::string(marks.rbegin(), marks.rend());
    }
    return text;
}

/// Writes the blocks of a section, one per line: `# heading`, `0- item`, `1: item`.
std::string written(const ReviewSection& section)
{
    std::string text;
    for (const ReviewBlock& block : section.blocks) {
        if (const auto* prose = std::get_if<ReviewProse>(&block))
            text += (prose->isHeading ? "# " : "") + written(prose->spans) + "\n";
        else if (const auto* list = std::get_if<ReviewList>(&block))
            for (const ReviewListItem& item : list->items)
                text += std::string(item.depth, ' ')
                    + (item.number == 0 ? "- " : std::to_string(item.number) + ". ") + written(item.spans)
                    + "\n";
    }
    return text;
}

std::string emphasis(std::string_view text)
{
    return written(emphasized(text));
}

TEST(OwnText, JoinsLinesToParagraphs)
{
    const auto sections = sectionsOf("One\r\ntwo  \n\n\nthree\n");
    ASSERT_EQ(sections.size(), 1U);
    EXPECT_EQ(sections[0].title, "Notes");
    EXPECT_EQ(written(sections[0]), "One two\nthree\n");
}

TEST(OwnText, BeginsASectionAtEachHeadingOfTheFirstLevel)
{
    const auto sections = sectionsOf("# Why *we* propose this\nMedicine grew.\n## Numbers\nTwice.\n"
                                     "What the board decided\n===\nYes.\n\nLater\n---\nNo.");
    ASSERT_EQ(sections.size(), 2U);
    EXPECT_EQ(sections[0].title, "Why we propose this");
    EXPECT_EQ(written(sections[0]), "Medicine grew.\n# Numbers\n");
    EXPECT_EQ(sections[1].title, "Twice. What the board decided");
    EXPECT_EQ(written(sections[1]), "Yes.\n# Later\nNo.\n");
}

TEST(OwnText, ReadsLists)
{
    EXPECT_EQ(written(sectionsOf("Before:\n- a\n  goes on\n- b\n  - c\n        - d\n* e\n\nAfter.")[0]),
        "Before:\n- a goes on\n- b\n - c\n  - d\n- e\nAfter.\n");
    EXPECT_EQ(written(sectionsOf("3. a\n3. b\n\n   1) c\n4. d")[0]), "3. a\n4. b\n 1. c\n5. d\n");
}

// A line that begins with a year and a full stop is no item.
TEST(OwnText, KeepsNumbersWithinAParagraph)
{
    EXPECT_EQ(written(sectionsOf("We start in\n2027. Then we look.\n-5 and +3, 1.5")[0]),
        "We start in 2027. Then we look. -5 and +3, 1.5\n");
}

TEST(OwnText, KeepsEverythingElseAsItIsWritten)
{
    EXPECT_EQ(written(sectionsOf("<script>alert(1)</script> [a](javascript:b) `c` &amp; #d\n| e | f |")[0]),
        "<script>alert(1)</script> [a](javascript:b) `c` &amp; #d | e | f |\n");
}

TEST(OwnText, FindsEmphasis)
{
    EXPECT_EQ(emphasis("a *b* _c_ **d** __e__ ***f***."), "a |/b/| |/c/| |*d*| |*e*| |*/f/*|.");
    EXPECT_EQ(emphasis("**a *b* c**"), "*a *|*/b/*|* c*");
    EXPECT_EQ(emphasis("*a* *b*"), "/a/| |/b/");
}

TEST(OwnText, KeepsMarksWithoutAPartner)
{
    EXPECT_EQ(emphasis("2 * 3 * 4, *a, b* c, snake_case_name, a ** b"),
        "2 * 3 * 4, |/a, b/| c, snake_case_name, a ** b");
    EXPECT_EQ(emphasis("*a **b _c"), "*a **b _c");
    EXPECT_EQ(emphasis("****a****"), "****a****");
    EXPECT_EQ(emphasis(R"(\*a\* \_ C:\dir \\)"), R"(*a* _ C:\dir \)");
}

TEST(OwnText, HasNoSectionsWithoutText)
{
    EXPECT_TRUE(sectionsOf("").empty());
    EXPECT_TRUE(sectionsOf("\n  \n---\n").empty());
    EXPECT_EQ(sectionsOf("#")[0].title, "Notes");
}

TEST(OwnText, RefusesWhatIsNoTextOrTooLong)
{
    const auto bytes = ownSections("a\nb\xFF");
    ASSERT_FALSE(bytes);
    EXPECT_EQ(bytes.error().position, (SourcePosition{2, 2}));
    const auto large = ownSections(std::string(MaxOwnTextBytes + 1, 'a'));
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().code, ErrorCode::TooLarge);
    EXPECT_EQ(large.error().message, "the text has 262145 bytes; at most 262144 are allowed");
}

// Marks in any number take no more than linear time.
TEST(OwnText, ReadsManyMarks)
{
    std::string text;
    while (text.size() + 4 < MaxOwnTextBytes)
        text += "*a _";
    EXPECT_EQ(emphasized(text).size(), 1U);
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/own_text.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::StartsWith;

std::vector<ReviewSection> sectionsOf(std::string_view markdown)
{
    auto sections = ownSections(markdown);
    EXPECT_TRUE(sections) << (sections ? "" : sections.error().message);
    return sections ? *sections : std::vector<ReviewSection>();
}

/// Writes spans as `plain|/italic/|*bold*|`code`|text<address>`.
std::string written(const std::vector<ReviewSpan>& spans)
{
    std::string text;
    for (const ReviewSpan& span : spans) {
        const std::string marks =
            std::string(span.isBold ? "*" : "") + (span.isItalic ? "/" : "") + (span.isCode ? "`" : "");
        text += (text.empty() ? "" : "|") + marks + span.text + std::string(marks.rbegin(), marks.rend());
        if (!span.link.empty())
            text += "<" + span.link + ">";
    }
    return text;
}

std::string written(const ReviewTable& table)
{
    std::string text;
    for (const ReviewColumn& column : table.columns)
        text += "| " + column.title + (column.kind == ReviewColumnKind::Number ? " :" : "") + " ";
    text += "|\n";
    for (const ReviewRow& row : table.rows) {
        for (const std::string& cell : row.cells)
            text += "| " + cell + " ";
        text += "|\n";
    }
    return text;
}

/// Writes a list, one item per line: `- item`, `1. item`, `+ further paragraph`.
std::string written(const ReviewList& list)
{
    std::string text;
    for (const ReviewListItem& item : list.items) {
        const std::string number = item.number == 0 ? "- " : std::to_string(item.number) + ". ";
        text +=
            std::string(item.depth, ' ') + (item.isContinued ? "+ " : number) + written(item.spans) + "\n";
    }
    return text;
}

/// Writes the blocks of a section: `# heading`, `> quote`, `$ code`.
std::string written(const ReviewSection& section)
{
    std::string text;
    for (const ReviewBlock& block : section.blocks) {
        if (const auto* prose = std::get_if<ReviewProse>(&block))
            text += (prose->isHeading ? "# " : "") + std::string(prose->isQuote ? "> " : "")
                + written(prose->spans) + "\n";
        else if (const auto* list = std::get_if<ReviewList>(&block))
            text += written(*list);
        else if (const auto* table = std::get_if<ReviewTable>(&block))
            text += written(*table);
        else if (const auto* code = std::get_if<ReviewCode>(&block))
            for (const std::string& line : code->lines)
                text += (code->hasComments ? "% " : "$ ") + line + "\n";
    }
    return text;
}

/// Reads a text of one section.
std::string read(std::string_view markdown)
{
    const auto sections = sectionsOf(markdown);
    EXPECT_EQ(sections.size(), 1U);
    return sections.empty() ? "" : written(sections[0]);
}

std::string emphasis(std::string_view text)
{
    const std::string paragraph = read(text);
    return paragraph.substr(0, paragraph.size() - 1);
}

std::string repeated(std::string_view part, std::size_t times)
{
    std::string text;
    for (std::size_t at = 0; at < times; ++at)
        text += part;
    return text;
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

TEST(OwnText, BeginsNoSectionWithinItemsAndQuotes)
{
    EXPECT_EQ(read("- # a\n\n> # b\n> c\n\n###### *d*"), "- *a*\n> *b*\n> c\n# /d/\n");
}

TEST(OwnText, ReadsLists)
{
    EXPECT_EQ(read("Before:\n- a\n  goes on\n- b\n  - c\n    - d\n* e\n\nAfter."),
        "Before:\n- a goes on\n- b\n - c\n  - d\n- e\nAfter.\n");
    EXPECT_EQ(read("3. a\n3. b\n\n   1) c\n4. d"), "3. a\n4. b\n 1. c\n5. d\n");
}

TEST(OwnText, KeepsParagraphsAndCodeOfItems)
{
    EXPECT_EQ(read("1. a\n\n   b\n\n   - c\n\n   d\n2. e"), "1. a\n+ b\n - c\n+ d\n2. e\n");
    EXPECT_EQ(read("1. a\n   ```\n   b\n   ```\n   c\n2. d"), "1. a\n$ b\nc\n2. d\n");
}

// A line that begins with a year and a full stop is no item.
TEST(OwnText, KeepsNumbersWithinAParagraph)
{
    EXPECT_EQ(read("We start in\n2027. Then we look.\n-5 and +3, 1.5"),
        "We start in 2027. Then we look. -5 and +3, 1.5\n");
}

TEST(OwnText, KeepsHtmlAsItIsWritten)
{
    EXPECT_EQ(read("<script>alert(1)</script> #d\n\n<div onclick='a'>\n*b*\n</div>"),
        "<script>alert(1)</script> #d\n<div onclick='a'> |/b/| </div>\n");
}

TEST(OwnText, ReadsReferencesOfCharacters)
{
    EXPECT_EQ(read("&amp; &lt;b&gt; &#228; &#x20AC; a&nbsp;b"), "& <b> \u00E4 \u20AC a\u00A0b\n");
    EXPECT_EQ(read("&auml; &#0; &#xD800; &; `&amp;`"), "&auml; &#0; &#xD800; &; |`&amp;`\n");
}

TEST(OwnText, ReadsCode)
{
    EXPECT_EQ(read("Set `a*b*` and ``c`d``, not `e."), "Set |`a*b*`| and |`c`d`|, not `e.\n");
    EXPECT_EQ(
        read("```sh\n# a  *b*\n\n  c | d\n```\n\n    e\n\n~~~\n~~~"), "$ # a  *b*\n$ \n$   c | d\n$ e\n$ \n");
}

TEST(OwnText, ReadsTables)
{
    EXPECT_EQ(
        read("| Group | Share |\n|---|--:|\n| **med** | 40 |\n| `a` b | 1 | 2 |\n| [c](https://d.org) |"),
        "| Group | Share : |\n| med | 40 |\n| a b | 1 |\n| c (https://d.org) |  |\n");
    EXPECT_EQ(read("a | b\nc | d"), "a | b c | d\n");
}

TEST(OwnText, ReadsQuotes)
{
    EXPECT_EQ(read("> Said\nby *all*\n\nNot said"), "> Said by |/all/\nNot said\n");
}

TEST(OwnText, ReadsLinks)
{
    EXPECT_EQ(read("[the *minutes*](https://a.org/b?c=d&e \"f\") <mailto:a@b.org> <http://c.org>"),
        "the <https://a.org/b?c=d&e>|/minutes/<https://a.org/b?c=d&e>| |mailto:a@b.org<mailto:a@b.org>| "
        "|http://c.org<http://c.org>\n");
    EXPECT_EQ(read("[a][] ![the *map*](https://b.org/c.png)\n\n[a]: HTTPS://b.org/\u00E4"),
        "a<HTTPS://b.org/%C3%A4>| the |/map/\n");
    EXPECT_EQ(read("[a](<https://b.org/c d\\\"e>)"), "a<https://b.org/c%20d%22e>\n");
}

TEST(OwnText, MakesOtherLinksText)
{
    for (const char* address : {"javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#115;cript:alert(1)",
             "&#106;avascript:alert(1)", "data:text/html,a", "vbscript:a", "file:///etc/passwd", "//b.org",
             "b.md", "#b", "<\\ javascript:a>", "&#1;javascript:a", "<&#10;https://b.org>", ""})
        EXPECT_EQ(read(std::string("[a](") + address + ")"), "a\n") << address;
    EXPECT_EQ(read("<javascript:alert(1)>"), "javascript:alert(1)\n");
    EXPECT_EQ(read("[a]\n\n[a]: javascript:b"), "a\n");
}

TEST(OwnText, WritesAddressesBehindLinks)
{
    const auto printed = [](std::string_view markdown) {
        return written(withAddresses(std::get<ReviewProse>(sectionsOf(markdown)[0].blocks[0]).spans));
    };
    EXPECT_EQ(printed("See [the *minutes*](https://a.org)."), "See |the |/minutes/| (https://a.org)|.");
    EXPECT_EQ(printed("<https://a.org> <a@b.org> c"), "https://a.org| |a@b.org| c");
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
    EXPECT_EQ(emphasis("****a****"), "*a*");
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

// These would take minutes or gigabytes.
TEST(OwnText, RefusesWhatExpandsTooMuch)
{
    const auto refusal = [](const std::string& text) {
        const auto sections = ownSections(text);
        EXPECT_FALSE(sections);
        EXPECT_TRUE(sections || sections.error().code == ErrorCode::TooLarge);
        return sections ? std::string() : sections.error().message;
    };
    const std::string nested = "[a]: /b\n\n" + std::string(120'000, '[') + std::string(120'000, ']');
    EXPECT_THAT(refusal(nested), StartsWith("the text has too many brackets"));
    const std::string address = "[a]: http://" + std::string(120'000, 'b') + "\n\n";
    EXPECT_THAT(refusal(address + repeated("[a] ", 30'000)), StartsWith("the text has too many brackets"));
    EXPECT_EQ(refusal(address + repeated("[a] ", 100)), "links or tables make the text too long");
    const std::string row = repeated("|a", MaxOwnTextColumns + 1) + "|\n";
    EXPECT_EQ(
        refusal(row + repeated("|---", MaxOwnTextColumns + 1) + "|\n"), "a table has more than 32 columns");
}

// Marks in any number, and blocks in any depth, take no more than linear time.
TEST(OwnText, ReadsManyMarks)
{
    for (const char* mark : {"*a _", "*a**b*", "[", "![", "[a](", "`a``", "&", "<a ", "<!--", "|a"})
        EXPECT_EQ(sectionsOf(repeated(mark, MaxOwnTextBytes / std::string_view(mark).size())).size(), 1U)
            << mark;
    EXPECT_EQ(read(std::string(100'000, '>') + "a\n" + repeated("b\n", 50'000)),
        "> a" + repeated(" b", 50'000) + "\n");
    const std::string deep = read(repeated("- ", 100'000) + "a");
    EXPECT_TRUE(deep.ends_with("\n   - \n   - a\n")) << deep.substr(deep.size() - 30);
}

} // namespace
} // namespace fairshare

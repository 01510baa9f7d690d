// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/aligned_table.h"

#include "core/report/folded_text.h"
#include "core/report/table_text.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

TextTable findings()
{
    TextTable table;
    table.addText("Rule", "id");
    table.addNumber("Jobs of the last day", "jobs");
    table.addText("Finding", "message");
    table.addRow({"zero_shares", "1234567", "alice has no shares, so nothing that she submits ever starts"});
    table.addRow({"tie", "2", "short"});
    return table;
}

std::string alignedIn(const TextTable& table, std::size_t width)
{
    std::string text;
    writeAligned(table, {.width = width}, appendTo(text));
    return text;
}

TEST(AlignedTable, FoldsHeadingsAndTextsInANarrowTerminal)
{
    EXPECT_EQ(alignedIn(findings(), 50),
        "Rule         Jobs of  Finding\n"
        "                 the\n"
        "                last\n"
        "                 day\n"
        "-----------  -------  ----------------------------\n"
        "zero_shares  1234567  alice has no shares, so\n"
        "                      nothing that she submits\n"
        "                      ever starts\n"
        "tie                2  short\n");
}

TEST(AlignedTable, AWideTerminalChangesNothing)
{
    EXPECT_EQ(alignedIn(findings(), 200), alignedIn(findings(), 0));
}

TEST(AlignedTable, WhatDoesNotFitFollowsBelowAndNumbersAreWhole)
{
    TextTable table;
    table.addText("User", "user");
    for (const char* id : {"a", "b", "c"})
        table.addNumber(id, id);
    table.addRow({"alice", "11111111", "22222222", "33333333"});
    EXPECT_EQ(alignedIn(table, 26),
        "User          a         b\n"
        "-----  --------  --------\n"
        "alice  11111111  22222222\n"
        "\n"
        "User          c\n"
        "-----  --------\n"
        "alice  33333333\n");
    EXPECT_NE(alignedIn(table, 3).find("22222222"), std::string::npos);
}

TEST(AlignedTable, NoLineIsWiderThanTheTerminalWhereTextsCanFold)
{
    for (const std::size_t width : {40U, 55U, 63U, 90U}) {
        std::string text = alignedIn(findings(), width);
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = text.find('\n', at);
            EXPECT_LE(displayWidth(std::string_view(text).substr(at, end - at)), width);
            at = end + 1;
        }
    }
}

TEST(AlignedTable, HiddenColumnsAppearWhenAskedFor)
{
    TextTable table;
    table.addText("Path", "path").isHidden = true;
    table.addText("User", "user");
    table.addRow({"root/alice", "alice"});
    EXPECT_EQ(alignedIn(table, 0), "User\n-----\nalice\n");
    std::string text;
    writeAligned(*viewOf(table, {.columns = {"path"}}), {}, appendTo(text));
    EXPECT_EQ(text, "Path\n----------\nroot/alice\n");
}

TEST(AlignedTable, IndentsOnlyInTheOrderOfTheTree)
{
    TextTable table;
    table.addText("Account", "account");
    table.addRow({"root"});
    table.addRow({"physics"});
    table.setIndents(0, {0, 1});
    EXPECT_EQ(alignedIn(table, 0), "Account\n--------\nroot\n physics\n");
    std::string text;
    writeAligned(*viewOf(table, {.sort = {"account"}}), {}, appendTo(text));
    EXPECT_EQ(text, "Account\n-------\nphysics\nroot\n");
}

TEST(FoldedText, DividesBetweenWordsThenAfterSlashesThenAnywhere)
{
    EXPECT_THAT(foldedText("one two three", 7), ElementsAre("one two", "three"));
    EXPECT_THAT(foldedText("root/physics/alice", 14), ElementsAre("root/physics/", "alice"));
    EXPECT_THAT(foldedText("abcdefgh", 3), ElementsAre("abc", "def", "gh"));
    EXPECT_THAT(foldedText("漢字漢字", 5), ElementsAre("漢字", "漢字"));
    EXPECT_THAT(foldedText("", 5), ElementsAre(""));
    EXPECT_THAT(foldedText("  physics and more", 10), ElementsAre("  physics", "  and more"));
}

TEST(FoldedText, NeverEndlessInNoSpace)
{
    EXPECT_THAT(foldedText("漢a", 1), ElementsAre("漢", "a"));
    EXPECT_THAT(foldedText("ab", 0), ElementsAre("a", "b"));
}

} // namespace
} // namespace fairshare

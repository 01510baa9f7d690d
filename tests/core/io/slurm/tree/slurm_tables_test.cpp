// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Awkward and bad tables of sshare and sacctmgr show assoc.
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::outline;
using test::readAs;
using test::remarksOf;
using test::rowAt;
using test::scenarioOf;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string SshareHead = "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n";
const std::string SshareRoot = "root|||0.000000|10|1.000000|\n";

Import imported(std::string_view format, const std::string& text)
{
    auto import = readAs(format, text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? *import : Import{};
}

std::vector<std::string> outlineOf(std::string_view format, const std::string& text)
{
    const Import import = imported(format, text);
    EXPECT_TRUE(import.scenario);
    return import.scenario ? outline(import.scenario->tree) : std::vector<std::string>();
}

std::string idOf(const std::string& text)
{
    const Format* format = recognizeFormat(text);
    return format == nullptr ? "" : std::string(format->id);
}

TEST(SshareTable, OldHeadersAreRead)
{
    const std::string text =
        "             Account       User Raw Shares Norm Shares   Raw Usage Effectv Usage  FairShare \n"
        "-------------------- ---------- ---------- ----------- ----------- ------------- ---------- \n"
        "root                                          1.000000          12      1.000000   0.500000 \n"
        " a                                      3     1.000000          12      1.000000   0.500000 \n"
        "  a                          u          1     1.000000          12      1.000000   0.500000 \n";
    EXPECT_EQ(idOf(text), "sshare");
    const Import import = imported("sshare", text);
    ASSERT_TRUE(import.scenario);
    EXPECT_THAT(outline(import.scenario->tree), ElementsAre("root  1", "root/a  3", "root/a/u user  1"));
    EXPECT_EQ(import.scenario->settings.algorithm, "classic");
}

TEST(SshareTable, AnyDelimiterAndAnyOrderOfColumnsAreRead)
{
    const std::string text = "RawUsage;User;Account;RawShares\n7;;root;\n7;; a;3\n7;u;  a;parent\n";
    EXPECT_EQ(idOf(text), "sshare");
    EXPECT_THAT(outlineOf("sshare", text), ElementsAre("root  1", "root/a  3", "root/a/u user  parent"));
}

TEST(SshareTable, LineEndsMarksAndMissingNewlineAreRead)
{
    const std::string text = "\xEF\xBB\xBF"
                             "Account|User|RawShares|RawUsage\r\nroot|||1\r\n\r\n a|u|2|1";
    EXPECT_EQ(idOf(text), "sshare");
    EXPECT_EQ(
        errorOf("sshare", text), "4:4: user 'u' belongs to account 'a' but is indented under account 'root'");
    EXPECT_THAT(outlineOf("sshare",
                    "\xEF\xBB\xBF"
                    "Account|User|RawShares|RawUsage\r\nroot|||1\r\n\r\n root|u|2|1"),
        ElementsAre("root  1", "root/u user  2"));
}

TEST(SshareTable, ClusterLineAboveTheHeaderIsRead)
{
    EXPECT_EQ(imported("sshare", "CLUSTER: uni\n" + SshareHead + SshareRoot).scenario->cluster, "uni");
}

TEST(SshareTable, NumbersWiderThanTheirColumnShiftTheRest)
{
    const std::string text = "Account              User       RawShares  RawUsage    FairShare  \n"
                             "-------------------- ---------- ---------- ----------- ---------- \n"
                             "root                                       1000000001000001            \n"
                             " a                                       3 1000000001000001            \n"
                             "  a                           u          4 1000000001000001   0.500000 \n";
    const Import import = imported("sshare", text);
    ASSERT_TRUE(import.scenario);
    EXPECT_THAT(outline(import.scenario->tree), ElementsAre("root  1", "root/a  3", "root/a/u user  4"));
    EXPECT_EQ(import.scenario->tree.usage(rowAt(import.scenario->tree, "root/a/u")), 1000000001000001.0L);
    EXPECT_EQ(import.scenario->tree.usage(RootRow), 0.0L);
}

TEST(SshareTable, ScientificUsageIsANumber)
{
    const Import import = imported("sshare", SshareHead + "root|||0|1.5e+15|1|\n root|u|1|1|1.5e+15|1|1\n");
    EXPECT_EQ(import.scenario->tree.usage(rowAt(import.scenario->tree, "root/u")), 1.5e15L);
}

TEST(SshareTable, DelimitersInNamesAreJoined)
{
    const std::string text = SshareHead + SshareRoot + " a|b||3|1.0|10|1.0|\n  a|b|x|y|1|1.0|10|1.0|0.5\n";
    EXPECT_THAT(outlineOf("sshare", text), ElementsAre("root  1", "root/a|b  3", "root/a|b/x|y user  1"));
    EXPECT_THAT(remarksOf(imported("sshare", text)),
        ElementsAre("3:2: cells_joined: the row has 8 cells for 7 columns; 'a|b' is read as a single name",
            "4:3: cells_joined: the row has 9 cells for 7 columns; 'x|y' is read as a single name"));
}

TEST(SshareTable, ANameCutInsideACharacterLosesTheRestOfIt)
{
    // Nineteen bytes fit before the '+'; the two bytes of ü stand at 18 and 19, of which one is left.
    const std::string head = "Account              User       RawShares  RawUsage \n"
                             "-------------------- ---------- ---------- -------- \n"
                             "root                                              0 \n";
    const std::string text = head + " abcdefghijklmnopq\xC3+                     4        0 \n";
    EXPECT_THAT(outlineOf("sshare", text), ElementsAre("root  1", "root/abcdefghijklmnopq+  4"));
    EXPECT_TRUE(imported("sshare", text).hasCutNames);
}

TEST(SshareTable, OnlyNamesThatTheTreeLacksCountAsCut)
{
    const std::string head = "Account              User       RawShares  RawUsage \n"
                             "-------------------- ---------- ---------- -------- \n"
                             "root                                              0 \n";
    const std::string account = " abcdefghijklmnopqrs                     4        0 \n";
    EXPECT_FALSE(imported("sshare", head + account + "  abcdefghijklmnopq+ u                   1        0 \n")
            .hasCutNames);
    EXPECT_TRUE(imported("sshare", head + account + "  abcdefghijklmnopq+ abcdefghi+          1        0 \n")
            .hasCutNames);
    EXPECT_FALSE(
        imported("sshare", SshareHead + SshareRoot + " abcdefghijklmnopqr+||3|1.0|10|1.0|\n").hasCutNames);
}

TEST(SshareTable, BadRowsAreRefusedWithTheirPlace)
{
    const auto refusal = [](const std::string& rows) { return errorOf("sshare", SshareHead + rows); };
    const std::string noTable = "1:1: not sshare output; expected a header with Account, User and RawShares";
    EXPECT_EQ(errorOf("sshare", ""), noTable);
    EXPECT_EQ(errorOf("sshare", "Cluster - 'uni'\n"), noTable);
    EXPECT_EQ(errorOf("sshare", std::string("\0\1\2", 3)), noTable);
    EXPECT_EQ(errorOf("sshare", "Account|RawShares\nroot|\n"),
        "1:1: the table has no associations; expected both columns Account and User");
    EXPECT_EQ(refusal(""), "1:1: no rows after the header");
    EXPECT_EQ(refusal(SshareRoot + " a||3|1.0\n"), "3:1: the row has 4 cells; the header has 7");
    EXPECT_EQ(refusal(SshareRoot + " a||3|1.0|x|y|z|1|2\n"),
        "3:1: the row has 9 cells, but the header has 7; reading '|' as part of a name does not resolve "
        "this");
    EXPECT_EQ(refusal(SshareRoot + "   a||3|1.0|1|1|\n"),
        "3:4: account 'a' is indented by 3; expected at most 1 here");
    EXPECT_EQ(refusal(SshareRoot + " a||-3|1.0|1|1|\n"),
        "3:5: account 'a' has raw shares '-3'; expected a whole number from 0 to 2147483646 or 'parent'");
    EXPECT_EQ(refusal(SshareRoot + " a||2147483648|1.0|1|1|\n"),
        "3:5: account 'a' has raw shares 2147483648; the maximum is 2147483646");
    EXPECT_EQ(refusal(SshareRoot + " a||3|1.0|-1|1|\n"),
        "3:11: account 'a' has raw usage '-1'; expected a number, 0 or more");
    EXPECT_EQ(refusal(SshareRoot + " a||3|1.0|nan|1|\n"),
        "3:11: account 'a' has raw usage 'nan'; expected a number, 0 or more");
    EXPECT_EQ(refusal(SshareRoot + " a||3|1.0|1e400|1|\n"),
        "3:11: account 'a' has raw usage 1e400; the maximum is 1.7976931348623157e+308");
    EXPECT_EQ(refusal(SshareRoot + " a||3|1|1|1|\n a||3|1|1|1|\n"),
        "4:2: account 'a' appears twice, first on line 3; account names must be unique");
    EXPECT_EQ(refusal(SshareRoot + std::string(2U << 20, 'x')),
        "3:1: the line is 2097152 bytes long; the limit is 1048576 bytes");
    EXPECT_EQ(errorOf("sshare", "Account|User|Cluster|RawShares\nroot||uni|\n a||two|3\n"),
        "3:2: the row belongs to cluster 'two', but earlier rows to 'uni'; a tree has only one cluster");
    EXPECT_EQ(errorOf("sshare", "Account|User|ID|RawShares\nroot||x|\n"),
        "2:7: ID is 'x'; expected a whole number from 0 to 4294967295");
}

// A table without a header is known by its width, but only where shares stand in their column.
TEST(SshareTable, LinesOfTheSameWidthAreNoTable)
{
    std::string row = "root                 alice      gpu                   1    0.500000";
    row.resize(105, ' ');
    EXPECT_EQ(idOf(row + "\n" + row + "\n"), "sshare");
    row.replace(44, 10, " allocated");
    EXPECT_EQ(idOf(row + "\n" + row + "\n"), "");
}

// What looked like a header of fixed width must not cut the rows of a table that has none.
TEST(SshareTable, DashesOverOtherTitlesAreNoHeader)
{
    EXPECT_EQ(errorOf("sshare",
                  "Shares of the cluster\n------ -- --- -------\nroot|||1.000000|1948|1.000000|0.500000\n"
                  " a||1|0.5|0|0.0|1.0\n b||1|0.5|0|0.0|1.0\n c||1|0.5|0|0.0|1.0\n"),
        "1:1: the row has 1 cell; the header has 7");
}

TEST(SshareTable, UsageBelowTheChildrenBecomesNoneWithARemark)
{
    const Import import = imported("sshare", SshareHead + SshareRoot + " a||3|1|10|1|\n  a|u|3|1|12|1|0.5\n");
    EXPECT_EQ(import.scenario->tree.usage(rowAt(import.scenario->tree, "root/a")), 0.0L);
    EXPECT_EQ(import.scenario->tree.usage(rowAt(import.scenario->tree, "root/a/u")), 12.0L);
    EXPECT_THAT(remarksOf(import),
        ElementsAre("3:2: usage_below_children: usage of account 'a' is 10, less than the 12 below it; its "
                    "own usage is set to 0"));
}

TEST(SshareTable, DeepIndentationIsRead)
{
    std::string text = "Account|User|RawShares|RawUsage\nroot|||1\n";
    for (std::size_t depth = 1; depth <= 3000; ++depth)
        text += std::string(depth, ' ') + "a" + std::to_string(depth) + "||1|1\n";
    const Import import = imported("sshare", text);
    EXPECT_EQ(import.scenario->tree.depth(3000), 3000U);
}

/// The same tree without what its listing printed, which need not be of the same moment as the usage.
ShareTree withoutPrinted(const ShareTree& tree)
{
    ShareTree::Columns columns = tree.columns();
    columns.printed.reset();
    return ShareTree(std::move(columns));
}

TEST(SshareTable, ReadWriteReadIsEqual)
{
    for (const std::string name : {"sshare_l_a_m_P.txt", "sshare_o_all_P.txt", "sshare_a_P.txt",
             "sshare_l_a.txt", "classic_sshare_l_a_P.txt", "judge/t10/sshare-l-a-P.fair_tree.txt"}) {
        const Scenario first = scenarioOf("sshare", name);
        const auto written = findFormat("sshare")->write(first);
        ASSERT_TRUE(written) << name;
        EXPECT_EQ(idOf(*written), "sshare") << name;
        const Import second = imported("sshare", *written);
        ASSERT_TRUE(second.scenario) << name;
        EXPECT_EQ(withoutPrinted(second.scenario->tree), withoutPrinted(first.tree)) << name;
        EXPECT_EQ(second.scenario->cluster, first.cluster) << name;
        EXPECT_EQ(second.scenario->settings.algorithm, first.settings.algorithm) << name;
    }
}

TEST(SshareTable, OnlyItsOwnAlgorithmsAreWritten)
{
    Scenario scenario;
    scenario.settings.algorithm = "ticket_based";
    const auto written = findFormat("sshare")->write(scenario);
    ASSERT_FALSE(written);
    EXPECT_EQ(written.error().code, ErrorCode::OutOfRange);
    EXPECT_EQ(written.error().message,
        "sshare output supports only fair_tree, classic and depth_oblivious; this scenario uses "
        "ticket_based");
}

TEST(SacctmgrList, ParentsMayComeInAnyOrder)
{
    const std::string text = "Account|User|Share|ParentName\nb|u|5|\nb||2|a\na||3|root\nroot||1|\n";
    EXPECT_EQ(idOf(text), "sacctmgr-assoc");
    EXPECT_THAT(outlineOf("sacctmgr-assoc", text),
        ElementsAre("root  1", "root/a  3", "root/a/b  2", "root/a/b/u user  5"));
}

TEST(SacctmgrList, NestedSetNumbersGiveTheTree)
{
    const std::string text =
        "Account|User|Share|LFT|RGT\nroot||1|1|10\nb||2|3|6\nb|u|5|4|5\na||3|2|7\nc||4|8|9\n";
    EXPECT_THAT(outlineOf("sacctmgr-assoc", text),
        ElementsAre("root  1", "root/a  3", "root/a/b  2", "root/a/b/u user  5", "root/c  4"));
}

TEST(SacctmgrList, ALongChainOfAccountsIsRead)
{
    constexpr int Depth = test::Many;
    std::string named = "Account|User|Share|ParentName\nroot||1|\n";
    std::string nested = fmt::format("Account|User|Share|LFT|RGT\nroot||1|1|{}\n", 2 * Depth + 2);
    for (int i = 1; i <= Depth; ++i) {
        named += fmt::format("a{}||1|{}\n", i, i == 1 ? "root" : fmt::format("a{}", i - 1));
        nested += fmt::format("a{}||1|{}|{}\n", i, i + 1, 2 * Depth + 2 - i);
    }
    const Import byName = imported("sacctmgr-assoc", named);
    ASSERT_TRUE(byName.scenario);
    EXPECT_EQ(byName.scenario->tree.depth(Depth), std::size_t{Depth});
    const Import byNumbers = imported("sacctmgr-assoc", nested);
    ASSERT_TRUE(byNumbers.scenario);
    EXPECT_EQ(byNumbers.scenario->tree, byName.scenario->tree);
}

TEST(SacctmgrList, MissingParentsAndCyclesAreRefused)
{
    const std::string head = "Account|User|Share|ParentName\nroot||1|\n";
    EXPECT_EQ(
        errorOf("sacctmgr-assoc", head + "a||1|x\n"), "3:1: the parent 'x' of account 'a' is not listed");
    EXPECT_EQ(
        errorOf("sacctmgr-assoc", head + "c||1|b\na||1|b\nb||1|a\n"), "4:1: account 'a' is its own ancestor");
    EXPECT_EQ(errorOf("sacctmgr-assoc", head + "a||1|\n"),
        "3:1: both account 'a' and account 'root' above have no parent; only the root can have none");
    EXPECT_EQ(errorOf("sacctmgr-assoc", "JobID|User|Account\n1|u|a\n"),
        "1:1: not a list of associations; expected a header with Account, User and Share");
}

TEST(SacctmgrList, UsersWithoutAssociationsAreLeftOut)
{
    const Import import = imported(
        "sacctmgr-assoc", "User|Def Acct|Admin|Cluster|Account|Share\nu|a|None|||\nv|a|None|uni|a|1\n");
    ASSERT_EQ(import.records.size(), 1U);
    EXPECT_THAT(remarksOf(import),
        ElementsAre("2:1: row_without_account: user 'u' has no association; skipping the row"));
}

TEST(SshareTable, UsageBeyondTheRangeIsRefusedAtItsPlace)
{
    EXPECT_EQ(errorOf("sshare", SshareHead + SshareRoot + " a||3|1.0|1e5000|1|\n"),
        "3:11: account 'a' has raw usage 1e5000; the maximum is 1.7976931348623157e+308");
    EXPECT_EQ(errorOf("sshare", "Account|User|RawUsage\na|u|1\nb|u|1e400\n"),
        "3:5: user 'u' has raw usage 1e400; the maximum is 1.7976931348623157e+308");
}

TEST(SshareTable, AColumnThatAppearsTwiceIsRefused)
{
    EXPECT_EQ(errorOf("sshare", "Account|User|RawShares|RawUsage|RawUsage\nroot|||1|2\n"),
        "1:33: duplicate column 'rawusage'");
    EXPECT_EQ(
        errorOf("sshare",
            "\nAccount              RawUsage  User    RawUsage \n"
            "-------------------- -------- ----- ----------- \nroot                        1            "
            "   2 \n"),
        "2:40: duplicate column 'rawusage'");
}

// Only LEVEL_BASED of 14.11 prints the column.
TEST(SshareTable, ARawFairshareMeansLevelBased)
{
    const std::string text = "             Account       User Raw Shares Norm Shares   Raw Usage Effectv "
                             "Usage  FairShare      Fairshare Raw \n"
                             "-------------------- ---------- ---------- ----------- ----------- "
                             "------------- ---------- ------------------ \n"
                             "root                                          1.000000          12      "
                             "1.000000   0.500000 0x0000000000000000 \n"
                             " root                         u          1    1.000000          12      "
                             "1.000000   0.500000 0x00ff000000000000 \n";
    EXPECT_EQ(idOf(text), "sshare");
    EXPECT_EQ(imported("sshare", text).scenario->settings.algorithm, "level_based");
}

TEST(SshareTable, APartitionWithTheDelimiterIsNotWritten)
{
    const Scenario scenario = imported("csv", "path,user,partition\nroot,,\nroot/u,u,a|b\n").scenario.value();
    EXPECT_EQ(describe(findFormat("sshare")->write(scenario).error()),
        "the partition 'a|b' of user 'u' contains '|'; a table cannot contain it");
}

} // namespace
} // namespace fairshare

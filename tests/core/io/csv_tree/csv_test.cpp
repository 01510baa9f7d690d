// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace fairshare {
namespace {

using test::readAs;
using test::scenarioFromText;
using test::writtenAs;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr std::string_view Table = "path,kind,account,user,partition,shares,usage,usage_total\n"
                                   "root,account,root,,,1,0,125007.5\n"
                                   "root/physics,account,physics,,,60,7,125007.5\n"
                                   "root/physics/alice,user,physics,alice,,1,125000.5,125000.5\n"
                                   "root/physics/bob,user,physics,bob,gpu,parent,0,0\n";

std::string csvError(std::string_view text)
{
    return test::errorOf("csv", text);
}

Scenario scenarioOfTree(ShareTreeBuilder builder)
{
    Scenario scenario;
    Diagnostics diagnostics;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    return scenario;
}

TEST(Csv, ReadsAndWritesTheRowColumns)
{
    ASSERT_NE(recognizeFormat(Table), nullptr);
    EXPECT_EQ(recognizeFormat(Table)->id, "csv");
    const Scenario scenario = scenarioFromText("csv", Table);
    EXPECT_THAT(test::outline(scenario.tree),
        ElementsAre(
            "root  1", "root/physics  60", "root/physics/alice user  1", "root/physics/bob user gpu parent"));
    EXPECT_THAT(scenario.tree.usage(), ElementsAre(0.0L, 7.0L, 125000.5L, 0.0L));
    EXPECT_EQ(scenario.tree.columns().givenTotals, nullptr);
    EXPECT_EQ(writtenAs("csv", scenario), Table);
}

TEST(Csv, DelimiterLineEndsMarkAndOrderMakeNoDifference)
{
    const Scenario expected = scenarioFromText("csv", Table);
    EXPECT_EQ(scenarioFromText("csv",
                  "\xEF\xBB\xBFUser;Path;Kind;Account;Shares;Usage;Partition\r\n"
                  "bob;root/physics/bob;user;physics;parent;0;gpu\r\n"
                  "\r\n"
                  "alice;root/physics/alice;user;physics;1;125000.5;\r\n"
                  ";root/physics;account;physics;60;7;\r\n"
                  ";root;account;root;;;"),
        expected);
    std::string tabs(Table);
    std::replace(tabs.begin(), tabs.end(), ',', '\t');
    EXPECT_EQ(scenarioFromText("csv", tabs), expected);
}

TEST(Csv, ParentColumnPlacesAccounts)
{
    EXPECT_EQ(scenarioFromText("csv",
                  "account,user,parent,shares,usage,partition\n"
                  "physics,alice,,1,125000.5,\n"
                  "physics,bob,,parent,0,gpu\n"
                  "physics,,root,60,7,\n"),
        scenarioFromText("csv", Table));
}

TEST(Csv, TotalsAloneBecomeOwnUsage)
{
    const auto import = readAs(
        "csv", "account,user,parent,usage_total\nroot,,,10\na,,root,9\na,u,,4\na,v,,2\nb,,root,\nb,w,,1.5\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(import->scenario->tree.usage(), ElementsAre(0.0L, 3.0L, 4.0L, 2.0L, 0.0L, 1.5L));
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("2:1: usage_below_children: usage of account 'root' is 10, less than the 10.5 below it; "
                    "its own usage is set to 0"));
    EXPECT_FALSE(import->hasShares);
    EXPECT_TRUE(import->hasUsage);
}

TEST(Csv, TotalThatDoesNotAddUpIsKept)
{
    const Scenario scenario =
        scenarioFromText("csv", "account,user,parent,usage,usage_total\nroot,,,0,12\nroot,u,,4,4\n");
    ASSERT_NE(scenario.tree.givenTotal(RootRow), nullptr);
    EXPECT_EQ(*scenario.tree.givenTotal(RootRow), 12.0L);
    EXPECT_EQ(scenario.tree.givenTotal(1), nullptr);
    EXPECT_EQ(scenarioFromText("csv", writtenAs("csv", scenario)), scenario);
}

// The sums above a given total follow from it, so they are not given themselves.
TEST(Csv, OnlyWhatAddingUpDoesNotGiveIsKept)
{
    ShareTreeBuilder builder;
    const auto p = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "p", .usage = 1});
    builder.add(p, {.name = "u", .usage = 10, .usageTotal = 40});
    builder.add(p, {.name = "v", .usage = 2});
    Diagnostics diagnostics;
    Scenario scenario;
    scenario.tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
    const std::string table = writtenAs("csv", scenario);
    EXPECT_THAT(table, testing::HasSubstr("\nroot,account,root,,,1,0,43\n"));
    EXPECT_EQ(scenarioFromText("csv", table), scenario);
}

TEST(Csv, OddNamesSurvive)
{
    ShareTreeBuilder builder;
    const auto slash = builder.add(0, {.kind = NodeKind::Account, .name = "a/b"});
    const auto a = builder.add(0, {.kind = NodeKind::Account, .name = "a"});
    builder.add(a, {.kind = NodeKind::Account, .name = "b"});
    builder.add(slash, {.name = "dou\"ble", .usage = 0.1L, .partition = "p,q"});
    builder.add(slash, {.name = "line\nfeed", .association = 7, .pendingJobs = 3});
    builder.add(a, {.name = " blank "});
    Scenario scenario = scenarioOfTree(std::move(builder));
    scenario.cluster = "c;d";
    EXPECT_EQ(scenarioFromText("csv", writtenAs("csv", scenario)), scenario);
}

TEST(Csv, RowsOfUsersAloneAreRecords)
{
    const auto import = readAs("csv", "cluster,account,user,usage\nc,physics,alice,5\nc,physics,bob,\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_FALSE(import->scenario);
    ASSERT_EQ(import->records.size(), 2U);
    EXPECT_EQ(import->records[0].cluster, "c");
    EXPECT_EQ(import->records[0].usageTotal, 5.0L);
    EXPECT_EQ(import->records[1].usageTotal, std::nullopt);
}

TEST(Csv, ResultColumnsAreLeftOut)
{
    const auto import = readAs("csv",
        "path,kind,account,user,shares,usage,factor,rank\nroot,account,root,,1,0,,\nroot/"
        "u,user,root,u,1,0,0.5,1\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->tree.size(), 2U);
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("1:37: unknown_column: ignoring columns that do not belong to a tree: factor, rank"));
}

TEST(Csv, RepeatedAssociationsAreNumbered)
{
    const auto import = readAs("csv", "path,user\nroot,\nroot/u,u\nroot/u,u\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(import->scenario->tree.shape().association, ElementsAre(0, 1, 2));
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("4:8: association_repeated: user 'u' appears again in account 'root'; kept with "
                    "association ID 2"));
}

TEST(Csv, RootMayBeImplied)
{
    EXPECT_THAT(test::outline(scenarioFromText(
                    "csv", "path,kind,user\nroot/a,account,\nroot/a/u,user,u\nroot/v,user,v\n")
                        .tree),
        ElementsAre("root  1", "root/v user  1", "root/a  1", "root/a/u user  1"));
    EXPECT_THAT(test::outline(scenarioFromText("csv", "account,user,shares\na,,3\nb,,4\nb,u,1\n").tree),
        ElementsAre("root  1", "root/a  3", "root/b  4", "root/b/u user  1"));
}

TEST(Csv, LongChainOfAccountsIsReadAndWritten)
{
    ShareTreeBuilder builder;
    for (std::uint32_t i = 0; i < test::Many; ++i)
        builder.add(i, {.kind = NodeKind::Account, .name = "a" + std::to_string(i)});
    const Scenario scenario = scenarioOfTree(std::move(builder));
    const std::string text = writtenAs("csv", scenario);
    EXPECT_LT(text.size(), std::size_t{10} << 20); // paths would fill 30 GB
    EXPECT_EQ(scenarioFromText("csv", text).tree, scenario.tree);
}

TEST(CsvError, Quotes)
{
    EXPECT_EQ(csvError("path,user\nroot,\"x\n"), "2:6: missing closing quote; this cell starts with a quote");
    EXPECT_EQ(csvError("path,user\nroot,\"x\"y\n"), "2:9: unexpected text after the closing quote of a cell");
}

TEST(CsvError, HeaderAndRows)
{
    EXPECT_EQ(csvError("a,b\n1,2\n"),
        "1:1: the header has no tree columns; expected path or account, plus one of shares, usage, "
        "usage_total, kind, or user with path or parent");
    EXPECT_EQ(csvError(""),
        "1:1: the header has no tree columns; expected path or account, plus one of shares, usage, "
        "usage_total, kind, or user with path or parent");
    EXPECT_EQ(csvError("path,user,path\n"), "1:11: duplicate column 'path'");
    EXPECT_EQ(csvError("path,user\n"), "1:1: no rows after the header");
    EXPECT_EQ(csvError("path,user\nroot,\nroot/u\n"), "3:1: the row has 1 cell; the header has 2");
    EXPECT_EQ(csvError(Table.substr(0, 150)), "4:1: the row has 1 cell; the header has 8");
    EXPECT_EQ(
        csvError("path,user\n" + std::string(2000, ',')), "2:1001: row exceeds the limit of 1000 cells");
}

TEST(CsvError, Figures)
{
    const std::string head = "path,kind,user,shares,usage,association\nroot,account,,,,\nroot/u,user,u,";
    EXPECT_EQ(csvError(head + "2147483647,0,\n"),
        "3:15: shares is '2147483647'; expected a whole number from 0 to 2147483646, or parent");
    EXPECT_EQ(csvError(head + "-1,0,\n"),
        "3:15: shares is '-1'; expected a whole number from 0 to 2147483646, or parent");
    EXPECT_EQ(csvError(head + "1,-2,\n"), "3:17: usage is '-2'; expected a finite number, 0 or more");
    EXPECT_EQ(csvError(head + "1,nan,\n"), "3:17: usage is 'nan'; expected a finite number, 0 or more");
    EXPECT_EQ(csvError(head + "1,1e400,\n"), "3:17: usage is '1e400'; expected a finite number, 0 or more");
    EXPECT_EQ(
        csvError(head + "1,0,0\n"), "3:19: association is '0'; expected a whole number from 1 to 4294967295");
}

TEST(CsvError, Places)
{
    EXPECT_EQ(csvError("path,user\nroot,\nroot/a/u,u\n"),
        "3:1: path 'root/a/u' refers to 'root/a', which has no account row in this file; add one");
    EXPECT_EQ(csvError("path,kind,user\nroot,account,\nroot/u,user,v\n"),
        "3:1: path 'root/u' does not end in the row's name 'v'");
    EXPECT_EQ(
        csvError("account,user,parent\na,,x\n"), "2:4: account 'a' is in account 'x', which is not listed");
    EXPECT_EQ(csvError("account,user,parent\nroot,,\na,u,\n"),
        "3:1: user 'u' is in account 'a', which is not listed");
    EXPECT_EQ(csvError("account,user,parent\nroot,,\na,,c\nb,,a\nc,,b\n"),
        "3:4: account 'a' is its own ancestor through account 'c'");
    EXPECT_EQ(csvError("account,user,parent\nroot,,\na,,a\n"),
        "3:4: account 'a' is its own ancestor through account 'a'");
    EXPECT_EQ(csvError("account,user,parent\nroot,,\na,,root\na,,root\n"),
        "4:1: account 'a' appears twice, first on line 3; account names must be unique");
}

TEST(CsvError, Kinds)
{
    EXPECT_EQ(csvError("path,kind,user\nroot,group,\n"), "2:6: kind is 'group'; expected user or account");
    EXPECT_EQ(csvError("path,kind,user\nroot,account,u\n"),
        "2:6: kind is 'account'; expected user in a row with a user name");
    EXPECT_EQ(csvError("path,user\n,\n"), "2:1: the row names neither an account nor a user");
}

TEST(Csv, APathMayNotContradictTheAccount)
{
    EXPECT_EQ(csvError("path,account,user\nroot,root,\nroot/a,a,\nroot/b,b,\nroot/a/u,b,u\n"),
        "5:1: path 'root/a/u' contradicts account 'b'; expected a path ending in 'b/u'");
    EXPECT_EQ(csvError("path,user,parent\nroot,,\nroot/a,,root\nroot/b,,a\n"),
        "4:1: path 'root/b' contradicts account 'a'; expected a path ending in 'a/b'");
    EXPECT_EQ(csvError("path,account,user\nroot,root,\nroot/a,b,\n"),
        "3:1: path 'root/a' does not end in the row's name 'b'");
}

TEST(Csv, ASecondRootIsRefused)
{
    const std::string sentence =
        "both account 'b' and account 'root' have no parent; only the root can have none";
    EXPECT_EQ(csvError("account,user,parent\nroot,,\na,,root\nb,,\n"), "4:1: " + sentence);
    EXPECT_EQ(csvError("path,user\nroot,\nb,\n"), "3:1: " + sentence);
    EXPECT_EQ(csvError("account,user,shares\nroot,,\nb,,3\n"), "read") << "parents are not told";
}

// Two figures of a double may add up to more than a double.
TEST(Csv, ASumAboveTheLargestDoubleIsReadBack)
{
    const Scenario scenario =
        scenarioFromText("csv", "path,user,usage\nroot,,\nroot/u,u,1.7e308\nroot/v,v,1.7e308\n");
    const std::string text = writtenAs("csv", scenario);
    EXPECT_EQ(text.substr(0, text.find("\nroot/u")),
        "path,kind,account,user,partition,shares,usage,usage_total\nroot,account,root,,,1,0,");
    EXPECT_EQ(scenarioFromText("csv", text).tree, scenario.tree);
}

} // namespace
} // namespace fairshare

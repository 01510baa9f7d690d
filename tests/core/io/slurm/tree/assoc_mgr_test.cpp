// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
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
using testing::ElementsAre;

const std::string AssociationsHead = "Current Association Manager state\n\nAssociation Records\n\n";

std::string associationRecord(
    std::string_view names, int id, std::string_view figures, std::string_view parent)
{
    return fmt::format("ClusterName=uni {} Partition= Priority=0 ID={}\n    SharesRaw/Norm/Level/Factor={}\n"
                       "    ParentAccount={} Lft=1 DefAssoc=No\n",
        names, id, figures, parent);
}

std::string account(std::string_view name, int id, std::string_view parent)
{
    return associationRecord(fmt::format("Account={} UserName=", name), id,
        "3/0/1/0\n    UsageRaw/Norm/Efctv=0.00/0.00/0.00", parent);
}

const std::string RootRecord = account("root", 1, "");

TEST(AssocMgrRecords, LimitsOfQosAreReadWithTheAmountsUsed)
{
    const auto import = readAs("assoc-mgr",
        AssociationsHead + RootRecord
            + "\nQOS Records\n\nQOS=normal(1)\n    UsageRaw=1510.062500\n    GrpJobs=N(17) "
              "GrpSubmitJobs=N(42) "
              "GrpWall=N(15.77)\n    GrpTRES=cpu=N(22),mem=N(5800)\n    MaxWallPJ=\n"
              "QOS=long jobs(24)\n    UsageRaw=160.000000\n    GrpJobs=2(0) GrpJobsAccrue=N(1) "
              "GrpSubmitJobs=N(1) "
              "GrpWall=N(0.67)\n    GrpTRESMins=cpu=2(2),mem=N(266)\n    MaxWallPJ=10\n    MaxTRESPJ=cpu=4\n"
              "    MinTRESPJ=cpu=1\n    Account Limits\n      GrpJobs=5\n        MaxJobsPA=N(0)\n    User "
              "Limits\n"
              "      alice(1001)\n        GrpWall=5(0)\n");
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->priority->qosLimits,
        (QosLimits{
            {"long jobs", "GrpJobs=2(0):GrpTRESMins=cpu=2(2):MaxWall=10:MaxTRES=cpu=4:MinTRES=cpu=1"}}));
    const auto alone = readAs("assoc-mgr", AssociationsHead + RootRecord);
    ASSERT_TRUE(alone);
    EXPECT_FALSE(alone->scenario->priority.has());
}

TEST(AssocMgrRecords, NamesMayHoldBlanksAndKeys)
{
    const std::string text = AssociationsHead + account("b UserName=x|(2)", 3, "a(2)")
        + account("a", 2, "root(1)")
        + associationRecord("Account=b UserName=x|(2) UserName=u v(1002)", 4,
            "2147483647/0/1/0\n    UsageRaw/Norm/Efctv=0.00/0.00/0.00", "")
        + RootRecord;
    const auto import = readAs("assoc-mgr", text);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(outline(import->scenario->tree),
        ElementsAre("root  1", "root/a  3", "root/a/b UserName=x|(2)  3",
            "root/a/b UserName=x|(2)/u v user  parent"));
}

TEST(AssocMgrRecords, PartitionsMayHoldBlanks)
{
    const auto userIn = [](std::string_view partition) {
        return fmt::format("ClusterName=uni Account=root UserName=u(5) {} ID=2\n"
                           "    SharesRaw/Norm/Level/Factor=1/0/1/0\n    UsageRaw/Norm/Efctv=0/0/0\n"
                           "    ParentAccount= Lft=1 DefAssoc=No\n",
            partition);
    };
    for (const std::string_view partition :
        {"Partition=gp u Priority=0", "Partition=gp u", "Partition=gp u Later=x y Priority=0"}) {
        const auto import = readAs("assoc-mgr", AssociationsHead + RootRecord + userIn(partition));
        ASSERT_TRUE(import) << describe(import.error());
        EXPECT_EQ(import->scenario->tree.partition(1), "gp u") << partition;
    }
}

TEST(AssocMgrRecords, CarriageReturnsAndMarksAreRead)
{
    std::string text = "\xEF\xBB\xBF" + AssociationsHead + RootRecord + account("a", 2, "root(1)");
    for (std::size_t at = text.find('\n'); at != std::string::npos; at = text.find('\n', at + 2))
        text.insert(at, "\r");
    EXPECT_EQ(recognizeFormat(text)->id, "assoc-mgr");
    const auto import = readAs("assoc-mgr", text);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(outline(import->scenario->tree), ElementsAre("root  1", "root/a  3"));
}

TEST(AssocMgrRecords, ALongChainOfAccountsIsRead)
{
    std::string text = AssociationsHead + RootRecord;
    for (int i = 2; i <= test::Many + 1; ++i)
        text += account(fmt::format("a{}", i), i, i == 2 ? "root(1)" : fmt::format("a{}({})", i - 1, i - 1));
    const auto import = readAs("assoc-mgr", text);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_EQ(import->scenario->tree.depth(test::Many), std::size_t{test::Many});
}

TEST(AssocMgrRecords, BadRecordsAreRefusedWithTheirPlace)
{
    const auto refusal = [](const std::string& records) {
        return errorOf("assoc-mgr", AssociationsHead + records);
    };
    EXPECT_EQ(errorOf("assoc-mgr", ""),
        "1:1: no association records found; print them with scontrol show assoc_mgr flags=assoc");
    EXPECT_EQ(
        refusal(RootRecord + account("a", 2, "x(7)")), "9:25: the parent 7 of account 'a' is not listed");
    EXPECT_EQ(refusal(RootRecord + account("a", 2, "b(3)") + account("b", 3, "a(2)")),
        "9:25: account 'a' is its own ancestor");
    EXPECT_EQ(refusal("ClusterName=uni Account=a\n"),
        "5:1: incomplete record; expected ClusterName, Account, UserName, Partition and ID");
    EXPECT_EQ(refusal(associationRecord("Account=root UserName=", 1, "1/0/1/0", "")),
        "5:1: the record has no UsageRaw");
    EXPECT_EQ(refusal(associationRecord("Account=root UserName=", 0, "1/0", "")),
        "5:65: the association ID is '0'; expected a whole number, 1 or more");
    EXPECT_EQ(
        refusal(associationRecord("Account=root UserName=", 1, "1/0\n    UsageRaw/Norm/Efctv=-1.00/0/0", "")),
        "7:25: account 'root' has raw usage '-1.00'; expected a number, 0 or more");
    EXPECT_EQ(
        refusal(associationRecord("Account=root UserName=", 1, "1/0\n    UsageRaw/Norm/Efctv=nan/0/0", "")),
        "7:25: account 'root' has raw usage 'nan'; expected a number, 0 or more");
    EXPECT_EQ(refusal(RootRecord
                  + associationRecord("Account=root UserName=u(5)", 2, "2147483648/0\n    UsageRaw=0", "")),
        "10:33: user 'u' has raw shares 2147483648; the maximum is 2147483646");
}

/// The tree of a root and an account below it, whose record ends in these keys.
std::vector<std::string> treeWith(const std::string& parentAndMore)
{
    const std::string head = "ClusterName=uni Account=root UserName= Partition= ID=1\n"
                             "    SharesRaw/Norm/Level/Factor=1/0/1/0\n    UsageRaw/Norm/Efctv=0.00/0/0\n"
                             "    ParentAccount= Lft-Rgt=1-4\n"
                             "ClusterName=uni Account=a b UserName= Partition= ID=2\n"
                             "    SharesRaw/Norm/Level/Factor=3/0/1/0\n    UsageRaw/Norm/Efctv=0.00/0/0\n"
                             "    ParentAccount=";
    const auto import = readAs("assoc-mgr", AssociationsHead + head + parentAndMore + "\n");
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? outline(import->scenario->tree) : std::vector<std::string>();
}

TEST(AssocMgrRecords, RecordsOfOtherReleasesAreRead)
{
    const auto expected = ElementsAre("root  1", "root/a b  3");
    EXPECT_THAT(treeWith("root(1) Lft=2 DefAssoc=No"), expected);
    EXPECT_THAT(treeWith("root(1) Lft-Rgt=2-3 DefAssoc=No"), expected);
    EXPECT_THAT(treeWith("root(1) Lineage=/a b/ DefAssoc=Yes"), expected);
    EXPECT_THAT(treeWith("root(1) DefAssoc=Yes"), expected);
    EXPECT_THAT(treeWith("root(1) Colour=blue Lineage=/a b/"), expected);
    EXPECT_THAT(treeWith("root(1)"), expected);
}

TEST(AssocMgrRecords, UnknownKeysBesideThePartitionPass)
{
    const std::string user = "ClusterName=uni Account=root UserName=u(5) Partition=gpu Colour=blue ID=2\n"
                             "    SharesRaw=3/0\n    UsageRaw=7.25/0\n    ParentAccount=\n";
    const auto import = readAs("assoc-mgr", AssociationsHead + RootRecord + user);
    ASSERT_TRUE(import) << describe(import.error());
    EXPECT_THAT(outline(import->scenario->tree), ElementsAre("root  1", "root/u user gpu 3"));
}

TEST(AssocMgrRecords, OneIdOfTwoAssociationsIsRefused)
{
    EXPECT_EQ(errorOf("assoc-mgr",
                  AssociationsHead + RootRecord + account("a", 2, "root(1)") + account("b", 2, "root(1)")),
        "13:25: account 'b' has association ID 2, which line 9 already uses; IDs must be unique");
}

TEST(AssocMgrRecords, UsageBeyondTheRangeIsRefusedAtItsPlace)
{
    const auto refusal = [](const std::string& usage) {
        return errorOf("assoc-mgr",
            AssociationsHead
                + associationRecord(
                    "Account=root UserName=", 1, "1/0\n    UsageRaw/Norm/Efctv=" + usage + "/0/0", ""));
    };
    EXPECT_EQ(refusal("1e5000"),
        "7:25: account 'root' has raw usage 1e5000; the maximum is 1.7976931348623157e+308");
    EXPECT_EQ(refusal("1.8e308"),
        "7:25: account 'root' has raw usage 1.8e308; the maximum is 1.7976931348623157e+308");
    EXPECT_EQ(refusal("1.7976931348623157e308"), "read");
}

} // namespace
} // namespace fairshare

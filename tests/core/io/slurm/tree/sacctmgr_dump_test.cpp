// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/format_registry.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"
#include "tests/core/io/sample_files.h"
#include "tests/support/many.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::importSample;
using test::outline;
using test::readAs;
using test::recognizedSample;
using test::remarksOf;
using test::rowAt;
using test::scenarioOf;
using testing::ElementsAre;
using testing::IsEmpty;

const std::string DumpHead = "Cluster - 'uni'\nParent - 'root'\n";

std::vector<std::string> outlineOfDump(const std::string& text)
{
    const auto import = readAs("sacctmgr-dump", text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? outline(import->scenario->tree) : std::vector<std::string>();
}

std::vector<std::string> remarksFor(const std::string& text)
{
    const auto import = readAs("sacctmgr-dump", text);
    EXPECT_TRUE(import) << (import ? "" : describe(import.error()));
    return import ? remarksOf(*import) : std::vector<std::string>();
}

TEST(SacctmgrDump, RealDumpIsReadWhole)
{
    EXPECT_EQ(recognizedSample("uni.dump"), "sacctmgr-dump");
    const Import import = importSample("sacctmgr-dump", "uni.dump");
    const ShareTree& tree = import.scenario->tree;
    EXPECT_EQ(import.scenario->cluster, "uni");
    // grep -c: 71 lines 'User', 51 lines 'Account', and the root.
    EXPECT_EQ(tree.size(), 123U);
    EXPECT_EQ(tree.userCount(), 71U);
    EXPECT_TRUE(import.hasShares);
    EXPECT_FALSE(import.hasUsage);
    EXPECT_THAT(import.diagnostics, IsEmpty());
    EXPECT_EQ(tree.shares(rowAt(tree, "root/eng")), 99U);
    EXPECT_EQ(tree.slurmOptions(RootRow), "QOS='normal'");
    EXPECT_TRUE(tree.hasParentShares(rowAt(tree, "root/eng/eng-ece/eng-ece-f1/slu08")));
    EXPECT_EQ(tree.shares(rowAt(tree, "root/sci/math/slu04")), 0U);
    EXPECT_EQ(tree.slurmOptions(rowAt(tree, "root/sci/phys")),
        "Description='dept phys':Organization='sci':GrpTRESMins=cpu=100000,mem=5000000M:MaxJobs=50");
    const NodeRow swap = rowAt(tree, "root/eng/eng-mech/eng-mech-f2/slu02");
    EXPECT_EQ(tree.partition(swap), "lg-swap");
    EXPECT_EQ(tree.shares(swap), 3U);
    EXPECT_EQ(tree.partition(swap + 1), "standard");
    EXPECT_EQ(tree.shares(swap + 1), 4U);
}

TEST(SacctmgrDump, OutputOfTheCommandIsTheSameTree)
{
    EXPECT_EQ(recognizedSample("sacctmgr_dump.stdout"), "sacctmgr-dump");
    EXPECT_EQ(scenarioOf("sacctmgr-dump", "sacctmgr_dump.stdout").tree,
        scenarioOf("sacctmgr-dump", "uni.dump").tree);
}

TEST(SacctmgrDump, WrittenAgainIsByteIdenticalBelowTheComment)
{
    const std::string original = test::dataFile("samples/slurm/uni.dump");
    const auto written = findFormat("sacctmgr-dump")->write(scenarioOf("sacctmgr-dump", "uni.dump"));
    ASSERT_TRUE(written);
    EXPECT_EQ(written->substr(written->find("\nCluster")), original.substr(original.find("\nCluster")));
}

TEST(SacctmgrDump, ReadWriteReadIsEqual)
{
    for (const std::string name :
        {"uni_handwritten.load", "roundtrip/1_original.dump", "roundtrip/3_edited.dump",
            "roundtrip/5_after.dump", "roundtrip/g17.dump", "judge/t10/t10.load", "judge/ties/ties.load"}) {
        const Scenario first = scenarioOf("sacctmgr-dump", name);
        const auto written = findFormat("sacctmgr-dump")->write(first);
        ASSERT_TRUE(written) << name;
        const auto second = readAs("sacctmgr-dump", *written);
        ASSERT_TRUE(second) << name;
        EXPECT_EQ(second->scenario->tree, first.tree) << name;
        EXPECT_EQ(second->scenario->cluster, first.cluster) << name;
    }
}

TEST(SacctmgrDump, JudgeFilesCarryTheirShares)
{
    EXPECT_THAT(outline(scenarioOf("sacctmgr-dump", "judge/t10/t10.load").tree),
        ElementsAre("root  1", "root/a  40", "root/a/a1  30", "root/a/a1/u0 user  1", "root/a/a1/u1 user  2",
            "root/a/a2  10", "root/a/a2/u2 user  parent", "root/a/a2/u3 user  3", "root/b  60",
            "root/b/b1  1", "root/b/b1/u0 user  5", "root/b/b1/u4 user  10", "root/b/b1/u5 user  10",
            "root/b/b2  1", "root/b/b2/u6 user  1", "root/b/b2/u7 user  0", "root/b/b2/u9 user  parent",
            "root/idle  5", "root/idle/u8 user  1"));
}

// g01 and g02 change a cluster that exists elsewhere; alone they lack their parents, like g03.
TEST(SacctmgrDump, ProbesThatNeedAnExistingParentAreRefused)
{
    const auto probe = [](const std::string& name) {
        return errorOf("sacctmgr-dump", test::dataFile("samples/slurm/roundtrip/" + name));
    };
    EXPECT_EQ(probe("g01_move_user.load"),
        "2:10: parent 'math-f2' is not defined above; expected an Account line for it first");
    EXPECT_EQ(probe("g02_move_acct.load"),
        "2:10: parent 'phys' is not defined above; expected an Account line for it first");
    EXPECT_EQ(probe("g03_missing_parent.load"),
        "2:10: parent 'nope' is not defined above; expected an Account line for it first");
}

TEST(SacctmgrDump, ProbesThatLoadRefusedAreRefusedInTheSameLine)
{
    const auto probe = [](const std::string& name) {
        return errorOf("sacctmgr-dump", test::dataFile("samples/slurm/roundtrip/" + name));
    };
    EXPECT_EQ(probe("g05_unquoted_noquote_spaces.load"),
        "3:1: unexpected line 'account   -    'newc' : Fairshare = 5'; expected \"Cluster - 'NAME'\", "
        "\"Parent - 'NAME'\", \"Account - 'NAME'\" or \"User - 'NAME'\"");
    EXPECT_EQ(probe("g10_no_cluster.load"),
        "1:1: expected \"Cluster - 'NAME'\" before accounts and users; found 'Parent - 'root''");
}

TEST(SacctmgrDump, ProbesThatLoadAcceptedAreRead)
{
    const auto tree = [](const std::string& name) {
        return outline(scenarioOf("sacctmgr-dump", "roundtrip/" + name).tree);
    };
    EXPECT_THAT(tree("g04_forward_parent_same_file.load"),
        ElementsAre("root  1", "root/newa  2", "root/newa/slunew user standard 4", "root/newa/newb  3"));
    EXPECT_THAT(tree("g06_lowercase_keys_continuation.load"), ElementsAre("root  1", "root/newd  6"));
    EXPECT_THAT(
        tree("g08_float_share.load"), ElementsAre("root  1", "root/newf  6", "root/newg  1", "root/newh  1"));
    EXPECT_THAT(tree("g09_no_parent.load"), ElementsAre("root  1", "root/newi  6"));
    EXPECT_THAT(tree("g11_crlf.load"), ElementsAre("root  1", "root/newk  8"));
    EXPECT_THAT(tree("g13_wrong_cluster.load"), ElementsAre("root  1"));
    EXPECT_THAT(tree("g14_quote_in_quote.load"), ElementsAre("root  1", "root/newm  8"));
    EXPECT_THAT(tree("g15_project_and_user_admin.load"),
        ElementsAre("root  1", "root/newn  8", "root/newn/slunew2 user  parent"));
    EXPECT_THAT(tree("g17_hash_escaped.load"), ElementsAre("root  1", "root/hash  6"));
}

TEST(SacctmgrDump, RepairsAreToldWithTheirPlace)
{
    const auto remarks = [](const std::string& name) {
        return remarksOf(importSample("sacctmgr-dump", "roundtrip/" + name));
    };
    EXPECT_THAT(remarks("g07_unknown_option.load"),
        ElementsAre("3:30: unknown_option: unknown option 'Colour'; kept unchanged"));
    EXPECT_THAT(remarks("g08_float_share.load"),
        ElementsAre(
            "3:28: share_truncated: account 'newf' has raw shares 6.5; sacctmgr load truncates them to 6",
            "4:28: share_not_set: account 'newg' has raw shares -1, which means the default; read as 1",
            "5:28: share_not_set: account 'newh' has raw shares 4294967294, which means the default; read as "
            "1"));
    EXPECT_THAT(remarks("g09_no_parent.load"),
        ElementsAre("2:1: no_parent_line: no Parent line above; placing accounts and users under root"));
    EXPECT_THAT(remarks("g12_blank_lines_bom.load"),
        ElementsAre("1:1: byte_order_mark: the file starts with a byte order mark; remove it, or sacctmgr "
                    "load will not find the Cluster line",
            "5:29: no_final_line_break: the file does not end with a line break; it may be truncated"));
    EXPECT_THAT(remarks("g17.dump"),
        ElementsAre("22:36: dump_not_loadable: '#' in quotes is read literally, but sacctmgr load needs a "
                    "'\\' before it",
            "22:47: dump_not_loadable: '\\' in quotes is read literally, but sacctmgr load needs a '\\' "
            "before it"));
}

TEST(SacctmgrDump, HashAndBackslashAreEscapedOnWriting)
{
    const Scenario scenario = scenarioOf("sacctmgr-dump", "roundtrip/g17.dump");
    const NodeRow hash = rowAt(scenario.tree, "root/hash");
    EXPECT_EQ(
        scenario.tree.slurmOptions(hash), "Description='with # hash and \\ backslash':Organization='hash'");
    const auto written = findFormat("sacctmgr-dump")->write(scenario);
    EXPECT_THAT(*written,
        testing::HasSubstr("Account - 'hash':Description='with \\# hash and \\\\ "
                           "backslash':Organization='hash':Fairshare=6\n"));
}

// Seen with 22.05.8: load splits a name at '='; slurmdbd ends with a signal at the user below a '\\'.
TEST(SacctmgrDump, NamesThatLoadCannotTakeAreNotWritten)
{
    const std::string Accounts = "account,user,parent\nroot,,\n";
    const auto errorOf = [](const std::string& table) {
        const auto written = findFormat("sacctmgr-dump")->write(*readAs("csv", table)->scenario);
        return written ? "written" : describe(written.error());
    };
    EXPECT_EQ(errorOf(Accounts + "a=b,,root\n"),
        "account 'a=b' has '=' in its name, which sacctmgr load cannot read");
    EXPECT_EQ(errorOf(Accounts + "a,,root\na,x=y,\n"),
        "user 'x=y' has '=' in its name, which sacctmgr load cannot read");
    EXPECT_EQ(errorOf(Accounts + "a\\b,,root\na\\b,u,\n"),
        "user 'u' is under an account with '\\' in its name; loading such a dump crashes slurmdbd");
    EXPECT_EQ(errorOf(Accounts + "a\\b,,root\nc,,root\nc,d\\u,\n"), "written");
}

TEST(SacctmgrDump, AnAccountUnderAnotherParentIsMovedWithWhatIsBelow)
{
    const std::string text = DumpHead
        + "Account - 'a'\nAccount - 'b'\nParent - 'a'\nUser - 'u'\nParent - 'b'\nAccount - 'a':Fairshare=7\n";
    EXPECT_THAT(
        outlineOfDump(text), ElementsAre("root  1", "root/b  1", "root/b/a  7", "root/b/a/u user  1"));
    EXPECT_THAT(remarksFor(text),
        ElementsAre("8:11: account_moved: account 'a' is listed again, now under account 'b'; moving it "
                    "there with everything below it",
            "8:11: account_repeated: account 'a' is already on line 3; the later options apply"));
}

TEST(SacctmgrDump, ACycleIsRefused)
{
    EXPECT_EQ(errorOf("sacctmgr-dump",
                  DumpHead + "Account - 'a'\nParent - 'a'\nAccount - 'b'\nParent - 'b'\nAccount - 'a'\n"),
        "7:11: account 'a' would be its own ancestor");
}

TEST(SacctmgrDump, PortalHabitsAreRead)
{
    const std::string text =
        "# made by a portal\nQOS - 'normal':Description='x':Flags='y'\nCluster - 'x':\n\n"
        "Parent - 'root'\nAccount - 'root':MaxJobs=4\nAccount - 'a': \nParent - 'root'\n"
        "Account - 'b':QOS+=normal:QOS-=x:MaxNodesPerJob=3:FairShare=2\n";
    EXPECT_THAT(outlineOfDump(text), ElementsAre("root  1", "root/a  1", "root/b  2"));
    EXPECT_THAT(remarksFor(text),
        ElementsAre("6:11: root_under_parent: account root is listed under a parent; applying its options to "
                    "the root"));
    const auto import = readAs("sacctmgr-dump", text);
    EXPECT_EQ(import->scenario->tree.slurmOptions(RootRow), "MaxJobs=4");
    EXPECT_EQ(import->scenario->tree.slurmOptions(rowAt(import->scenario->tree, "root/b")),
        "QOS+=normal:QOS-=x:MaxNodesPerJob=3");
    EXPECT_EQ(import->scenario->sections,
        (JsonMembers{{"slurm_qos", R"(["QOS - 'normal':Description='x':Flags='y'"])"}}));
    const auto written = findFormat("sacctmgr-dump")->write(*import->scenario);
    const auto again = readAs("sacctmgr-dump", *written);
    EXPECT_EQ(again->scenario->tree, import->scenario->tree);
    EXPECT_EQ(again->scenario->sections, import->scenario->sections);
}

TEST(SacctmgrDump, BadLinesAreRefusedWithTheirPlace)
{
    const auto refusal = [](const std::string& text) { return errorOf("sacctmgr-dump", text); };
    EXPECT_EQ(
        refusal(""), "1:1: the line \"Cluster - 'NAME'\" is missing; it must come before accounts and users");
    EXPECT_EQ(refusal("# only\n"),
        "1:1: the line \"Cluster - 'NAME'\" is missing; it must come before accounts and users");
    EXPECT_EQ(refusal(DumpHead + "Account - 'a':Fairshare\n"),
        "3:15: option 'Fairshare' has no value; expected KEY=VALUE");
    EXPECT_EQ(refusal(DumpHead + "Account - 'a:Fairshare=3\n"), "3:11: missing closing quote '");
    EXPECT_EQ(refusal(DumpHead + "Account - 'a':Desc='x # no end\n"), "3:20: missing closing quote '");
    EXPECT_EQ(refusal(DumpHead + "Account - 'a'x:Fairshare=3\n"),
        "3:11: found ''a'x'; expected ':' or the end of the line after the quoted name");
    EXPECT_EQ(refusal(DumpHead + "Account - ''\n"), "3:11: missing name; expected one after ' - '");
    EXPECT_EQ(refusal(DumpHead + "User - 'u':Fairshare=2147483648\n"),
        "3:22: user 'u' has raw shares 2147483648; the maximum is 2147483646");
    EXPECT_EQ(refusal(DumpHead + "User - 'u':Fairshare=-3\n"),
        "3:22: user 'u' has raw shares '-3'; expected a whole number from 0 to 2147483646 or 'parent'");
    EXPECT_EQ(refusal(DumpHead + "User - 'u':Fairshare=nan\n"),
        "3:22: user 'u' has raw shares 'nan'; expected a whole number from 0 to 2147483646 or 'parent'");
    EXPECT_EQ(refusal(DumpHead + "User - 'u':Fairshare=1e400\n"),
        "3:22: user 'u' has raw shares '1e400'; expected a whole number from 0 to 2147483646 or 'parent'");
    EXPECT_EQ(refusal(DumpHead + "Account - 'a':\\\nFairshare=x # why\n"),
        "4:11: account 'a' has raw shares 'x'; expected a whole number from 0 to 2147483646 or 'parent'");
    EXPECT_EQ(refusal(DumpHead + "Cluster - 'two'\n"),
        "3:1: unexpected second Cluster line, for 'two'; a dump describes only one cluster");
    EXPECT_EQ(refusal(DumpHead + "Account - 'a':" + std::string(2U << 20, 'x')),
        "3:1: the line is 2097166 bytes long; the limit is 1048576 bytes");
}

TEST(SacctmgrDump, RepeatedAssociationsAreNumbered)
{
    const std::string text = DumpHead + "User - 'u':Fairshare=1\nUser - 'u':Fairshare=2\n";
    EXPECT_THAT(outlineOfDump(text), ElementsAre("root  1", "root/u user  1", "root/u user  2"));
    EXPECT_THAT(remarksFor(text),
        ElementsAre("4:8: association_repeated: user 'u' appears again in account 'root'; kept with "
                    "association ID 2"));
}

TEST(SacctmgrDump, NamesWithOddCharactersSurvive)
{
    const std::string text = DumpHead
        + "Account - 'a|b:c \\# d'\nAccount - 'x\\\\y'\nAccount - bare\nParent - \"a|b:c \\# d\"\nUser - "
          "'ü\\\\ñ'";
    EXPECT_THAT(outlineOfDump(text),
        ElementsAre(
            "root  1", "root/a|b:c # d  1", "root/a|b:c # d/ü\\ñ user  1", "root/bare  1", "root/x\\y  1"));
    const auto first = readAs("sacctmgr-dump", text);
    const auto second = readAs("sacctmgr-dump", *findFormat("sacctmgr-dump")->write(*first->scenario));
    EXPECT_EQ(second->scenario->tree, first->scenario->tree);
}

TEST(SacctmgrDump, LongLinesAreReadWithARemark)
{
    const std::string text =
        DumpHead + "Account - 'a':Description='" + std::string(5000, 'x') + "':Fairshare=4\n";
    EXPECT_THAT(outlineOfDump(text), ElementsAre("root  1", "root/a  4"));
    EXPECT_THAT(remarksFor(text),
        ElementsAre("3:1: line_too_long: the line is 5040 bytes long; sacctmgr load rejects lines longer "
                    "than 4095 bytes"));
}

TEST(SacctmgrDump, ALongChainOfAccountsIsRead)
{
    std::string text = DumpHead;
    for (int i = 0; i < test::Many; ++i)
        text += "Account - 'a" + std::to_string(i) + "'\nParent - 'a" + std::to_string(i) + "'\n";
    const auto import = readAs("sacctmgr-dump", text);
    ASSERT_TRUE(import);
    EXPECT_EQ(import->scenario->tree.size(), test::Many + 1U);
    EXPECT_EQ(import->scenario->tree.depth(test::Many), std::size_t{test::Many});
    const auto again = readAs("sacctmgr-dump", *findFormat("sacctmgr-dump")->write(*import->scenario));
    EXPECT_EQ(again->scenario->tree, import->scenario->tree);
}

TEST(SacctmgrDump, TwoAssociationsThatOnlyIdsTellApartAreNotWritten)
{
    const auto refusal = [](const std::string& csv) {
        const auto written = findFormat("sacctmgr-dump")->write(*readAs("csv", csv)->scenario);
        return written ? "written" : describe(written.error());
    };
    const std::string head = "path,user,partition,association\nroot,,,\nroot/u,u,,1\n";
    EXPECT_EQ(refusal(head + "root/u,u,,2\n"),
        "user 'u' has two associations in account 'root' without a partition; a dump has no IDs to "
        "distinguish them");
    EXPECT_EQ(refusal(head + "root/u,u,gpu,2\nroot/u,u,gpu,3\n"),
        "user 'u' has two associations in account 'root' with partition 'gpu'; a dump has no IDs to "
        "distinguish them");
    EXPECT_EQ(refusal(head + "root/u,u,gpu,2\n"), "written");
}

TEST(SacctmgrDump, BytesThatAreNoTextAreRefusedAtTheirPlace)
{
    const std::string noText = " is not valid UTF-8; convert the file, for example with iconv";
    EXPECT_EQ(errorOf("sacctmgr-dump", DumpHead + "User - 'gr\xFCn'\n"), "3:11: byte 0xfc" + noText);
    EXPECT_EQ(errorOf("sacctmgr-dump", DumpHead + "Account - 'a':Description='Universit\xE4t'\n"),
        "3:37: byte 0xe4" + noText);
    EXPECT_EQ(
        errorOf("sacctmgr-dump", "QOS - 'a':Description='\xE4'\n" + DumpHead), "1:24: byte 0xe4" + noText);
    EXPECT_EQ(errorOf("sacctmgr-dump", DumpHead + "# gr\xFCn\nUser - 'gr\u00fcn'\n"), "read");
}

TEST(SacctmgrDump, NegativeSharesAreQuotedWhole)
{
    EXPECT_EQ(errorOf("sacctmgr-dump", DumpHead + "User - 'u':Fairshare=-1.5\n"),
        "3:22: user 'u' has raw shares '-1.5'; expected a whole number from 0 to 2147483646 or 'parent'");
}

} // namespace
} // namespace fairshare

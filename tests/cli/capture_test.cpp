// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string prints(std::string_view sample)
{
    return fmt::format("/bin/cat '{}/samples/slurm/{}'\n", TEST_DATA, sample);
}

class Capture : public ProgramTest {
protected:
    void fakeScontrol() const
    {
        fakeProgram("scontrol",
            fmt::format("case \"$*\" in\n'show config') {};;\n'-o show assoc_mgr flags=assoc') {};;\n*) exit "
                        "1;;\nesac\n",
                prints("scontrol_config.txt"), prints("scontrol_assoc_mgr_o.txt")));
    }
};

TEST_F(Capture, WithoutSlurmThereIsOneClearSentence)
{
    isolatePath();
    const Outcome outcome = fairshare({"--quiet", "capture"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, "Slurm commands not found: sacctmgr, scontrol and sshare are not on PATH\n");
}

TEST_F(Capture, ShowsEachCommandBeforeItRuns)
{
    fakeScontrol();
    fakeProgram("sacctmgr", "echo here is sacctmgr >&2\n" + prints("sacctmgr_assoc_tree_P_cols.txt"));
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    const Outcome outcome = fairshare({"capture", "-o", path("c.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        "+ scontrol show config\n+ sacctmgr -P show assoc tree cluster=uni "
        "format=Cluster,Account,User,Partition,Share,ID,ParentName\nhere is sacctmgr\nsacctmgr show "
        "assoc:4:6: warning: the row has 14 cells for 13 columns; 'a|pipe' is read as a single name\n+ "
        "scontrol -o show assoc_mgr flags=assoc\n+ sshare -a -l -P -m\nsshare:4:2: warning: the row has 13 "
        "cells for 12 columns; 'a|pipe' is read as a single name\n");
}

TEST_F(Capture, CombinesTreeUsageAndConfiguration)
{
    fakeScontrol();
    fakeProgram("sacctmgr", prints("sacctmgr_assoc_tree_P_cols.txt"));
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    ASSERT_EQ(fairshare({"capture", "-o", path("c.fairshare")}).exitCode, 0);
    const std::string captured = content("c.fairshare");
    EXPECT_THAT(captured, HasSubstr("\"cluster\": \"uni\""));
    EXPECT_THAT(captured,
        HasSubstr("{ \"user\": \"slu08\", \"shares\": \"parent\", \"usage\": 164, \"association\": 52 }"));
    EXPECT_THAT(captured, HasSubstr("\"age\": 2457,"));
    EXPECT_THAT(captured, HasSubstr("\"half_life_seconds\": 0"));
}

TEST_F(Capture, SshareAloneIsEnough)
{
    isolatePath();
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    const Outcome outcome = fairshare({"capture", "-o", path("c.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors, HasSubstr("warning: program 'sacctmgr' not found in PATH\n"));
    EXPECT_THAT(
        content("c.fairshare"), HasSubstr("\"user\": \"slu08\", \"shares\": \"parent\", \"usage\": 164"));
}

TEST_F(Capture, AnonymizedOutputNamesNobody)
{
    fakeScontrol();
    fakeProgram("sacctmgr", "echo slu08 of cluster uni >&2\n" + prints("sacctmgr_assoc_tree_P_cols.txt"));
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    const Outcome outcome = fairshare({"--anonymize", "capture"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, Not(HasSubstr("slu0")));
    EXPECT_THAT(outcome.output, Not(HasSubstr("eng-ece")));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("a|pipe")));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("slu08")));
    EXPECT_THAT(outcome.errors,
        HasSubstr("+ sacctmgr -P show assoc tree cluster=… "
                  "format=Cluster,Account,User,Partition,Share,ID,ParentName\n"));
}

TEST_F(Capture, RefusesAClusterThatIsNoText)
{
    fakeProgram("scontrol", "exit 1\n");
    fakeProgram("sacctmgr", "printf 'Cluster|Account|User|Share|ParentName\\nb\\351|root||1|\\n'\n");
    fakeProgram("sshare", "exit 1\n");
    const Outcome outcome = fairshare({"capture", "-o", path("c.csv")});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(outcome.errors,
        HasSubstr("sacctmgr show assoc:1:1: the cluster name 'b\\xe9' is not valid UTF-8; convert the file, "
                  "for example with iconv\n"));
}

TEST_F(Capture, SaysThatUsageIsMissing)
{
    fakeProgram("scontrol", "exit 1\n");
    fakeProgram("sacctmgr", prints("sacctmgr_assoc_tree_P_cols.txt"));
    fakeProgram("sshare", "exit 0\n");
    const Outcome outcome = fairshare({"capture", "-o", path("c.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors,
        testing::EndsWith(
            "\nwarning: neither scontrol nor sshare printed usage; all usage in this tree is 0\n"));
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    EXPECT_THAT(fairshare({"capture", "-o", path("c.fairshare")}).errors, Not(HasSubstr("printed usage")));
}

TEST_F(Capture, WritesNothingWhenTheCommandsFail)
{
    fakeProgram("sacctmgr", "exit 1\n");
    fakeProgram("scontrol", "exit 1\n");
    fakeProgram("sshare", "exit 1\n");
    const std::string target = file("c.fairshare", "kept");
    const Outcome outcome = fairshare({"--quiet", "capture", "-o", target});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, "no command printed an association tree; see the other messages\n");
    EXPECT_EQ(content("c.fairshare"), "kept");
}

} // namespace
} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <sstream>

namespace fairshare::test {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;
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
            fmt::format(
                "case \"$*\" in\n'show config') {};;\n'-o show assoc_mgr flags=assoc') {};;\n'-o show "
                "job') echo No jobs in the system;;\n*) exit 1;;\nesac\n",
                prints("scontrol_config.txt"), prints("scontrol_assoc_mgr_o.txt")));
    }

    /// sacctmgr that prints associations and nothing else.
    void fakeAssociations(std::string_view before = {}) const
    {
        fakeProgram("sacctmgr",
            fmt::format("{}case \"$*\" in\n*assoc\\ tree*) {};;\nesac\n", before,
                prints("sacctmgr_assoc_tree_P_cols.txt")));
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
    fakeAssociations();
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    const Outcome outcome = fairshare({"capture", "-o", path("c.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors,
        "+ scontrol show config\n+ sacctmgr show configuration\n+ sacctmgr -P show assoc tree cluster=uni "
        "format=Cluster,Account,User,Partition,Share,ID,ParentName,Priority\nsacctmgr show "
        "assoc:4:6: warning: the row has 14 cells for 13 columns; 'a|pipe' is read as a single name\n+ "
        "scontrol -o show assoc_mgr flags=assoc\n+ sshare -a -l -P -m\nsshare:4:2: warning: the row has 13 "
        "cells for 12 columns; 'a|pipe' is read as a single name\n+ sacctmgr -n -P show user withassoc "
        "cluster=uni format=User,DefaultAccount\n+ scontrol -o show job\n+ scontrol -o show "
        "partition\nwarning: scontrol show partition failed with exit code 1; the jobs have no partition "
        "factors and limits\n+ scontrol -o show node\nwarning: scontrol show node failed with exit code 1; "
        "the size of the cluster is that of its largest partition\n+ sacctmgr -P show qos\n");
}

TEST_F(Capture, CombinesTreeUsageAndConfiguration)
{
    fakeScontrol();
    fakeAssociations();
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
    fakeAssociations("echo slu08 of cluster uni >&2\n");
    fakeProgram("sshare", prints("sshare_l_a_m_P.txt"));
    const Outcome outcome = fairshare({"--anonymize", "capture"});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.output, Not(HasSubstr("slu0")));
    EXPECT_THAT(outcome.output, Not(HasSubstr("eng-ece")));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("a|pipe")));
    EXPECT_THAT(outcome.errors, Not(HasSubstr("slu08")));
    EXPECT_THAT(outcome.errors,
        HasSubstr("+ sacctmgr -P show assoc tree cluster=… "
                  "format=Cluster,Account,User,Partition,Share,ID,ParentName,Priority\n"));
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
    fakeAssociations();
    fakeProgram("sshare", "exit 0\n");
    const Outcome outcome = fairshare({"capture", "-o", path("c.fairshare")});
    EXPECT_EQ(outcome.exitCode, 0);
    EXPECT_THAT(outcome.errors,
        HasSubstr("\nwarning: neither scontrol nor sshare printed usage; all usage in this tree is 0\n"));
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

constexpr const char* CapturedAccounts =
    "Cluster|Account|User|Partition|Share|ID|ParentName|Priority\n"
    "uni|root|||1|1||\nuni| root|root||1|2||\nuni| sci|||60|3|root|20\n"
    "uni|  sci|ada||3|4||50\nuni|  sci|bob||1|5||\nuni| eng|||40|6|root|\n"
    "uni|  eng|eve||1|7||\n";

/// Returns association, job size, partition, QOS and site factor of a user's job in the CSV of priorities.
std::vector<double> fieldsOf(const std::string& csv, const std::string& user)
{
    const std::vector<std::string> wanted{"assoc", "job_size", "partition", "qos", "site"};
    std::vector<std::string> titles;
    std::vector<double> values;
    std::istringstream lines(csv);
    for (std::string line; std::getline(lines, line);) {
        std::vector<std::string> cells;
        std::istringstream row(line);
        for (std::string cell; std::getline(row, cell, ',');)
            cells.push_back(cell);
        if (titles.empty())
            titles = cells;
        else if (cells.size() > 1 && cells[1] == user)
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (std::find(wanted.begin(), wanted.end(), titles[i]) != wanted.end())
                    values.push_back(std::stod(cells[i]));
    }
    return values;
}

/// Slurm whose queue holds a job of each of three users.
class CaptureOfQueue : public ProgramTest {
protected:
    CaptureOfQueue()
    {
        isolatePath();
        fake("scontrol", "show config",
            "ClusterName = uni\nPriorityWeightAssoc = 1000\nPriorityWeightPartition = 100\nPriorityWeightQOS "
            "= 10\nPriorityWeightJobSize = 10000\nPriorityType = priority/multifactor\nPrivateData = none\n");
        fake("sacctmgr", "assoc tree", CapturedAccounts);
        fake("sacctmgr", "show user", "ada|sci\nbob|sci\neve|eng\nroot|root\n");
        fake("sacctmgr", "show qos", "Name|Priority\nnormal|0\nlong|40\nhigh|100\n");
        fake("sshare", "",
            "Account|User|RawShares|RawUsage\nroot|||600\n root|root|1|0\n sci||60|300\n  sci|ada|3|"
            "200\n  sci|bob|1|100\n eng||40|300\n  eng|eve|1|300\n");
        fake("scontrol", "show job",
            job(7, "ada", "sci", "high") + job(8, "bob", "sci", "normal") + job(9, "eve", "eng", "long"));
        fake("sprio", "", "              7|         500\n              8|         -30\nnothing|x\n");
        fake("scontrol", "show partition",
            "PartitionName=cpu PriorityJobFactor=5 MaxTime=1-00:00:00 TotalCPUs=48 TotalNodes=3 "
            "TRES=cpu=48,mem=96000M,node=3\nPartitionName=gpu PriorityJobFactor=10 MaxTime=UNLIMITED "
            "TotalCPUs=16 TotalNodes=1 TRES=cpu=16,node=1\n");
        fake("scontrol", "show node",
            "NodeName=n1 Arch=x86_64 CPUAlloc=0 CPUEfctv=14 CPUTot=16 CPULoad=0.1 OS=Linux CPUTot=9\n"
            "NodeName=n2 CPUTot=16 Reason=NodeName=n9 is broken\nNodeName=n3 CPUTot=16\nNodeName=g1 "
            "CPUTot=16\n");
    }

    static std::string job(int id, std::string_view user, std::string_view account, std::string_view qos)
    {
        return fmt::format("JobId={} JobName=x UserId={}(1001) Priority=1 Nice=0 Account={} QOS={} "
                           "JobState=PENDING TimeLimit=01:00:00 SubmitTime=2026-01-01T00:00:00 "
                           "EligibleTime=2026-01-01T00:00:00 AccrueTime=2026-01-01T00:00:00 Partition=cpu "
                           "NumNodes=1 NumCPUs=8 ReqTRES=cpu=8,mem=800M,node=1\n",
            id, user, account, qos);
    }

    /// Lets a program print a text when its arguments contain some words.
    void fake(const std::string& program, const std::string& words, const std::string& text)
    {
        m_answers[program][words] = fmt::format("cat '{}'", file(fmt::format("{} {}", program, words), text));
    }
    void failing(const std::string& program, const std::string& words, const std::string& reason)
    {
        m_answers[program][words] = fmt::format("echo '{}' >&2; exit 3", reason);
    }
    void drop(const std::string& program) { m_answers.erase(program); }
    Outcome capture(std::vector<std::string> arguments = {})
    {
        for (const auto& [program, answers] : m_answers) {
            std::string script = fmt::format(
                "PATH=/usr/bin:/bin\necho \"{} $*\" >>'{}'\ncase \"$*\" in\n", program, path("asked"));
            for (const auto& [words, answer] : answers)
                script += fmt::format("*\"{}\"*) {};;\n", words, answer);
            fakeProgram(program, script + "esac\n");
        }
        arguments.insert(arguments.begin(), {"capture", "-o", path("c.fairshare")});
        return fairshare(arguments);
    }
    std::string warnings(std::vector<std::string> arguments = {})
    {
        std::string shown;
        std::istringstream lines(capture(std::move(arguments)).errors);
        for (std::string line; std::getline(lines, line);)
            if (!line.starts_with("+ ") && line.find("ages are as of") == std::string::npos)
                shown += line + "\n";
        return shown;
    }

private:
    std::map<std::string, std::map<std::string, std::string>> m_answers;
};

TEST_F(CaptureOfQueue, TakesWhatPrioritiesAreComputedFrom)
{
    EXPECT_EQ(warnings(), "");
    EXPECT_THAT(content("c.fairshare"), HasSubstr("\"cluster\": { \"cpus\": 62, \"nodes\": 4 }"));
    EXPECT_THAT(content("c.fairshare"),
        HasSubstr("\"user\": \"bob\", \"shares\": 1, \"usage\": 100, \"association\": 5, \"slurm\": { "
                  "\"DefaultAccount\": \"'sci'\" }"));
    // Association 50, 20 (of the account) and 0 of 50; size: the mean of 1 of 4 nodes and 8 of 62 processors;
    // partition 5 of 10; QOS 100, 0 and 40 of 100.
    const std::string priorities = fairshare({"priority", path("c.fairshare"), "--format", "csv"}).output;
    EXPECT_THAT(fieldsOf(priorities, "ada"), ElementsAre(1000, DoubleNear(1895.16, 0.01), 50, 10, 500));
    EXPECT_THAT(fieldsOf(priorities, "bob"), ElementsAre(400, DoubleNear(1895.16, 0.01), 50, 0, -30));
    EXPECT_THAT(fieldsOf(priorities, "eve"), ElementsAre(0, DoubleNear(1895.16, 0.01), 50, 4, 0));
}

TEST_F(CaptureOfQueue, NamesEachCommandThatFailsAndTakesTheRest)
{
    failing("scontrol", "show node", "slurm_load_node error: Unable to contact slurm controller");
    failing("sacctmgr", "show qos", "sacctmgr: error: no");
    failing("sacctmgr", "show user", "");
    EXPECT_EQ(warnings(),
        "warning: sacctmgr show user failed with exit code 3; the capture has no default accounts\n"
        "warning: scontrol show node failed with exit code 3: slurm_load_node error: Unable to contact slurm "
        "controller; the size of the cluster is that of its largest partition\n"
        "warning: sacctmgr show qos failed with exit code 3: sacctmgr: error: no; the jobs have no QOS "
        "factors "
        "and limits\n");
    EXPECT_THAT(content("c.fairshare"), HasSubstr("\"cluster\": { \"cpus\": 48, \"nodes\": 3 }"));
    EXPECT_THAT(content("c.fairshare"), HasSubstr("\"job_id\": \"9\""));
    failing("scontrol", "show job", "slurm_load_jobs error: nothing");
    EXPECT_THAT(warnings(),
        HasSubstr("warning: scontrol show job failed with exit code 3: slurm_load_jobs error: nothing; the "
                  "capture has no jobs\n"));
    EXPECT_THAT(content("c.fairshare"), Not(HasSubstr("\"job_id\": \"9\"")));
}

TEST_F(CaptureOfQueue, AProgramThatIsNotThereIsNamedOnce)
{
    drop("sacctmgr");
    EXPECT_EQ(warnings(), "warning: program 'sacctmgr' not found in PATH\n");
}

TEST_F(CaptureOfQueue, SaysWhatPrivateDataHides)
{
    fake("scontrol", "show config",
        "ClusterName = uni\nPriorityWeightAge = 5\nPriorityType = priority/multifactor\nPrivateData = "
        "jobs,Usage,cloud\n");
    fake("sacctmgr", "show configuration",
        "PrivateData = jobs,usage,cloud\n\nSlurmDBD configuration:\nPrivateData            = "
        "accounts,users\n");
    EXPECT_EQ(warnings(),
        "warning: PrivateData=jobs,usage,cloud in slurm.conf: unless you are an administrator of Slurm, the "
        "following may be missing: jobs of other users, usage of other users\n"
        "warning: PrivateData=accounts,users in slurmdbd.conf: unless you are an administrator of Slurm, the "
        "following may be missing: accounts that you do not coordinate, other users\n");
    fake("scontrol", "show config",
        "ClusterName = uni\nPriorityWeightAge = 5\nPriorityType = priority/multifactor\nPrivateData = "
        "cloud,events\n");
    fake("sacctmgr", "show configuration", "SlurmDBD configuration:\nPrivateData = (null)\n");
    EXPECT_EQ(warnings(), "");
}

TEST_F(CaptureOfQueue, AsksForTheNamedCluster)
{
    EXPECT_EQ(warnings({"--cluster", "uni"}), "");
    EXPECT_EQ(content("asked"),
        "scontrol -M uni show config\nsacctmgr show configuration\nsacctmgr -P show assoc tree cluster=uni "
        "format=Cluster,Account,User,Partition,Share,ID,ParentName,Priority\nscontrol -M uni -o show "
        "assoc_mgr "
        "flags=assoc\nsshare -M uni -a -l -P -m\nsacctmgr -n -P show user withassoc cluster=uni "
        "format=User,DefaultAccount\nscontrol -M uni -o show job\nscontrol -M uni -o show "
        "partition\nscontrol "
        "-M uni -o show node\nsacctmgr -P show qos\nsprio -M uni -h -o %i|%S\n");
}

TEST_F(CaptureOfQueue, RefusesTheTreeOfAnotherCluster)
{
    const Outcome outcome = capture({"--cluster", "other"});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_THAT(
        outcome.errors, testing::EndsWith("\nthe commands printed cluster 'uni' instead of 'other'\n"));
}

TEST_F(CaptureOfQueue, AnonymizedJobsAndDefaultAccountsNameNobody)
{
    ASSERT_EQ(capture({"--anonymize"}).exitCode, 0);
    for (const char* name : {"\"ada\"", "\"sci\"", "\"eve\"", "\"cpu\"", "\"uni\"", "DefaultAccount"})
        EXPECT_THAT(content("c.fairshare"), Not(HasSubstr(name))) << name;
}

TEST_F(CaptureOfQueue, SkipsOutputThatIsNotAListing)
{
    fake("scontrol", "show node", "<html>404</html>\n");
    fake("scontrol", "show partition", "PartitionName=cpu PriorityJobFactor=x TotalCPUs=4\n");
    EXPECT_EQ(warnings(),
        "scontrol show partition:1:37: PriorityJobFactor is 'x'; expected a whole number from 0 to "
        "4294967295\nwarning: the output of scontrol show node has an unknown format\n");
}

} // namespace
} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables as people paste them from terminals, pagers, mail, wikis and web pages. Each gives the values of the
// table alone and one remark.
#include "tests/cli/program.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace fairshare::test {
namespace {

using testing::HasSubstr;

const std::string Queue =
    "             JOBID PARTITION     NAME     USER ST       TIME  NODES NODELIST(REASON)\n"
    "              4101   cluster    alpha    alice PD       0:00      2 (Priority)\n"
    "              4102   cluster     beta      bob PD       0:00      1 (Resources)\n"
    "              4090   cluster    gamma    carol  R    1:02:03      4 n[01-04]\n";
const std::string Terms =
    "          JOBID PARTITION   PRIORITY       SITE        AGE  FAIRSHARE    JOBSIZE  PARTITION\n"
    "           4101 cluster       330026          0      20500       9500         25     300000\n"
    "           4102 cluster       301534          0       1500          9         25     300000\n";
const std::string Shares = "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare\n"
                           "root|||0.000000|1000|0.000000|\n"
                           " physics||60|0.600000|900|0.900000|\n"
                           "  physics|alice|1|1.000000|900|1.000000|0.353553\n"
                           " chemistry||40|0.400000|100|0.100000|\n"
                           "  chemistry|bob|1|1.000000|100|1.000000|0.840896\n";

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

/// Puts a text before each line.
std::string marked(const std::string& text, const std::string& mark)
{
    return mark + replaced(text.substr(0, text.size() - 1), "\n", "\n" + mark) + "\n";
}

class TerminalPaste : public ProgramTest {
protected:
    std::string csv(const std::string& command, const std::string& text, const std::string& name) const
    {
        const Outcome outcome = fairshare({command, file(name, text), "--format", "csv"});
        EXPECT_EQ(outcome.exitCode, 0) << text << outcome.errors;
        return outcome.output;
    }

    void expectQueue(const std::string& text) const
    {
        const Outcome outcome = fairshare({"priority", file("queue.txt", text), "--format", "csv"});
        EXPECT_EQ(outcome.output, csv("priority", Queue, "alone.txt")) << text << outcome.errors;
        EXPECT_THAT(outcome.errors, HasSubstr("passed over ")) << text;
    }

    void expectShares(const std::string& text) const
    {
        const Outcome outcome = fairshare({"evaluate", file("shares.txt", text), "--format", "csv"});
        EXPECT_EQ(outcome.output, csv("evaluate", Shares, "alone.txt")) << text << outcome.errors;
        EXPECT_THAT(outcome.errors, HasSubstr("passed over ")) << text;
    }

    /// The rows of a queue, each as `job,user,…`.
    std::string queue(const std::string& text) const { return csv("priority", text, "queue.txt"); }
};

TEST_F(TerminalPaste, EndsInAPrompt)
{
    for (const char* end :
        {"$", "$ \n", "%", "%\n", "#\n", ">\n", ":\n", "[a@b ~]$ logout\nConnection to b closed.\n",
            "logout\n", "exit\n", "laptop:~ alice$ \n", "10:32:05 alice@login1:~$ \n", "alice@login1 1044$\n",
            "\x1b[01;32malice@login1\x1b[00m:\x1b[01;34m~\x1b[00m$ ",
            "$ exit\nShared connection to b closed.\n"})
        expectQueue("$ squeue\n" + Queue + end);
    for (const char* end : {"%", "#\n", "logout\n", "Connection to host.example.org closed.\n",
             "Connection to host closed by remote host.\n", "exit\n"})
        expectShares(Shares + end);
}

TEST_F(TerminalPaste, BeginsWithAnyPrompt)
{
    for (const char* prompt : {"\x1b[01;32malice@login1\x1b[00m:\x1b[01;34m~\x1b[00m$ squeue\n",
             "\x1b]0;alice@login1: ~\x07\x1b[?2004h[alice@login1 ~]$ squeue\n\x1b[?2004l\r",
             "\xE2\x95\xAD\xE2\x94\x80"
             "alice@login1 ~\n\xE2\x95\xB0\xE2\x94\x80$ squeue\n",
             "10:32:01 alice@login1:~$ squeue\n", "[10:32:01] alice@login1:~$ squeue\n",
             "alice@login1 1043$ squeue\n", "laptop:~ alice$ ssh login1 squeue\n",
             "ssh -p 22 login1 squeue\n", "sudo -u slurm squeue -a\n[sudo] password for root: \n",
             "watch -n 5 squeue\n", "Last login: Fri Feb  6 09:00:00 2026\n[a@b ~]$ squeue\n",
             "$ squeue\nsqueue: error: Unable to contact slurm controller (connect failure)\n$ squeue\n",
             "$ date; squeue\nFri Feb  6 10:00:00 UTC 2026\n",
             "Every 2.0s: squeue                    login1: Fri Feb  6 10:00:00 2026\n\n"})
        expectQueue(prompt + Queue);
}

TEST_F(TerminalPaste, HasColorsAndOtherBlanksInItsRows)
{
    expectQueue(replaced(Queue, "PD", "\x1b[33mPD\x1b[0m"));
    expectQueue(replaced(Queue, " ", "\xC2\xA0"));
    expectQueue(replaced(Queue, "  ", " \xC2\xA0"));
    expectQueue(
        replaced("$ squeue\r\n\x1b[?2004l\r" + replaced(Queue, "\n", "\r\n"), "alpha", "\x1b[Kalpha"));
    expectShares("\xE2\x80\x8B" + Shares);
    expectShares(replaced(marked(Shares, "    "), "\n", "\r\n"));
    expectShares(marked(Shares, "login1: "));
}

TEST_F(TerminalPaste, StandsInAFence)
{
    for (const auto& [before, after] : std::vector<std::pair<std::string, std::string>>{{"```\n", "```\n"},
             {"```console\n$ squeue\n", "$\n```\n"}, {"~~~\n", "~~~\n"}, {"<pre>\n", "</pre>\n"},
             {"<pre><code>$ squeue\n", "</code></pre>\n"}, {"[code]\n", "[/code]\n"},
             {"{noformat}\n", "{noformat}\n"}, {"{code:bash}\n", "{code}\n"}, {"{{{\n", "}}}\n"},
             {"Hello,\n\nmy jobs do not start:\n\n```text\n", "```\n\nWhat can I do?\n\nBest,\nAlice\n"},
             {"", "```\n"}})
        expectQueue(before + Queue + after);
    expectShares("Hi,\n```\n$ sshare -aP\n" + Shares + "```\nand the queue:\n```\n$ ls\n```\nAny idea?\n");
    EXPECT_THAT(queue("We see this:\n```\n$ sprio\n" + Terms + "```\nand the queue\n```\n$ squeue\n" + Queue
                    + "```\nAny idea?\n"),
        HasSubstr("\n4101,alice,,cluster,pending,1,330026,"));
}

TEST_F(TerminalPaste, WentThroughAPager)
{
    const std::size_t second = Queue.find('\n', Queue.find('\n') + 1) + 1;
    const std::string first = Queue.substr(0, second);
    const std::string rest = Queue.substr(second);
    for (const char* line : {"--More--\n", "--More--(50%)\n", "...\n", "[...]\n", "~\n", "--More--\x1b[K\r"})
        expectQueue(first + line + rest);
    for (const char* end : {"(END)\n", "lines 1-4/4 (END)\n", ":", "^C\n",
             "[0] 0:bash* 1:vim-                       \"login1\" 10:00 06-Feb-26\n"})
        expectQueue(Queue + end);
    expectShares("$ sshare -aP | less\n" + Shares + "(END)\n");
}

TEST_F(TerminalPaste, WasTimedOrExplained)
{
    const std::string times = "\nreal\t0m0.123s\nuser\t0m0.010s\nsys\t0m0.005s\n";
    expectQueue("$ time squeue\n" + Queue + times + "$ \n");
    expectQueue(Queue + times);
    expectQueue("$ time squeue\n" + Queue + "squeue  0.01s user 0.00s system 50% cpu 0.024 total\n");
    expectShares("$ time sshare -aP\n" + Shares + times);
    expectShares(Shares
        + "\nAs you see, alice is at 0.35 although physics has 60 shares.\nIs that right?\n\nThanks\n");
    for (const char* end : {"(5 users)\n", "[output truncated]\n", "\nWhy is alice so low? Thanks\n"})
        expectShares("$ sshare -aP\n" + Shares + end);
    for (const char* end : {"...\n(many more)\n", "(3 jobs)\n"})
        expectQueue("$ squeue\n" + Queue + end);
    expectQueue("Queue of Friday\n===============\n" + Queue);
    expectQueue("On Fri, Alice <a@lab.example> wrote:\n> Hi all,\n>\n"
        + marked("[a@b ~]$ squeue\n" + Queue, "> ") + ">\n> Why?\n");
}

TEST_F(TerminalPaste, HasLineNumbers)
{
    for (const char* separator : {": ", "\t", ":", "  "}) {
        std::string numbered;
        std::size_t line = 0;
        for (std::size_t at = 0; at < Shares.size(); at = Shares.find('\n', at) + 1)
            numbered +=
                std::to_string(++line) + separator + Shares.substr(at, Shares.find('\n', at) + 1 - at);
        expectShares(numbered);
    }
}

TEST_F(TerminalPaste, IsATableOfMarkdown)
{
    const std::string rows =
        "\n11,alice,physics,,pending,1,1200,0,0,0,0,0,0,0,0\n12,bob,chemistry,,running,,900,";
    for (const char* table :
        {"| JOBID | USER | ACCOUNT | STATE | PRIORITY |\n|-------|:-----|---|---|---:|\n"
         "| 11 | alice | physics | PENDING | 1200 |\n| 12 | bob | chemistry | RUNNING | 900 |\n",
            "JOBID | USER | ACCOUNT | STATE | PRIORITY\n--- | --- | --- | --- | ---\n"
            "11 | alice | physics | PENDING | 1200\n12 | bob | chemistry | RUNNING | 900\n",
            "+-------+-------+-----------+---------+----------+\n| JOBID | USER  | ACCOUNT   | STATE   | "
            "PRIORITY |\n"
            "+-------+-------+-----------+---------+----------+\n| 11    | alice | physics   | PENDING |     "
            "1200 |\n"
            "| 12    | bob   | chemistry | RUNNING |      900 "
            "|\n+-------+-------+-----------+---------+----------+\n",
            "<table><tr><th>JOBID</th><th>USER</th><th>ACCOUNT</th><th>STATE</th><th>PRIORITY</th></tr>\n"
            "<tr><td>11</td><td>alice</td><td>physics</td><td>PENDING</td><td>1200</td></tr>\n"
            "<tr><td>12</td><td>bob</td><td>chemistry</td><td>RUNNING</td><td>900</td></tr></table>\n"})
        EXPECT_THAT(queue(table), HasSubstr(rows)) << table;
}

TEST_F(TerminalPaste, NamesTheColumnsOfRowsThatLookLikeAnotherTable)
{
    const std::string rows =
        "11|alice|physics|PENDING|1200|2\n12|bob|chemistry|RUNNING|900|1\n13|carol||PENDING|1300|4\n";
    for (const char* prompt : {"[root@ctl ~]# squeue -h -o \"%i|%u|%a|%T|%Q|%D\"\n",
             "$ squeue -h -o \xE2\x80\x9C%i|%u|%a|%T|%Q|%D\xE2\x80\x9D\n",
             "me@laptop:~$ ssh -t login1 \"squeue -h -o '%i|%u|%a|%T|%Q|%D'\"\n"}) {
        const std::string read = queue(prompt + rows + "$ \n");
        EXPECT_THAT(read, HasSubstr("\n11,alice,physics,,pending,2,1200,")) << prompt;
        EXPECT_THAT(read, HasSubstr("\n12,bob,chemistry,,running,,900,")) << prompt;
        EXPECT_THAT(read, HasSubstr("\n13,carol,,,pending,1,1300,")) << prompt;
    }
}

TEST_F(TerminalPaste, JoinsTheListingsOfOneQueue)
{
    const std::string joined =
        "\n4101,alice,,cluster,pending,1,330026,20500,0,9500,25,300000,0,0,0\n"
        "4102,bob,,cluster,pending,2,301534,1500,0,9,25,300000,0,0,0\n4090,carol,,cluster,running,,1,";
    for (const std::string& text :
        {"$ squeue\n" + Queue + "$ sprio\n" + Terms + "$ \n", "$ sprio\n" + Terms + "$ squeue\n" + Queue,
            Queue + "\n" + Terms, Queue + Terms, Terms + "\n" + Queue})
        EXPECT_THAT(queue(text), HasSubstr(joined)) << text;
    // Arrays, jobs of one listing alone, several partitions.
    const std::string parts =
        queue("$ squeue -o '%i|%P|%u|%a|%T'\nJOBID|PARTITION|USER|ACCOUNT|STATE\n"
              "19_[2-4]|a,b|ann|physics|PENDING\n19_1|a|ann|physics|RUNNING\n"
              "$ sprio -o '%i|%r|%Y|%A'\nJOBID|PARTITION|PRIORITY|AGE\n19|a|500|100\n19|b|700|300\n"
              "20|a|900|200\n");
    EXPECT_THAT(parts, HasSubstr("\n19_[2-4],ann,physics,a,pending,2,500,100,"));
    EXPECT_THAT(parts, HasSubstr("\n19_[2-4],ann,physics,b,pending,,700,300,"));
    EXPECT_THAT(parts, HasSubstr("\n19_1,ann,physics,a,running,"));
    EXPECT_THAT(parts, HasSubstr("\n20,,,a,pending,1,900,200,"));
    // Listings of one kind name what the other lacks.
    EXPECT_THAT(
        queue("$ squeue\n" + Queue + "$ squeue -o '%i|%a|%T'\nJOBID|ACCOUNT|STATE\n4101|physics|PENDING\n"),
        HasSubstr("\n4101,alice,physics,cluster,pending,"));
}

TEST_F(TerminalPaste, KnowsAHeldJobByItsReason)
{
    const std::string held =
        queue(replaced(replaced(Queue, "(Priority)", "(JobHeldUser)"), "(Resources)", "(JobHeldAdmin)"));
    EXPECT_THAT(held, HasSubstr("\n4101,alice,,cluster,held,,0,"));
    EXPECT_THAT(held, HasSubstr("\n4102,bob,,cluster,held,,0,"));
    const std::string released =
        queue("JOBID|STATE|PRIORITY|REASON\n1|PENDING|5|JobHeldUser\n2|RUNNING|6|JobHeldUser\n"
              "3|PENDING|0|Priority\n4|PENDING|0|JobHoldMaxRequeue\n5|PENDING|7|ReqNodeNotAvail\n");
    EXPECT_THAT(released, HasSubstr("\n1,,,,pending,2,5,"));
    EXPECT_THAT(released, HasSubstr("\n2,,,,running,"));
    EXPECT_THAT(released, HasSubstr("\n3,,,,held,"));
    EXPECT_THAT(released, HasSubstr("\n4,,,,held,"));
    EXPECT_THAT(released, HasSubstr("\n5,,,,pending,1,7,"));
}

/// squeue -O prints its fields one after the other, each 20 wide unless told otherwise.
TEST_F(TerminalPaste, NamesTheFieldsOfALongFormat)
{
    const std::string wide =
        "$ squeue -h -O JobID,UserName,Account,State,PriorityLong,GRES\n"
        "4101                alice               physics             PENDING             12000"
        "               gpu:2               \n"
        "4102                bob                 chemistry           RUNNING             13000"
        "               N/A                 \n";
    const std::string narrow =
        "$ squeue --noheader --Format=JobID:6,UserName:8,Account:10,State:9,PriorityLong:8\n"
        "4101  alice   physics   PENDING  12000   \n4102  bob     chemistry RUNNING  13000   \n";
    for (const std::string& text : {wide, narrow})
        EXPECT_EQ(fairshare({"priority", file("queue.txt", text), "--format", "csv", "-q", "--show",
                                "job,user,account,state,priority"})
                      .output,
            "job_id,user,account,state,priority\n4101,alice,physics,pending,12000\n"
            "4102,bob,chemistry,running,13000\n");
}

/// The submitters of a second table belong to the groups of the first, in whatever order they are pasted.
TEST_F(TerminalPaste, JoinsGroupsAndSubmitters)
{
    const std::string groups = "$ condor_userprio -quotas\nLast Priority Update:  2/3  10:00\n"
                               "Group                    Effective  Config     Use    Subtree  Requested\n"
                               "Name                       Quota     Quota   Surplus   Quota   Resources\n"
                               "------------------------ --------- --------- ------- --------- ----------\n"
                               "group_physics               120.00    120.00 no         120.00         90\n"
                               "group_chemistry              80.00     80.00 yes         80.00         10\n"
                               "------------------------ --------- --------- ------- --------- ----------\n"
                               "Number of users: 2                                 ByQuota\n";
    const std::string users =
        "$ condor_userprio -allusers\nLast Priority Update:  2/3  10:00\n"
        "                              Effective     Real  Priority    Res  Total Usage Time Since\n"
        "User Name                      Priority Priority    Factor In Use (wghted-hrs) Last Usage\n"
        "-------------------------- ------------ -------- --------- ------ ------------ ----------\n"
        "group_chemistry.bob@x         400000.00   400.00   1000.00     70     60000.00      <now>\n"
        "group_physics.alice@x          20000.00    20.00   1000.00      5      3000.00    0+00:43\n"
        "-------------------------- ------------ -------- --------- ------ ------------ ----------\n"
        "Number of users: 2                                       75     63000.00    0+23:59\n";
    for (const std::string& text : {groups + users, users + groups})
        EXPECT_EQ(
            fairshare({"quota", file("pool.txt", text), "--pool", "200", "--submitters", "-q", "--format",
                          "csv", "--show", "submitter,real_priority,priority_factor,group_limit"})
                .output,
            "submitter,real_priority,priority_factor,group_limit\ngroup_chemistry.bob@x,400,1000,80\n"
            "group_physics.alice@x,20,1000,120\n");
}

TEST_F(TerminalPaste, HasNamesWiderThanTheirColumns)
{
    const std::string jobs =
        queue(replaced(replaced(replaced(Queue, "  cluster    alpha", "verylongpartition    alpha"),
                           "      bob", " bob_with_a_long_name"),
            "(Resources)", "(Nodes required for job are DOWN, DRAINED or reserved)"));
    EXPECT_THAT(jobs, HasSubstr("\n4101,alice,,verylongpartition,pending,1,"));
    EXPECT_THAT(jobs, HasSubstr("\n4102,bob_with_a_long_name,,cluster,pending,2,"));
    EXPECT_THAT(jobs, HasSubstr("\n4090,carol,,cluster,running,"));
    const std::string terms =
        queue(replaced(Terms, "4101 cluster       330026", "4101 partition_for_big_memory  330026"));
    EXPECT_THAT(
        terms, HasSubstr("\n4101,,,partition_for_big_memory,pending,1,330026,20500,0,9500,25,300000,"));
    EXPECT_THAT(terms, HasSubstr("\n4102,,,cluster,pending,2,301534,1500,"));
    // A name of several words is no reason to move the others.
    EXPECT_THAT(
        queue(replaced(Queue, "   alpha", "my alpha")), HasSubstr("\n4101,alice,,cluster,pending,1,"));
}

TEST_F(TerminalPaste, MayBeALogWhoseColumnsAreNamed)
{
    const std::string columns = "JobIDRaw,User,Submit,Start,End,NCPUS,State";
    const std::string rows =
        "1|ann|2026-01-01T00:00:00|2026-01-01T00:00:00|2026-01-01T00:01:40|2|COMPLETED\n"
        "2|bob|2026-01-01T00:00:10|2026-01-01T00:01:40|2026-01-01T00:02:00|2|COMPLETED\n";
    const std::string expected = "job_id,submit,start,end,procs,wait,bounded_slowdown\n1,0,0,100,2,0,1\n"
                                 "2,10,100,120,2,90,5.5\n";
    for (const std::string& text : {rows, "$ sacct -nXP -o whatever\n" + rows + "$ \n",
             "```\n" + rows + "```\n", replaced(rows, "|", ";"), replaced(rows, "\n", "|\n")}) {
        const std::string log = file("log.txt", text);
        const Outcome outcome = fairshare({"simulate", "--workload", log, "--columns", columns, "--machine",
            "2", "--allocation", "procs", "--format", "csv"});
        EXPECT_EQ(outcome.output, expected) << text << outcome.errors;
        EXPECT_EQ(fairshare({"simulate", log, "--columns", columns, "--machine", "2", "--allocation", "procs",
                                "--format", "csv"})
                      .output,
            expected);
    }
    const std::string log = file("log.txt", rows);
    const Outcome unnamed = fairshare({"simulate", "--workload", log});
    EXPECT_EQ(unnamed.exitCode, 1);
    EXPECT_THAT(unnamed.errors,
        HasSubstr("which may be JobID|User|Submit|Start|End|NCPUS|State; or name them with "
                  "--columns, separated by commas"));
    const Outcome wrong = fairshare({"simulate", "--workload", log, "--columns", "JobID,User,State"});
    EXPECT_EQ(wrong.exitCode, 1);
    EXPECT_EQ(fairshare({"simulate", "--workload", log, "--columns", "JobID,User,A,B,C,D,E"}).exitCode, 1);
}

TEST_F(TerminalPaste, MayBeALogWithFractionsOfSeconds)
{
    const Outcome outcome = fairshare({"simulate", "--workload",
        file("log.csv", "job_id,submit,run,procs,req\na,0,1.9,1,2.1\nb,0.5,0.2,1,1\nc,1.4,3,1,3.0\n"),
        "--machine", "1", "--allocation", "procs", "--format", "csv"});
    EXPECT_EQ(outcome.output,
        "job_id,submit,start,end,procs,wait,bounded_slowdown\na,0,0,2,1,0,1\nb,1,2,3,1,1,1\n"
        "c,1,3,6,1,2,1\n")
        << outcome.errors;
    EXPECT_THAT(outcome.errors, HasSubstr("fractions of a second"));
}

TEST_F(TerminalPaste, MayBeAScheduleOfAnEarlierBatsim)
{
    const std::string rows =
        "requested_time,success,starting_time,execution_time,finish_time,waiting_time,allocated_";
    const std::string jobs = "\n0,w,0.000000,1,149.000000,1,0.000000,88.510000,88.510000,0.000000,0\n"
                             "1,w,4.709164,2,399.000000,1,4.709164,265.800000,270.509164,0.000000,1-2\n";
    for (const std::string unit : {"processors", "resources"}) {
        const Outcome outcome = fairshare({"simulate", "--workload",
            file("jobs.csv",
                "job_id,workload_name,submission_time,requested_number_of_" + unit + "," + rows + unit
                    + jobs),
            "--format", "csv"});
        EXPECT_THAT(outcome.output, HasSubstr("\n0,0,0,89,1,0,1\n1,5,5,271,2,0,1\n")) << outcome.errors;
    }
}

TEST_F(TerminalPaste, KeepsWhatOnlyLooksLikeNoise)
{
    // Names that are words of terminals, JSON that ends like a wiki, comments.
    EXPECT_THAT(queue("JOBID|USER|STATE\n1|exit|PENDING\n2|logout|PENDING\n3|real|PENDING\n"),
        HasSubstr("\n2,logout,"));
    const Outcome tree = fairshare({"evaluate",
        file("tree.csv", "account,user,shares,usage\nroot,,,\n\nreal physics,,1,\nreal physics,user,1,5\n"),
        "--format", "csv"});
    EXPECT_EQ(tree.errors.find("passed over"), std::string::npos) << tree.errors;
    const Outcome config = fairshare(
        {"convert", file("tree.dump", "Cluster - 'c'\nParent - 'root'\nUser - 'ann':Fairshare=3\n#\n"), "-o",
            "-", "--to", "csv"});
    EXPECT_EQ(config.exitCode, 0) << config.errors;
    EXPECT_EQ(config.errors.find("passed over"), std::string::npos) << config.errors;
}

} // namespace
} // namespace fairshare::test

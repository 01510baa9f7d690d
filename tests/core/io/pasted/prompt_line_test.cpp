// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Which lines of a terminal are prompts and commands, and which are rows.
#include "core/io/pasted/printing_command.h"
#include "core/io/pasted/prompt_line.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace fairshare {
namespace {

std::string commandIn(std::string_view line)
{
    const auto prompt = promptLine(line);
    return !prompt ? "none" : std::string(prompt->isCertain ? "" : "? ") + std::string(prompt->command);
}

TEST(PromptLine, FindsTheCommandAfterAPrompt)
{
    EXPECT_EQ(commandIn("[alice@login1 ~]$ sshare -a"), "sshare -a");
    EXPECT_EQ(commandIn("[root@slurm ~]# squeue"), "squeue");
    EXPECT_EQ(commandIn("alice@login1:~/run/2026$ squeue -u alice"), "squeue -u alice");
    EXPECT_EQ(commandIn("(base) [alice@login1 ~]$ sprio -l"), "sprio -l");
    EXPECT_EQ(commandIn("alice@mac ~ % sacct"), "sacct");
    EXPECT_EQ(commandIn("login1.tacc(12)$ squeue"), "squeue");
    EXPECT_EQ(commandIn("-bash-4.2$ sshare"), "sshare");
    EXPECT_EQ(commandIn("login1:~ # sprio -w"), "sprio -w");
    EXPECT_EQ(commandIn("host% /usr/bin/squeue"), "/usr/bin/squeue");
    EXPECT_EQ(commandIn("$sshare -l"), "sshare -l");
    EXPECT_EQ(commandIn("    $ condor_userprio -all"), "condor_userprio -all");
    EXPECT_EQ(commandIn("# $ squeue"), "squeue");
    EXPECT_EQ(commandIn("> [a@b c]$ squeue"), "squeue");
    EXPECT_EQ(commandIn("\xE2\x9D\xAF squeue"), "squeue");
    EXPECT_EQ(commandIn("$ ls -l"), "ls -l");
}

TEST(PromptLine, FindsPromptsWithoutACommandAndCommandsWithoutAPrompt)
{
    EXPECT_EQ(commandIn("[alice@login1 ~]$"), "");
    EXPECT_EQ(commandIn("alice@login1:~$ "), "");
    EXPECT_EQ(commandIn("$"), "");
    EXPECT_EQ(commandIn("squeue"), "squeue");
    EXPECT_EQ(commandIn("sudo sacctmgr show qos"), "sudo sacctmgr show qos");
    EXPECT_EQ(commandIn("+ /opt/slurm/bin/sprio -n"), "+ /opt/slurm/bin/sprio -n");
    EXPECT_EQ(commandIn("SLURM_TIME_FORMAT=%s squeue"), "SLURM_TIME_FORMAT=%s squeue");
    EXPECT_EQ(commandIn("LC_ALL=C TZ=UTC sacct -P"), "LC_ALL=C TZ=UTC sacct -P");
    EXPECT_EQ(
        commandIn("Every 2.0s: squeue -u alice        login1: Fri Feb  6 10:00:00 2026"), "squeue -u alice");
    EXPECT_EQ(commandIn("# squeue"), "? squeue");
    EXPECT_EQ(commandIn("login1$"), "? ");
}

TEST(PromptLine, LeavesRowsAlone)
{
    for (const char* row :
        {"root|||0.000000|1000||", "  physics|alice|1|1.000000|900|", "",
            "  alice@lab.example              500.20   1000.00      0         0.05      <now>",
            "alice@lab.example 500.20 1000.00 0 0.05 <now>", "alice@lab.example 500.20 50%",
            "              4101   cluster    alpha    alice PD       0:00      2 (Priority)",
            "PriorityWeightAge       = 10000", "# The weights of the site", "#", ">", "Account - 'x':Share=1",
            "Cluster - 'c'", "JobId=4 JobName=$ x", "1 0 10 20 4", "{ \"shares\": [",
            "group_physics 0.40 ByQuota", "GROUP_QUOTA_a = $(TOTAL)", "squeues", "sacctx 1"})
        EXPECT_EQ(commandIn(row), "none") << row;
}

TEST(PrintingCommand, TellsTheColumns)
{
    EXPECT_EQ(printingCommand("sshare -a -P -n -o Account,User | head"),
        (PrintingCommand{
            .program = "sshare", .format = "Account,User", .hasHeader = false, .isParsable = true}));
    EXPECT_EQ(printingCommand("sudo /usr/bin/sacct -anpo jobid%20,user --delimiter=';'"),
        (PrintingCommand{.program = "sacct",
            .format = "jobid%20,user",
            .hasHeader = false,
            .isParsable = true,
            .endsWithDelimiter = true,
            .delimiter = ";"}));
    EXPECT_EQ(printFormatOf(*printingCommand("squeue -h -u alice -o \"%i|%u\"")), "%i|%u");
    EXPECT_EQ(printFormatOf(*printingCommand("squeue -h")), "%.18i %.9P %.8j %.8u %.2t %.10M %.6D %R");
    EXPECT_EQ(
        printingCommand("sacctmgr -nP show assoc format=Account,User,Share")->format, "Account,User,Share");
    EXPECT_FALSE(printingCommand("scontrol show config"));
}

TEST(PrintingCommand, MakesTheHeaderThatIsMissing)
{
    const auto header = [](std::string_view command, std::string_view output) {
        return missingHeader(*printingCommand(command), output);
    };
    EXPECT_EQ(header("sshare -nP -o Account,User", "root||\n"), "Account|User");
    EXPECT_EQ(header("sshare -np -o Account,User", "root||\n"), "Account|User|");
    EXPECT_EQ(header("sshare -P -o Account,User", "Account|User\nroot|\n"), "");
    EXPECT_EQ(header("sacct -nP", "41|a|cpu|p|1|RUNNING|0:0\n"),
        "JobID|JobName|Partition|Account|AllocCPUS|State|ExitCode");
    EXPECT_EQ(header("sacct -n -o jobid%4,user", "  41     alice \n"), "jobi      user \n---- --------- ");
    EXPECT_EQ(header("sacct -n -o jobid,unheard", "41 x\n"), "");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files of jobs that are cut off, that tell figures twice or that are none, through the program.
#include "tests/cli/program.h"
#include "tests/cli/sample_paths.h"

#include <gmock/gmock.h>

#include <fstream>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;

/// The first lines of a sample, the last of which is cut off behind so many bytes.
std::string cutSample(const std::string& name, int lines, std::size_t bytes)
{
    std::ifstream file(slurmSample(name));
    std::string text;
    std::string line;
    for (int i = 1; std::getline(file, line); ++i) {
        if (i == lines)
            return text + line.substr(0, bytes);
        text += line + "\n";
    }
    return text;
}

class JobFilesCommand : public ProgramTest {
protected:
    /// The sentence behind the file's name.
    std::string told(const std::string& content, const std::vector<std::string>& options = {}) const
    {
        const std::string source = file("jobs.txt", content);
        std::vector<std::string> arguments{"priority", source};
        arguments.insert(arguments.end(), options.begin(), options.end());
        const Outcome outcome = fairshare(arguments);
        return outcome.errors.substr(std::min(source.size(), outcome.errors.size()));
    }
};

// Job 41 gives cpu=819, mem=24 and node=164 points, as sprio printed them.
TEST_F(JobFilesCommand, PartitionsLeavePrintedFactorsAlone)
{
    std::vector<std::string> arguments{"priority", slurmSample("sprio_o.txt"), "--weights",
        slurmSample("scontrol_config.txt"), "--format", "csv"};
    const Outcome alone = fairshare(arguments);
    arguments.insert(arguments.end(), {"--partitions", slurmSample("scontrol_partition.txt")});
    const Outcome beside = fairshare(arguments);
    EXPECT_EQ(beside.exitCode, 0) << beside.errors;
    EXPECT_EQ(beside.output, alone.output);
    EXPECT_THAT(beside.output, HasSubstr(",819,24,163.99"));
    EXPECT_THAT(beside.errors, HasSubstr("warning: kept the factors that sprio printed for 6 of 6 jobs\n"));
}

TEST_F(JobFilesCommand, PrintedFactorsStayInATableOfJobs)
{
    const Outcome queue = fairshare(
        {"priority", slurmSample("sprio_o.txt"), "--weights", slurmSample("scontrol_config.txt"), "--queue"});
    const Outcome again = fairshare(
        {"priority", file("jobs.csv", queue.output), "--weights", slurmSample("scontrol_config.txt"),
            "--partitions", slurmSample("scontrol_partition.txt"), "--format", "csv"});
    EXPECT_EQ(again.exitCode, 0) << again.errors;
    EXPECT_THAT(again.output, HasSubstr(",819,24,163.99"));
}

// 50 of 100 and 3 of 4: the tables beside would make 50 of 8, 1 of 1 and 1 of 5 of it.
TEST_F(JobFilesCommand, PrintedFactorsStayInAScenario)
{
    const std::string site = file("site.fairshare", R"({"format": "fairshare-explorer", "version": 1,
        "tree": {"account": "root"}, "priority": {"config": {"weights": {"partition": 1000, "qos": 100},
        "tres_weights": {"cpu": 10}}, "jobs": [{"job_id": "1", "qos": "normal", "partition": "standard",
        "partition_factor": 3, "partition_factor_max": 4, "qos_priority": 3, "qos_priority_max": 4,
        "tres_req": {"cpu": 50}, "partition_tres": {"cpu": 100}, "printed_factors": "partition qos tres"}]}})");
    const Outcome outcome =
        fairshare({"priority", site, "--partitions", slurmSample("scontrol_partition.txt"), "--qos",
            file("qos.txt", "Name|Priority\nnormal|1\nhigh|5\n"), "--format", "json"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("\"partition\": 750"));
    EXPECT_THAT(outcome.output, HasSubstr("\"qos\": 75"));
    EXPECT_THAT(outcome.output, HasSubstr("\"cpu\": 5"));
    EXPECT_THAT(told(R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
  "priority": {"jobs": [{"job_id": "1",
    "printed_factors": "age"}]}})"),
        HasSubstr(":3:24: "));
}

TEST_F(JobFilesCommand, ARowOfSprioThatIsCutOffIsTold)
{
    EXPECT_EQ(told(cutSample("sprio_l.txt", 5, 86)),
        ":5:87: the row ends inside the column FAIRSHARE; the file may be truncated here\n");
    EXPECT_EQ(told(cutSample("sprio_l.txt", 5, 80)),
        ":5:81: the row ends before the column FAIRSHARE, which other rows fill; the file may be truncated "
        "here\n");
    EXPECT_EQ(told(cutSample("sprio_l.txt", 2, 86)),
        ":2:87: the row ends inside the column FAIRSHARE; the file may be truncated here\n");
    EXPECT_EQ(told(cutSample("sprio_default.txt", 4, 96)),
        ":4:97: the row ends inside the column TRES; the file may be truncated here\n");
    EXPECT_EQ(
        told("             41     15124073\n             42     15124", {"--sprio-format", "%.15i %.12Y"}),
        ":2:26: the row does not match the format: it ends before the end of %Y\n");
}

TEST_F(JobFilesCommand, ARowOfSqueueThatIsCutOffIsTold)
{
    EXPECT_EQ(told(cutSample("squeue_default.txt", 5, 62)),
        ":5:63: the row ends before the column NODES, which other rows fill; the file may be truncated "
        "here\n");
    const Outcome whole = fairshare({"priority", slurmSample("squeue_default.txt")});
    EXPECT_EQ(whole.exitCode, 0) << whole.errors;
    EXPECT_THAT(whole.errors, Not(HasSubstr("truncated here")));
    // Left cells may be short, and the blanks behind them lost.
    const Outcome left = fairshare({"priority",
        file("left.txt", "  JOBID USER      REASON\n      1 ann       Resources\n      2 bob       Prio\n")});
    EXPECT_EQ(left.exitCode, 0) << left.errors;
}

TEST_F(JobFilesCommand, ARecordThatIsCutOffIsTold)
{
    const std::string record = "JobId={} JobName=x\n   UserId=a(1)\n   Priority=5\n   JobState=PENDING\n"
                               "   Partition=std\n   NumNodes=2 NumCPUs=4\n   TRES=cpu=4,node=2\n\n";
    const auto numbered = [&record](const char* id) { return std::string(record).replace(6, 2, id); };
    const std::string third = numbered("3");
    EXPECT_THAT(told(numbered("1") + numbered("2") + third.substr(0, third.find("NumNodes"))),
        HasSubstr(":21:17: warning: the record of job 3 lacks NumNodes, NumCPUs, TRES, which all other "
                  "records have; the file may be truncated here\n"));
    EXPECT_THAT(told(numbered("1") + numbered("2") + third), Not(HasSubstr("truncated")));
}

TEST_F(JobFilesCommand, PrintedPrioritiesAreCompared)
{
    const Outcome few =
        fairshare({"priority", slurmSample("sprio_T60.txt"), "--sprio-format", "%i|%Y|%.60T|%t"});
    EXPECT_EQ(few.exitCode, 0);
    EXPECT_THAT(few.errors, Not(HasSubstr("differ"))); // nothing is computed without weights
    // TRES is cut off before what node gives: 15123067 + 819 + 24.
    const Outcome cut = fairshare(
        {"priority", slurmSample("sprio_default.txt"), "--weights", slurmSample("scontrol_config.txt")});
    EXPECT_THAT(cut.errors,
        HasSubstr(":2:1: warning: printed and computed priorities differ for 6 of 6 jobs; for example, job "
                  "41: printed 15124073, computed 15123910\n"));
    // Rounded terms add to 15124074.
    const Outcome whole =
        fairshare({"priority", slurmSample("sprio_o.txt"), "--weights", slurmSample("scontrol_config.txt")});
    EXPECT_EQ(whole.exitCode, 0);
    EXPECT_THAT(whole.errors, Not(HasSubstr("differ")));
}

TEST_F(JobFilesCommand, ACellOfATableOfJobsMayListPartitions)
{
    const Outcome outcome = fairshare({"priority",
        file("jobs.csv", "JOB_ID,Age_S,Fairshare,partition\n7,5,1,\"p,q\"\n8,6,1,p\n"), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_EQ(outcome.errors, "");
    EXPECT_THAT(outcome.output, HasSubstr("\n7,,,p,pending,1,1,0"));
    EXPECT_THAT(outcome.output, HasSubstr("\n7,,,q,pending,,1,0"));
    EXPECT_EQ(fairshare({"priority", file("jobs.csv", "job_id,partition\n7,\"p,q\"\n7,q\n")}).errors,
        path("jobs.csv") + ":3:1: job '7' has two rows for partition 'q'; expected one row per partition\n");
}

TEST_F(JobFilesCommand, ATableOfJobsNamesThem)
{
    EXPECT_EQ(told("user,account,age_s,partition\nann,phys,5,p\n"),
        ":1:1: the table has job values but no column job_id; add that column\n");
    EXPECT_EQ(told("job_id,user,User\n1,ann,bob\n"), ":1:13: duplicate column 'User'\n");
}

TEST_F(JobFilesCommand, AFairshareAboveOneIsTold)
{
    EXPECT_EQ(told("job_id,user,fairshare\n1,ann,0.5\n2,bob,1.5\n"),
        ":3:7: warning: fairshare is '1.5'; factors should be from 0 to 1, but the value is used as is\n");
    EXPECT_EQ(told("job_id,user,fairshare\n1,ann,-0.5\n"),
        ":2:7: fairshare is '-0.5'; expected a number, 0 or more\n");
}

TEST_F(JobFilesCommand, AFileWithoutJobsIsTold)
{
    const std::string users = file("passwd", "root:x:0:0:root:/root:/bin/bash\nbin:x:1:1:bin:/bin:/bin/sh\n");
    const Outcome outcome = fairshare({"priority", slurmSample("uni.dump"), "--jobs", users});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors,
        users
            + ":1:1: contains no jobs; expected output of squeue, sprio, sacct or scontrol show job, or a "
              "job table\n");
    EXPECT_THAT(fairshare({"priority", users}).errors,
        HasSubstr(":1:1: unknown format; line 1 is 'root:x:0:0:root:/root:/bin/bash'"));
}

TEST_F(JobFilesCommand, OneJobPassesNobody)
{
    const std::string site = "resources/samples/caviness_before.fairshare";
    for (const char* jobs : {"418205", "418205,418205"}) {
        const Outcome outcome = fairshare({"priority", site, "--pass", jobs});
        EXPECT_EQ(outcome.exitCode, 2);
        EXPECT_EQ(outcome.output, "");
        EXPECT_EQ(outcome.errors,
            "fairshare: --pass names only job 418205; expected at least two different jobs\n");
    }
}

TEST_F(JobFilesCommand, UnlistedQosAreCounted)
{
    const Outcome outcome = fairshare(
        {"priority", file("jobs.csv", "job_id,fairshare,qos\n1,1,\n2,1,\n3,1,normal\n4,1,fast\n5,1,fast\n"),
            "--qos", file("qos.txt", "Name|Priority\nnormal|1\n")});
    EXPECT_EQ(outcome.errors,
        path("qos.txt") + ": warning: 2 of 5 jobs have no QOS, for example job 1\n" + path("qos.txt")
            + ": warning: 2 of 5 jobs have the unlisted QOS 'fast', for example job 4\n");
}

} // namespace
} // namespace fairshare::test

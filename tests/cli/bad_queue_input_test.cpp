// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Formats of jobs and of group quotas against bad input, through the program: one sentence with its position,
// the exit code and nothing on standard output.
#include "tests/cli/bad_input.h"
#include "tests/cli/program.h"

#include <fmt/format.h>

#include <ostream>

namespace fairshare::test {
namespace {

struct BadListing {
    const char* format;
    const char* input;
    std::string content;
    std::string sentence;
};

void PrintTo(const BadListing& bad, std::ostream* out)
{
    *out << bad.format << '/' << bad.input;
}

std::string nameOfListing(const testing::TestParamInfo<BadListing>& info)
{
    return badInputName(info.param.format, info.param.input);
}

std::vector<BadListing> commonListings(const char* format)
{
    return {{format, "empty", "", ":1:1: the file is empty"},
        {format, "blank", " \r\n\t\n", ":1:1: the file contains only whitespace"},
        {format, "binary",
            "\x7f"
            "ELF\x02\x01\x01",
            ":1:5: not a text file: byte 0x02 found"},
        {format, "compressed", "\x1f\x8b\x08", ":1:1: the file is compressed (gzip); decompress it first"}};
}

std::vector<BadListing> withCommon(const char* format, const std::vector<BadListing>& own)
{
    std::vector<BadListing> all = commonListings(format);
    all.insert(all.end(), own.begin(), own.end());
    return all;
}

class BadQueueInput : public ProgramTest, public testing::WithParamInterface<BadListing> { };
class BadQuotaInput : public ProgramTest, public testing::WithParamInterface<BadListing> { };

TEST_P(BadQueueInput, IsOneSentence)
{
    const std::string source = file("source.txt", GetParam().content);
    const Outcome outcome = fairshare({"priority", source, "--from", GetParam().format});
    EXPECT_EQ(outcome.errors, source + GetParam().sentence + "\n");
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
}

TEST_P(BadQuotaInput, IsOneSentence)
{
    const std::string source = file("source.txt", GetParam().content);
    const Outcome outcome = fairshare({"quota", source, "--pool", "10", "--from", GetParam().format});
    EXPECT_EQ(outcome.errors, source + GetParam().sentence + "\n");
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.output, "");
}

const std::string Word = "expected a whole number from 0 to 4294967295";

INSTANTIATE_TEST_SUITE_P(Squeue, BadQueueInput,
    testing::ValuesIn(withCommon("squeue",
        {{"squeue", "no rows", "JOBID|USER\n", ":1:1: the table contains no jobs"},
            {"squeue", "truncated header", "JOBID|US", ":1:1: the table contains no jobs"},
            {"squeue", "truncated row", "JOBID|USER|PRIORITY\n1|ann\n",
                ":2:1: the row has 2 cells; the header has 3"},
            {"squeue", "wrong kind", "{\"a\": 1}\n", ":1:1: not squeue output; expected a header with JOBID"},
            {"squeue", "nan", "JOBID|USER|PRIORITY\n1|ann|nan\n", ":2:7: priority is 'nan'; " + Word},
            {"squeue", "negative", "JOBID|USER|NODES\n1|ann|-2\n", ":2:7: nodes is '-2'; " + Word},
            {"squeue", "bad limit", "JOBID|USER|TIME_LIMIT\n1|ann|soon\n",
                ":2:7: timelimit is 'soon'; expected DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or "
                "UNLIMITED"},
            {"squeue", "two scales", "JOBID|USER|SUBMIT_TIME\n1|a|2026-11-20T10:00:00\n2|b|1795195308\n",
                ":3:5: submittime is '1795195308'; expected a time in the same format as the others in the "
                "file"},
            {"squeue", "repeated job", "JOBID|USER\n1|ann\n2|bob\n1|ann\n",
                ":4:1: job '1' is already on line 2; expected one row per job, or one per job and partition"},
            {"squeue", "long line", longLine("JOBID|USER\n"),
                ":2:1: the line is 2097141 bytes long; the limit is 1048576 bytes"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(SqueueJson, BadQueueInput,
    testing::ValuesIn(withCommon("squeue-json",
        {{"squeue-json", "truncated", R"({"jobs": [{"job_id": 1)",
             ":1:23: the file ends too early: a closing '}' is missing"},
            {"squeue-json", "wrong kind", R"({"jobs": 5})", ":1:10: \"jobs\" must be a list; found a number"},
            {"squeue-json", "a list", "[]", ":1:1: the table contains no jobs"},
            {"squeue-json", "no jobs", R"({"jobs": []})", ":1:1: the table contains no jobs"},
            {"squeue-json", "negative",
                R"({"jobs": [{"job_id": 1, "job_state": "PENDING", "priority": -1}]})",
                ":1:61: \"priority\" is -1; expected a whole number from 0 to 4294967295"},
            {"squeue-json", "nan", R"({"jobs": [{"job_id": 1, "job_state": "PENDING", "priority": NaN}]})",
                ":1:61: 'NaN' is not a JSON value; expected a finite number"},
            {"squeue-json", "repeated key", R"({"jobs": [{"job_id": 1, "job_id": 2}]})",
                ":1:25: duplicate key \"job_id\""},
            {"squeue-json", "repeated job",
                "{\"jobs\": [{\"job_id\": 1, \"job_state\": \"PENDING\"},\n{\"job_id\": 1, \"job_state\": "
                "\"PENDING\"}]}",
                ":2:1: job '1' is already on line 1; expected one row per job, or one per job and "
                "partition"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(Sprio, BadQueueInput,
    testing::ValuesIn(withCommon("sprio",
        {{"sprio", "no rows", "JOBID|AGE|FAIRSHARE\n", ":1:1: the table contains no jobs"},
            {"sprio", "truncated row", "JOBID|AGE\n1\n", ":2:1: the row has 1 cell; the header has 2"},
            {"sprio", "wrong kind", "JobName\nx\n", ":1:1: not sprio output; expected a header with JOBID"},
            {"sprio", "infinite", "JOBID|AGE\n1|inf\n", ":2:3: age is 'inf'; expected a number, 0 or more"},
            {"sprio", "negative", "JOBID|AGE\n1|-4\n", ":2:3: age is '-4'; expected a number, 0 or more"},
            {"sprio", "nice", "JOBID|AGE|NICE\n1|5|9999999999\n",
                ":2:5: NICE is '9999999999'; expected a whole number from -2147483645 to 2147483645"},
            {"sprio", "priority", "JOBID|AGE|PRIORITY\n1|5|4294967296\n",
                ":2:5: PRIORITY is '4294967296'; " + Word},
            {"sprio", "tres", "JOBID|AGE|TRES\n1|5|cpu=-1\n",
                ":2:5: TRES is 'cpu=-1'; expected amounts such as cpu=819,mem=24,node=164"},
            {"sprio", "id", "JOBID|AGE\nx|5\n",
                ":2:1: the job ID is 'x'; expected an ID such as 41, 19_4 or 19_[1-4]"},
            {"sprio", "repeated partition", "JOBID|PARTITION|AGE\n1|a|5\n1|a|6\n",
                ":3:1: job '1' is already on line 2; expected one row per job, or one per job and "
                "partition"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(Sacct, BadQueueInput,
    testing::ValuesIn(withCommon("sacct",
        {{"sacct", "wrong kind", "JobName\nx\n", ":1:1: not sacct output; expected a header with JobID"},
            {"sacct", "no rows", "JobID|State\n", ":1:1: the table contains no jobs"},
            {"sacct", "processors", "JobID|State|NCPUS\n1|PENDING|four\n", ":2:11: ncpus is 'four'; " + Word},
            {"sacct", "time", "JobID|State|Submit\n1|PENDING|2026-13-01T00:00:00\n",
                ":2:11: submit is '2026-13-01T00:00:00'; expected YYYY-MM-DDTHH:MM:SS or seconds since 1970"},
            {"sacct", "memory", "JobID|State|ReqMem\n1|PENDING|lots\n",
                ":2:11: reqmem is 'lots'; expected an amount of memory such as 800M"},
            {"sacct", "tres", "JobID|State|ReqTRES\n1|PENDING|cpu\n",
                ":2:11: reqtres is 'cpu'; expected TRES amounts such as cpu=8,mem=800M,node=1"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(ScontrolJob, BadQueueInput,
    testing::ValuesIn(withCommon("scontrol-job",
        {{"scontrol-job", "truncated", "JobId=1 JobName=x\n   UserId=a(1) GroupId=b(1)\n",
             ":1:1: incomplete job record; expected JobId, UserId and JobState"},
            {"scontrol-job", "nan",
                "JobId=1 JobName=x\n   UserId=a(1) GroupId=b(1)\n   Priority=nan Nice=0\n   "
                "JobState=PENDING\n",
                ":3:13: priority is 'nan'; " + Word},
            {"scontrol-job", "wrong kind", "No jobs in the system\n", ":1:1: the table contains no jobs"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(JobCsv, BadQueueInput,
    testing::ValuesIn(withCommon("job-csv",
        {{"job-csv", "wrong kind", "user,account\na,b\n",
             ":1:1: not a job table; expected a header with job_id, user, age_s and so on"},
            {"job-csv", "truncated", "job_id,user,age_s\n1,\"ann,5\n",
                ":2:3: missing closing quote; this cell starts with a quote"},
            {"job-csv", "too few cells", "job_id,user,age_s\n1,ann\n",
                ":2:1: the row has 2 cells; the header has 3"},
            {"job-csv", "infinite", "job_id,user,job_size_factor\n1,ann,inf\n",
                ":2:7: job_size_factor is 'inf'; expected a number, 0 or more"},
            {"job-csv", "negative", "job_id,user,tres_req.cpu\n1,ann,-4\n",
                ":2:7: tres_req.cpu is '-4'; expected a whole number, 0 or more"},
            {"job-csv", "nice", "job_id,user,nice\n1,ann,2147483646\n",
                ":2:7: nice is '2147483646'; expected a whole number from -2147483645 to 2147483645"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(CondorConfig, BadQuotaInput,
    testing::ValuesIn(withCommon("condor-config",
        {{"condor-config", "wrong kind", "A = 1\n",
             ":1:1: no group settings found; expected GROUP_NAMES and keys such as GROUP_QUOTA_name"},
            {"condor-config", "negative", "GROUP_NAMES = a\nGROUP_QUOTA_a = -5\n",
                ":2:17: 'GROUP_QUOTA_a' is '-5'; expected a number, 0 or more"},
            {"condor-config", "fraction", "GROUP_NAMES = a\nGROUP_QUOTA_DYNAMIC_a = 1.5\n",
                ":2:25: 'GROUP_QUOTA_DYNAMIC_a' is '1.5'; expected a fraction from 0 to 1"},
            {"condor-config", "circle", "GROUP_NAMES = $(X)\nX = $(GROUP_NAMES)\n",
                ":2:5: macro loop: 'GROUP_NAMES' refers to itself through '$(GROUP_NAMES)'"},
            {"condor-config", "latin 1", "GROUP_NAMES = caf\xe9\n",
                ":1:18: byte 0xe9 is not valid UTF-8; convert the file, for example with iconv"},
            {"condor-config", "long line", longLine("GROUP_NAMES = "),
                ":1:1: the line is 2097152 bytes long; the limit is 1048576 bytes"}})),
    nameOfListing);

const std::string Ruled = "Last Priority Update:  5/20 14:30\nGroup       Config     Use\n"
                          "  User Name  Quota  Surplus\n----------- ------ -------\n";

INSTANTIATE_TEST_SUITE_P(Userprio, BadQuotaInput,
    testing::ValuesIn(withCommon("condor-userprio",
        {{"condor-userprio", "truncated", "Last Priority Update:\n",
             ":1:1: no table found; expected two title lines above a line of dashes"},
            {"condor-userprio", "nan", Ruled + "a           nan    no     \n",
                ":5:13: config quota is 'nan'; expected a number, 0 or more"},
            {"condor-userprio", "negative", Ruled + "a           -1     no     \n",
                ":5:13: config quota is '-1'; expected a number, 0 or more"},
            {"condor-userprio", "surplus", Ruled + "a           1      what   \n",
                ":5:20: use surplus is 'what'; expected no, ByQuota or Regroup"}})),
    nameOfListing);

INSTANTIATE_TEST_SUITE_P(QuotaTable, BadQuotaInput,
    testing::ValuesIn(withCommon("quota-table",
        {{"quota-table", "nan", "name\tquota\na\tnan\n",
             ":2:3: quota is 'nan'; expected a number, 0 or more"},
            {"quota-table", "negative", "name\tquota\na\t-1\n",
                ":2:3: quota is '-1'; expected a number, 0 or more"},
            {"quota-table", "flag", "name\tquota\tsurplus\na\t1\ttrue\n",
                ":2:5: surplus is 'true'; expected 0 or 1"},
            {"quota-table", "truncated xml", R"(<resultset><row><field name="name">a</field>)",
                ":1:45: expected <field> or </row>; found the end of the text"},
            {"quota-table", "no quota", "group_name\tweight\na\t1\n",
                ":1:1: the group table has no column quota; a demand history needs amount_in_queue and "
                "query_time"}})),
    nameOfListing);

/// Partitions and QOS come beside jobs.
TEST_F(ProgramTest, BadPartitionsAndQosAreTold)
{
    const std::string jobs = file("jobs.csv", "job_id,user,partition,age_s\n1,ann,a,5\n");
    const auto refusal = [&](const char* option, const std::string& content) {
        const std::string source = file("source.txt", content);
        const Outcome outcome = fairshare({"priority", jobs, option, source});
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_EQ(outcome.output, "");
        return outcome.errors.substr(std::min(source.size(), outcome.errors.size()));
    };
    EXPECT_EQ(refusal("--partitions", ""), ":1:1: the file is empty\n");
    EXPECT_EQ(refusal("--partitions", "PartitionName=a\n   PriorityJobFactor=-1 TotalCPUs=4 TotalNodes=1\n"),
        ":2:22: PriorityJobFactor is '-1'; " + Word + "\n");
    EXPECT_EQ(refusal("--partitions",
                  "PartitionName=a\n   PriorityJobFactor=1 TotalCPUs=4 TotalNodes=1\n   MaxTime=long\n"),
        ":3:12: MaxTime is 'long'; expected DAYS-HOURS:MINUTES:SECONDS, MINUTES:SECONDS or UNLIMITED\n");
    EXPECT_EQ(refusal("--partitions",
                  "PartitionName=a\n   PriorityJobFactor=1 TotalCPUs=4 TotalNodes=1\nPartitionName=a\n"),
        ":3:15: partition 'a' is already defined on line 1\n");
    EXPECT_EQ(refusal("--qos", "Name|Priority\nnormal|1\nhigh|2\nnormal|2\n"),
        ":4:1: QOS 'normal' is already defined on line 2\n");
    EXPECT_EQ(refusal("--qos", "Name|Priority\n"), ":1:1: the table contains no QOS\n");
    EXPECT_EQ(refusal("--qos", "Name|Priority\nnormal|nan\n"), ":2:8: Priority is 'nan'; " + Word + "\n");
    EXPECT_EQ(refusal("--qos", "Name|Priority\nnormal\n"), ":2:1: the row has 1 cell; the header has 2\n");
}

/// HTCondor passes over these groups; it is told where they stand.
TEST_F(ProgramTest, OddGroupsAreTold)
{
    const auto remarks = [this](const std::string& content) {
        const std::string source = file("source.txt", content);
        const Outcome outcome = fairshare({"quota", source, "--pool", "10"});
        EXPECT_EQ(outcome.exitCode, 0);
        return outcome.errors.substr(std::min(source.size(), outcome.errors.size()));
    };
    const std::string switched = "NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION = false\n";
    EXPECT_EQ(remarks("GROUP_NAMES = a, A\nGROUP_QUOTA_a = 5\n" + switched),
        ":1:18: warning: group 'A' is ignored because 'a' already exists; names are not case-sensitive\n");
    EXPECT_EQ(remarks("GROUP_NAMES = a.b\nGROUP_QUOTA_a.b = 5\n" + switched),
        ":1:15: warning: group 'a.b' is ignored because its parent group 'a' is missing\n");
    EXPECT_EQ(remarks("name\tquota\na\t1\nA\t2\n"),
        ":3:1: warning: group 'A' is ignored because 'a' already exists; names are not case-sensitive\n");
    EXPECT_EQ(remarks("name\tquota\na\t1\na.b\t5\n"),
        ":2:1: warning: the quota of 'a' is 1, but its children's static quotas add up to 5\n");
    EXPECT_EQ(remarks("name\tquota\na.b\t5\n"),
        ":2:1: warning: group 'a' is missing; adding it with quota 5, the sum of its children's static "
        "quotas\n");
}

} // namespace
} // namespace fairshare::test

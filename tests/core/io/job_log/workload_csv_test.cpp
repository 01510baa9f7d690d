// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/workload_writer.h"
#include "core/simulator/jobs/workload_generators.h"
#include "tests/core/io/job_log/log_file.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using test::nameOf;
using testing::ElementsAre;
using testing::IsEmpty;

class JobsCsv : public test::LogFile { };

TEST_F(JobsCsv, IsReadByItsHeading)
{
    const auto log = import("run,job_id,submit,nodes,req,account\n10,a,5,2,20,physics\n20,b,0,1,,\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 2);
    EXPECT_THAT(log->workload.ids, ElementsAre("b", "a"));
    EXPECT_EQ(log->workload.jobs[0].requested, 20);
    EXPECT_EQ(log->summary.withoutRequest, 1U);
}

TEST_F(JobsCsv, HasOptionalColumnsInAnyOrder)
{
    const auto log = import(
        "app,memory_mb,user,submit,priority,run,procs,req,queue,account,cores_per_node,partition,job_id\n"
        "\"a, \"\"b\"\"\",2048,eva,5,17,10,8,20,long,physics,4,gpu,1\n"
        ",,,6,,10,1,20,,,,,2\n");
    ASSERT_TRUE(log) << describe(log.error());
    const Workload& workload = log->workload;
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Application), "a, \"b\"");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::User), "eva");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Queue), "long");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Account), "physics");
    EXPECT_EQ(nameOf(workload, 0, JobAttribute::Partition), "gpu");
    EXPECT_EQ(nameOf(workload, 1, JobAttribute::User), "");
    EXPECT_THAT(log->workload.details.priorities, ElementsAre(17, -1));
    EXPECT_THAT(log->workload.details.coresPerNode, ElementsAre(4, 0));
    EXPECT_THAT(log->workload.details.memoryMegabytes, ElementsAre(2048, -1));
    EXPECT_THAT(log->workload.details.chargeWeights, IsEmpty());
    EXPECT_FALSE(log->recorded);
}

TEST_F(JobsCsv, MayBeginWithAByteOrderMark)
{
    const auto log = import("\xEF\xBB\xBFjob_id,submit,run,procs\r\na,0,10,2\r\nb,x,10,2\r\n");
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_THAT(log->workload.ids, ElementsAre("a"));
    EXPECT_EQ(refusal("\xEF\xBB\xBFjob_id,submit,run\na,0,10\n"),
        "site.log:1:1: missing column 'procs' or 'nodes'");
}

TEST_F(JobsCsv, IsKnownByAHeadingOfAnyLength)
{
    std::string heading;
    for (int column = 0; column < 50'000; ++column)
        heading += 'c' + std::to_string(column) + ',';
    EXPECT_EQ(
        refusal(heading + "submit,run,procs\n"), "site.log:1:4891: row exceeds the limit of 1000 cells");
}

TEST_F(JobsCsv, DetailsFollowTheirJobsWhenTheseAreSorted)
{
    const auto log = import("job_id,submit,run,procs,priority\na,9,1,1,1\nb,3,0,1,2\nc,5,1,1,3\nd,1,1,1,4\n");
    ASSERT_TRUE(log);
    EXPECT_THAT(log->workload.ids, ElementsAre("d", "c", "a"));
    EXPECT_THAT(log->workload.details.priorities, ElementsAre(4, 3, 1));
}

TEST_F(JobsCsv, NumbersJobsWithoutAnId)
{
    const auto log = import("submit,run,procs\n1,1,1\n1,1,1\n");
    ASSERT_TRUE(log);
    EXPECT_THAT(log->workload.ids, ElementsAre("1", "2"));
    EXPECT_EQ(log->findings.duplicateIds, 0U);
}

TEST_F(JobsCsv, LeavesRowsOutThatItCannotRead)
{
    auto log = import(
        "job_id,submit,run,procs,req\n1,0,10,1,10\n2,0,10,1\n3,0,10,1,10,7\n4,0,1.5s,1,10\n5,0,10,many,1\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(log->badRows, 4U);
    EXPECT_EQ(log->rows(), 5U);
    EXPECT_EQ(told(log),
        "site.log:3:1: the row has 4 cells; the header has 5\nsite.log:4:1: the row has 6 cells; the header "
        "has 5\nsite.log:5:5: run is '1.5s'; expected a number\nsite.log:6:8: procs is 'many'; expected "
        "a whole number\nsite.log:2:1: the machine size is not recorded; using that of the largest job, 1\n");
}

TEST_F(JobsCsv, TellsHowLargeAFigureMayBe)
{
    auto log = import("job_id,submit,run,procs,req\n"
                      "1,9223372036854775807,1,1,1\n2,0,1000000000000001,1,1\n3,0,1,99999999999999999999,1\n"
                      "4,0,1,1,-9223372036854775808\n5,0,1,1,1-\n6,0,1,1,1\n",
        {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->badRows, 5U);
    EXPECT_EQ(told(log),
        "site.log:2:3: submit is '9223372036854775807'; expected at most 1000000000000000\nsite.log:3:5: run "
        "is '1000000000000001'; expected at most 1000000000000000\nsite.log:4:7: procs is "
        "'99999999999999999999'; expected at most 2147483647\nsite.log:5:9: req is '-9223372036854775808'; "
        "expected at least -1000000000000000\nsite.log:6:9: req is '1-'; expected a number\n");
    EXPECT_EQ(refusal("submit,run,nodes\n0,1,9223372036854775807\n"),
        "site.log:2:5: no readable rows; first error: nodes is '9223372036854775807'; expected at most "
        "2147483647");
}

TEST_F(JobsCsv, TellsMoreProcessorsThanCanBeCounted)
{
    auto log = import(
        "submit,run,procs,req\n0,1,2147483647,1\n0,1,2147483648,1\n0,1,99999999999,1\n", {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.jobs.size(), 1U);
    EXPECT_EQ(told(log),
        "site.log:3:5: procs is '2147483648'; expected at most 2147483647\nsite.log:4:5: procs is "
        "'99999999999'; expected at most 2147483647\nsite.log:2:1: jobs that request more than the machine "
        "has, limited to its size: 1; the first, '1', requests 2147483647 of 1 processor\n");
    log = import("submit,run,nodes,req\n0,1,1,1\n0,1,99999999999,1\n", {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log), "site.log:3:5: nodes is '99999999999'; expected at most 2147483647\n");
}

TEST_F(JobsCsv, TellsDetailsThatAreNone)
{
    auto log = import("submit,run,procs,req,memory_mb,cores_per_node,priority\n0,1,1,1,-5,,\n0,1,1,1,,0,\n"
                      "0,1,1,1,,-4,\n0,1,1,1,,,-2\n0,1,1,1,,2147483648,\n0,1,1,1,-1,-1,-1\n0,1,1,1,0,1,0\n",
        {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.jobs.size(), 2U);
    EXPECT_EQ(told(log),
        "site.log:2:9: memory_mb is '-5'; expected at least 0, or -1 if unknown\nsite.log:3:10: "
        "cores_per_node is '0'; expected at least 1, or -1 if unknown\nsite.log:4:10: cores_per_node is "
        "'-4'; expected at least 1, or -1 if unknown\nsite.log:5:11: priority is '-2'; expected at least 0, "
        "or -1 if unknown\nsite.log:6:10: cores_per_node is '2147483648'; expected at most 2147483647\n");
}

TEST_F(JobsCsv, TellsBytesThatAreNoText)
{
    using namespace std::string_literals;
    auto log =
        import("submit,run,procs,req,user\n0,10,1,20,eva\n0,10,1,20,\"e\0a\"\n\0\0\0"s, {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:3:13: byte 0x00 (NUL) is not text; the file may be damaged\nsite.log:4:1: byte 0x00 (NUL) "
        "is not text; the file may be damaged\n");
}

TEST_F(JobsCsv, TellsWhereJobsHaveNoSubmission)
{
    auto log = import("submit,run,procs,req\n-5,10,1,20\n0,10,1,20\n,10,1,20\n-1,0,1,20\n", {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->summary.withoutSubmit, 2U);
    EXPECT_EQ(told(log), "site.log:2:1: jobs without a submit time or with a negative one, skipped: 2\n");
}

TEST_F(JobsCsv, TellsColumnsThatItDoesNotKnow)
{
    auto log = import("job_id,submit,run,procs,requested, note\n1,0,10,1,10,x\n", {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.jobs[0].requested, 10);
    EXPECT_EQ(told(log),
        "site.log:1:25: unknown column 'requested' is ignored\nsite.log:1:35: unknown column 'note' is "
        "ignored\nsite.log: no job has a requested time, so backfill uses exact run times\n");
}

TEST_F(JobsCsv, SaysWhichColumnIsMissing)
{
    EXPECT_EQ(refusal("submit,run,nodes\n"), "site.log:2:1: no jobs after the header");
    EXPECT_EQ(refusal("job_id,submit,nodes\n"),
        "site.log:1:1: missing column 'run'; a job log needs submit, run, and either procs or nodes");
    EXPECT_EQ(refusal("job_id,submit,run\n"), "site.log:1:1: missing column 'procs' or 'nodes'");
    EXPECT_EQ(refusal("submit,run,procs,run\n1,2,3,4\n"), "site.log:1:18: duplicate column 'run'");
    EXPECT_EQ(refusal("submit,run,procs\n1,2,\"3\n"),
        "site.log:2:5: missing closing quote; this cell starts with a quote");
}

TEST_F(JobsCsv, IsReadAsItWasWritten)
{
    auto workload = generateWorkload("saturated", {.seed = 5, .load = 1.2, .jobs = 300});
    ASSERT_TRUE(workload);
    workload->names[static_cast<std::size_t>(JobAttribute::User)].at(1) = "O'Hara, \"Jo\"";
    const std::string text = workloadCsv(*workload, JobSizes::Nodes);
    EXPECT_EQ(text.substr(0, text.find('\n')), "job_id,submit,run,nodes,req,queue,app,user,account");
    const auto log = import(text, {.machine = workload->machine});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.ids, workload->ids);
    ASSERT_EQ(log->workload.jobs.size(), 300U);
    for (std::size_t job = 0; job < 300; ++job) {
        EXPECT_EQ(log->workload.jobs[job].submit, workload->jobs[job].submit);
        EXPECT_EQ(log->workload.jobs[job].run, workload->jobs[job].run);
        EXPECT_EQ(log->workload.jobs[job].requested, workload->jobs[job].requested);
        EXPECT_EQ(log->workload.jobs[job].procs, workload->jobs[job].procs);
        EXPECT_EQ(nameOf(log->workload, job, JobAttribute::User), nameOf(*workload, job, JobAttribute::User));
    }
}

TEST_F(JobsCsv, IsWrittenCompressed)
{
    const auto workload = generateWorkload("htc", {});
    ASSERT_TRUE(workload);
    const std::string path = m_folder + "/jobs.csv.gz";
    ASSERT_TRUE(saveWorkload(*workload, JobSizes::Processors, path));
    const auto packed = readFile(path);
    ASSERT_TRUE(packed);
    EXPECT_TRUE(isGzip(*packed));
    EXPECT_EQ(unpackGzip(*packed).value_or(""), workloadCsv(*workload, JobSizes::Processors));
    const auto log = importWorkload(path, {});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.name, "jobs.csv.gz");
    EXPECT_EQ(log->workload.jobs.size(), 500U);
}

std::vector<std::int32_t> sizesOf(const Result<WorkloadImport>& log)
{
    std::vector<std::int32_t> sizes;
    for (const SubmittedJob& job : log->workload.jobs)
        sizes.push_back(job.procs);
    return sizes;
}

CleaningSettings forNodes(std::int32_t nodes, std::int32_t cores, AllocationUnit allocation)
{
    return {.cluster = ClusterSection{
                .nodes = nodes, .coresPerNode = cores, .allocation = allocation, .unknown = {}}};
}

// By hand: 4 nodes of 2 cores are 8 processors.
TEST_F(JobsCsv, CapsWhatItCountsAtTheMachine)
{
    constexpr const char* Nodes = "job_id,submit,run,nodes\na,0,10,2\nb,0,10,40\n";
    for (const std::int32_t cores : {1, 2}) {
        const auto whole = import(Nodes, forNodes(4, cores, AllocationUnit::Node));
        ASSERT_TRUE(whole);
        EXPECT_EQ(whole->workload.machine, 4);
        EXPECT_THAT(sizesOf(whole), ElementsAre(2, 4));
        EXPECT_EQ(whole->summary.capped, 1U);
    }
    const auto shared = import(Nodes, forNodes(4, 2, AllocationUnit::Core));
    ASSERT_TRUE(shared);
    EXPECT_EQ(shared->workload.machine, 8);
    EXPECT_THAT(sizesOf(shared), ElementsAre(4, 8));
    constexpr const char* Procs = "job_id,submit,run,procs\na,0,10,3\nb,0,10,40\n";
    const auto rounded = import(Procs, forNodes(4, 2, AllocationUnit::Node));
    ASSERT_TRUE(rounded);
    EXPECT_THAT(sizesOf(rounded), ElementsAre(2, 4));
    EXPECT_EQ(rounded->unit, AllocationUnit::Node);
    const auto counted = import(Procs, forNodes(4, 0, AllocationUnit::Procs));
    ASSERT_TRUE(counted);
    EXPECT_THAT(sizesOf(counted), ElementsAre(3, 4));
}

// By hand: a tells 4 processors and 3 nodes, b 2 nodes alone, c 5 processors alone, on nodes of 2 cores.
TEST_F(JobsCsv, CountsNodesOrProcessorsWhereBothAreTold)
{
    constexpr const char* Log = "job_id,submit,run,procs,nodes\na,0,10,4,3\nb,0,10,,2\nc,0,10,5,\n";
    const auto whole = import(Log, forNodes(8, 2, AllocationUnit::Node));
    ASSERT_TRUE(whole);
    EXPECT_THAT(sizesOf(whole), ElementsAre(3, 2, 3));
    const auto shared = import(Log, forNodes(8, 2, AllocationUnit::Procs));
    ASSERT_TRUE(shared);
    EXPECT_THAT(sizesOf(shared), ElementsAre(4, 4, 5));
    const auto open = import(Log);
    ASSERT_TRUE(open);
    EXPECT_THAT(sizesOf(open), ElementsAre(4, 5));
    EXPECT_EQ(open->summary.withoutProcs, 1U);
    // The row's own cores come first.
    const auto cores = import("job_id,submit,run,procs,nodes,cores_per_node\na,0,10,,2,8\nb,0,10,9,-1,8\n",
        forNodes(8, 2, AllocationUnit::Procs));
    ASSERT_TRUE(cores);
    EXPECT_THAT(sizesOf(cores), ElementsAre(16, 9));
    const auto nodes = import("job_id,submit,run,procs,nodes,cores_per_node\na,0,10,,2,8\nb,0,10,9,,8\n",
        forNodes(8, 2, AllocationUnit::Node));
    ASSERT_TRUE(nodes);
    EXPECT_THAT(sizesOf(nodes), ElementsAre(2, 2));
}

// By hand: 0xfc is an umlaut in Latin-1 and no character in UTF-8.
TEST_F(JobsCsv, ReplacesBytesThatAreNotUtf8)
{
    auto log = import("job_id,submit,run,procs,req,user,queue\n1,0,10,1,20,J\xC3\xBCrg,a\n"
                      "2,0,10,1,20,J\xFCrg,\xE4\xF6\n\xDF,0,10,1,20,eva,a\n",
        {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(nameOf(log->workload, 0, JobAttribute::User), "J\u00FCrg");
    EXPECT_EQ(nameOf(log->workload, 1, JobAttribute::User), "J\uFFFDrg");
    EXPECT_EQ(nameOf(log->workload, 1, JobAttribute::Queue), "\uFFFD\uFFFD");
    EXPECT_THAT(log->workload.ids, ElementsAre("1", "2", "\uFFFD"));
    EXPECT_EQ(told(log),
        "site.log:3:1: jobs with an ID or name that is not valid UTF-8, invalid bytes replaced by U+FFFD: "
        "2\n");
    log = import("submit,run,procs,req,user\n0,10,1,20,J\xFCrg\n", {.machine = 1});
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:2:1: jobs with an ID or name that is not valid UTF-8, invalid bytes replaced by U+FFFD: "
        "1\n");
}

// By hand: b tells of no cores, so its nodes are those of the machine.
TEST_F(JobsCsv, MakesProcessorsOfNodes)
{
    constexpr const char* Log = "job_id,submit,run,nodes,cores_per_node\na,0,10,1,24\nb,0,10,2,\n";
    for (const AllocationUnit allocation : {AllocationUnit::Core, AllocationUnit::Procs}) {
        const auto log = import(Log, forNodes(20, 16, allocation));
        ASSERT_TRUE(log);
        EXPECT_EQ(log->workload.machine, 320);
        EXPECT_THAT(sizesOf(log), ElementsAre(24, 32));
    }
    const auto guessed = import(Log, forNodes(20, 0, AllocationUnit::Procs));
    ASSERT_TRUE(guessed);
    EXPECT_EQ(guessed->procsPerNode, 24);
    EXPECT_EQ(guessed->workload.machine, 480);
    EXPECT_THAT(sizesOf(guessed), ElementsAre(24, 48));
}

} // namespace
} // namespace fairshare

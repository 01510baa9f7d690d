// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/io/recording/recording.h"
#include "tests/core/io/recorded_nodes.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <filesystem>

/// The parts of a run directory together.
namespace fairshare {
namespace {

using test::nodesOf;
using testing::ElementsAre;

/// A directory of 2 nodes with samples at 0, 10 and 20, of which the last is at a completion. Node 0 is a's
/// up to 20, node 1 is idle.
Result<Recording> readRows(std::string_view rows)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "jobs_and_rows";
    std::filesystem::create_directories(path);
    EXPECT_TRUE(writeFile((path / "run.json").string(),
        R"({"format":"fse-sim","version":1,"cluster":{"nodes":2},"sampling":{"dt":10}})"));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        fmt::format("job_id,submission_time,starting_time,execution_time,allocated_resources\n{}", rows)));
    EXPECT_TRUE(writeFile((path / "samples.csv").string(),
        "sample,t,node,job\n0,0,0,a\n0,0,1,\n1,10,0,a\n1,10,1,\n2,20,0,\n2,20,1,\n"));
    auto recording = readRecording(path.string());
    if (!recording)
        recording.error().file = std::filesystem::path(recording.error().file).filename().string();
    return recording;
}

// By hand: b comes and goes between the samples at 0 and 10, c starts when they are over.
TEST(Recording, TakesJobsThatNoSampleShowsFromTheTable)
{
    const auto recording = readRows("a,0,0,20,0\nb,2,3,5,1\nc,20,21,9,0-1\n");
    ASSERT_TRUE(recording) << describe(recording.error());
    const SimulatedRun& run = *recording->run;
    EXPECT_THAT(run.workload.ids, ElementsAre("a", "b", "c"));
    EXPECT_THAT(run.schedule.starts, ElementsAre(0, 3, 21));
    EXPECT_EQ(run.workload.jobs[1].run, 5);
    EXPECT_EQ(run.workload.jobs[1].submit, 2);
    EXPECT_THAT(nodesOf(run, 1), ElementsAre(1));
    EXPECT_THAT(nodesOf(run, 2), ElementsAre(0, 1));
    EXPECT_EQ(recording->clock.count(), 3U);
    EXPECT_THAT(Remarks(recording->remarks).take(), testing::IsEmpty());
}

/// What is remarked of jobs on one node that jobs.csv tells with these rows, and run.json by their number.
std::vector<std::string> remarksOfJobs(std::string_view told, std::string_view rows)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "counted_jobs";
    std::filesystem::create_directories(path);
    EXPECT_TRUE(writeFile((path / "run.json").string(),
        fmt::format(
            R"({{"format":"fse-sim","version":1,"workload":{{{}}},"cluster":{{"nodes":1}}}})", told)));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        fmt::format("job_id,submission_time,starting_time,execution_time,allocated_resources,requeued_at,"
                    "final_state\n{}",
            rows)));
    auto recording = readRecording(path.string());
    if (!recording)
        return {describe(recording.error())};
    std::vector<std::string> sentences;
    for (const Diagnostic& remark : recording->remarks.take())
        sentences.push_back(remark.message);
    return sentences;
}

// By hand: b ends at 20 + 20, c at 40 + 5; of d no finish_time is told.
TEST(Recording, RemarksTimesThatContradictEachOther)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "other_ends";
    std::filesystem::create_directories(path);
    EXPECT_TRUE(writeFile((path / "run.json").string(),
        R"({"format":"fse-sim","version":1,"cluster":{"nodes":1},"sampling":{"dt":10}})"));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        "job_id,submission_time,starting_time,execution_time,finish_time,allocated_resources\n"
        "a,0,0,20,20,0\nb,0,20,20,41,0\nc,0,40,5,44,0\nd,0,45,5,,0\n"));
    EXPECT_TRUE(writeFile((path / "samples.jsonl").string(),
        R"({"format":"fse-samples","version":1,"nodes":1,"dt":30})"
        "\n{\"t\":0,\"alloc\":{\"a\":[0]}}\n{\"t\":20,\"alloc\":{\"b\":[0]}}\n"
        "{\"t\":40,\"alloc\":{\"c\":[0]}}\n{\"t\":45,\"alloc\":{\"d\":[0]}}\n{\"t\":50,\"idle\":[0]}\n"));
    const auto recording = readRecording(path.string());
    std::filesystem::remove_all(path);
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_EQ(recording->interval, 10);
    std::vector<std::string> sentences;
    for (const Diagnostic& remark : Remarks(recording->remarks).take())
        sentences.push_back(remark.message);
    EXPECT_THAT(sentences,
        ElementsAre("\"dt\" is 30 on the first line of the samples, but 10 in run.json, which applies",
            "jobs in jobs.csv whose finish_time (ignored) is not starting_time + execution_time: 2; the "
            "first is on line 3"));
}

TEST(Recording, RemarksJobsThatAreMissing)
{
    const std::string two = "a,0,0,20,0,,\nb,0,20,20,0,,\n";
    EXPECT_THAT(remarksOfJobs("", two), testing::IsEmpty());
    EXPECT_THAT(remarksOfJobs(R"("jobs":2)", two), testing::IsEmpty());
    EXPECT_THAT(
        remarksOfJobs(R"("jobs":3)", two), ElementsAre("jobs in jobs.csv: 2, but run.json records 3"));
    EXPECT_THAT(
        remarksOfJobs(R"("jobs":1)", two), ElementsAre("jobs in jobs.csv: 2, but run.json records 1"));
    EXPECT_THAT(remarksOfJobs(R"("jobs":40)", "a,0,0,20,0,,\n"),
        ElementsAre("jobs in jobs.csv: 1, but run.json records 40"));
}

// The second row of a is of the same job.
TEST(Recording, CountsAJobThatWasStartedAnewOnce)
{
    const std::string rows = "a,0,0,20,0,,COMPLETED_KILLED\na#2,0,30,20,0,20,\n";
    EXPECT_THAT(remarksOfJobs(R"("jobs":1)", rows), testing::IsEmpty());
}

TEST(Recording, LeavesOutJobsThatSamplesShowNot)
{
    const auto recording = readRows("b,0,3,8,1\na,0,0,20,0\nc,0,,,\nd,0,2,3,7\n");
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_THAT(recording->run->workload.ids, ElementsAre("a"));
    const Diagnostics remarks = Remarks(recording->remarks).take();
    ASSERT_EQ(remarks.size(), 1U);
    EXPECT_EQ(
        remarks[0].message, "jobs in jobs.csv that appear in no sample, skipped: 3; the first is on line 2");
}

TEST(Recording, RefusesNodesThatSamplesContradict)
{
    const auto recording = readRows("b,0,3,2,1\na,0,0,20,0-1\n");
    ASSERT_FALSE(recording);
    EXPECT_EQ(describe(recording.error()), "jobs.csv:3:1: job 'a' has nodes 0-1 here, but 0 in the samples");
}

// Samples show the nodes, so that these were passed over.
TEST(Recording, RefusesListsOfNodesThatAreNone)
{
    for (const char* nodes : {"5-1", "1-5000000000", "1000000", "1-", "-1", "x", "0 1-0"}) {
        const auto recording = readRows(fmt::format("b,0,3,2,1\na,0,0,20,{}\n", nodes));
        ASSERT_FALSE(recording) << nodes;
        EXPECT_EQ(describe(recording.error()),
            fmt::format("jobs.csv:3:10: allocated_resources is '{}'; expected numbers below 1000000 and "
                        "ranges, such as 0-3 7",
                nodes));
    }
    EXPECT_TRUE(readRows("a,0,0,20, 0  0-0 \n"));
}

TEST(Recording, RefusesARunThatEndsBeforeItStarts)
{
    const auto recording = readRows("b,0,3,2,1\na,0,0,-20,0\n");
    ASSERT_FALSE(recording);
    EXPECT_EQ(describe(recording.error()), "jobs.csv:3:7: execution_time is '-20'; expected 0 or more");
    EXPECT_TRUE(readRows("a,0,0,-1,0\n")) << "not told";
}

TEST(Recording, FollowsTimesOfSamplesAndTellsTheLine)
{
    const auto recording = readRows("b,0,3,2,1\na,0,5,15,0\n");
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_THAT(recording->run->schedule.starts, ElementsAre(3, 0));
    const Diagnostics remarks = Remarks(recording->remarks).take();
    ASSERT_EQ(remarks.size(), 1U);
    EXPECT_EQ(remarks[0].message,
        "jobs whose times in jobs.csv differ from the samples, which apply: 1; the first is on line 3");
}

/// A directory of 2 nodes of 2 cores without samples. @param allocation behind the cores; "" = not told
std::string sharedNodes(std::string_view allocation, std::string_view rows)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "shared_nodes";
    std::filesystem::create_directories(path);
    EXPECT_TRUE(writeFile((path / "run.json").string(),
        fmt::format("{{\"format\":\"fse-sim\",\"version\":1,\n\"cluster\":{{\"nodes\":2,"
                    "\"cores_per_node\":2{}}}}}",
            allocation)));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        fmt::format("job_id,submission_time,starting_time,execution_time,requested_number_of_resources,"
                    "allocated_resources\n{}",
            rows)));
    return path.string();
}

constexpr const char* SharersRows = "a,1,5,20,1,0\nb,0,0,30,3,0-1\n";

TEST(Recording, HasNoSamplesOfSharedNodes)
{
    constexpr const char* Sentence =
        "jobs in this recording share nodes by core; heat maps show whole nodes only";
    const auto refusal = [](std::string_view allocation) {
        auto recording = readRecording(sharedNodes(allocation, SharersRows));
        if (recording)
            return std::string();
        recording.error().file = std::filesystem::path(recording.error().file).filename().string();
        return describe(recording.error());
    };
    EXPECT_EQ(refusal(R"(,"allocation":"core")"), fmt::format("run.json:2:54: {}", Sentence));
    EXPECT_EQ(refusal(""), fmt::format("jobs.csv:3:1: {}", Sentence)) << "which an older writer did not tell";
}

// By hand: b comes first; a has one core beside its three.
TEST(Recording, ReadsARunOfSharedNodes)
{
    const auto shared = readSharedNodes(sharedNodes(R"(,"allocation":"core")", SharersRows));
    ASSERT_TRUE(shared && *shared);
    const SimulationOutcome& outcome = (*shared)->outcome;
    EXPECT_EQ(outcome.allocation, AllocationUnit::Core);
    EXPECT_EQ(outcome.machine, (MachineSize{.units = 4, .nodes = 2, .coresPerNode = 2}));
    EXPECT_THAT(outcome.workload.ids, ElementsAre("b", "a"));
    EXPECT_EQ(outcome.workload.jobs[0].procs, 3);
    EXPECT_EQ(outcome.workload.jobs[1].procs, 1);
    EXPECT_THAT(outcome.schedule.starts, ElementsAre(0, 5));
    EXPECT_EQ(outcome.metrics.longestWait, 4);
    const auto wrong = readSharedNodes(sharedNodes(R"(,"allocation":"core")", "a,0,0,9,5,0-1\n"));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().message, "job 'a' needs 5 cores, but the machine has 4");
    EXPECT_EQ(wrong.error().position.line, 2U);
    const auto whole = readSharedNodes(sharedNodes("", "a,0,0,9,2,0-1\n"));
    ASSERT_TRUE(whole);
    EXPECT_FALSE(*whole);
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/base/files/gzip.h"
#include "core/io/recording/recording.h"
#include "core/io/recording/recording_writer.h"
#include "core/simulator/jobs/peregrine_workload.h"
#include "tests/core/io/recorded_nodes.h"
#include "tests/core/simulator/reference_rows.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

using test::nodesOf;
using testing::ElementsAre;

constexpr const char* SamplesHeader =
    "{\"format\":\"fse-samples\",\"version\":1,\"nodes\":3,\"policies\":[\"PAP\",\"LIFO\"],\"dt\":30}\n";

Error recordingError(const std::string& content)
{
    const auto recording = readRecordedSamples(content, "samples");
    return recording ? Error{ErrorCode::NotFound, "was read", {}, {}} : recording.error();
}

void expectRefused(const std::string& content, std::uint32_t line, const std::string& sentence)
{
    const Error error = recordingError(content);
    EXPECT_EQ(error.message, sentence);
    EXPECT_EQ(error.position.line, line) << sentence;
}

// By hand: job 7 has nodes 0 and 1 from 0 to 60, job 8 node 2 from 10 on and node 0 is idle from 60 on.
TEST(Recording, FollowsChangesOfTheAllocation)
{
    const auto recording = readRecordedSamples(std::string(SamplesHeader)
            + "{\"t\":0,\"alloc\":{\"7\":[0,1]}}\n{\"t\":10,\"alloc\":{\"8\":[2]},\"v\":{\"PAP\":[1,1,0]}}\n"
              "{\"t\":60,\"idle\":[0],\"alloc\":{\"9\":[1]}}\n",
        "samples.jsonl");
    ASSERT_TRUE(recording) << describe(recording.error());
    const SimulatedRun& run = *recording->run;
    EXPECT_EQ(run.machine, 3);
    EXPECT_FALSE(run.tellsSubmissions);
    EXPECT_THAT(run.workload.ids, ElementsAre("7", "8", "9"));
    EXPECT_THAT(run.schedule.starts, ElementsAre(0, 10, 60));
    EXPECT_EQ(run.workload.jobs[0].run, 60);
    EXPECT_EQ(run.workload.jobs[1].run, 80); // to an interval behind the last change
    EXPECT_EQ(run.workload.jobs[2].run, 30);
    EXPECT_THAT(nodesOf(run, 0), ElementsAre(0, 1));
    EXPECT_THAT(nodesOf(run, 2), ElementsAre(1));
    EXPECT_THAT(recording->preemption.policies, ElementsAre("pap", "lifo"));
    Diagnostics remarks = Remarks(recording->remarks).take();
    ASSERT_EQ(remarks.size(), 2U);
    EXPECT_EQ(
        remarks[1].message, "jobs still running at the last sample, shown as ending with the recording: 2");
}

TEST(Recording, TellsTheLineOfDamagedChanges)
{
    const std::string begun = std::string(SamplesHeader) + "{\"t\":10,\"alloc\":{\"7\":[0,1]}}\n";
    expectRefused(
        begun + "{\"t\":9,\"idle\":[0,1]}\n", 3, "t is 9; expected at least 10, the t of the previous line");
    expectRefused(begun + "{\"t\":20,\"alloc\":{\"8\":[1]}}\n", 3,
        "job '8' is allocated node 1, still in use by job '7'");
    expectRefused(begun + "{\"t\":20,\"idle\":[1]}\n", 3,
        "job '7' releases node 1 but keeps others; expected it to release all at once");
    expectRefused(
        begun + "{\"t\":20,\"alloc\":{\"7\":[2]}}\n", 3, "job '7' gets node 2 while already running");
    expectRefused(begun + "{\"t\":20,\"alloc\":{\"8\":[2],\"9\":[2]}}\n", 3,
        "jobs '8' and '9' get node 2 at the same time");
    expectRefused(begun + "{\"idle\":[0,1]}\n", 3, "\"t\" is missing");
    EXPECT_EQ(recordingError(begun + "{\"t\":20,\"alloc\":{\"8\":[3]}}\n").position.line, 3U);
    EXPECT_EQ(recordingError(begun + "{\"t\":20,\"alloc\":{\"8\":[2").position.line, 3U);
    EXPECT_EQ(recordingError(begun + "{\"t\":NaN}\n").position.line, 3U);
    expectRefused(SamplesHeader, 2, "no changes after the first line");
    expectRefused("{\"format\":\"fse-samples\",\"version\":2,\"nodes\":3}\n", 1,
        "the samples have version 2; the newest supported version is 1");
    EXPECT_EQ(
        recordingError("{\"format\":\"fse-samples\",\"version\":1,\"nodes\":4000000000}\n{\"t\":0}\n").code,
        ErrorCode::OutOfRange);
}

TEST(Recording, TellsTheLineOfDamagedRows)
{
    const std::string begun = "sample,t,node,job,pap\n4,10,0,7,0.5\n4,10,1,,0\n";
    expectRefused(begun + "5,9,0,7,0\n", 4, "t is 9; expected more than 10, the t of the previous sample");
    expectRefused(begun + "5,20,0,7,0\n", 4, "sample 5 has only 1 of 2 nodes");
    expectRefused(begun + "5,20,1,7,0\n", 4, "node is 1; expected 0");
    expectRefused(begun + "6,20,0,7,0\n", 4, "sample is 6; expected 5");
    expectRefused(begun + "5,20,0,7\n", 4, "the row has 4 cells; the header has 5");
    expectRefused(begun + "5,20,0,7,nan\n", 4, "pap is 'nan'; expected a number from 0 to 1");
    expectRefused(begun + "5,20,0,7,0\n5,20,1,7,0\n", 5, "job '7' gets node 1 while already running");
    expectRefused(begun + "5,20,0,7,0\n5,20,1,,0\n5,20,2,,0\n", 6, "this sample has more than 2 nodes");
    expectRefused("sample,t,node,job\n", 2, "no samples after the header");
    EXPECT_EQ(describe(recordingError(std::string("sample,t,node,job\n0,0,0,a") + '\0' + "b\n")),
        "2:7: byte 0x00 (NUL) is not text; the file may be damaged");
}

TEST(Recording, RefusesTwoColumnsOfOnePolicy)
{
    EXPECT_EQ(describe(recordingError("sample,t,node,job,pap_plus_a10,pap,pap_plus_b\n0,0,0,7,0,0,0\n")),
        "1:36: column 'pap_plus_b' is the second with values of PAP+; expected one column per policy");
    EXPECT_EQ(describe(recordingError("sample,t,node,job,PAP,pap\n0,0,0,7,0,0\n")),
        "1:23: column 'pap' is the second with values of PAP; expected one column per policy");
}

TEST(Recording, OpensTheSamplesOfTheReference)
{
    const std::string path = test::simulatorVector("peregrine_like_seed1_n20_heatmap_head.csv");
    const auto recording = readRecording(path);
    ASSERT_TRUE(recording) << describe(recording.error());
    const auto rows = test::referenceRows(path);
    EXPECT_EQ(recording->run->machine, 20);
    EXPECT_EQ(recording->clock.count(), 200U);
    EXPECT_EQ(recording->clock.timeOf(199), 5543);
    EXPECT_EQ(recording->interval, 30);
    EXPECT_THAT(recording->preemption.policies, ElementsAre("fifo", "lifo", "random", "pap", "pap_plus"));
    const SimulatedRun& run = *recording->run;
    for (const auto& row : rows) {
        const Seconds time = std::stoll(row.at(1));
        const auto node = static_cast<std::uint32_t>(std::stoul(row.at(2)));
        std::string holder;
        for (JobPlace job = 0; job < run.workload.jobs.size(); ++job)
            if (run.schedule.starts[job] <= time
                && run.schedule.starts[job] + run.workload.jobs[job].run > time
                && std::ranges::binary_search(run.allocation.nodesOf(job), node))
                holder += run.workload.ids[job];
        ASSERT_EQ(holder, row.at(3)) << "sample " << row.at(0) << ", node " << node;
    }
}

/// The made-up backlog on 20 nodes, written and read.
void expectSameRun(SampleFormat format)
{
    SimulationOutcome outcome{.workload = *peregrineWorkload({.seed = 1}),
        .schedule = {},
        .machine = {.units = 20, .nodes = 20, .coresPerNode = 1},
        .allocation = AllocationUnit::Node,
        .metrics = {}};
    if (format == SampleFormat::Csv) {
        outcome.workload.jobs.resize(200);
        outcome.workload.ids.resize(200);
    }
    outcome.schedule = *makeSchedule(outcome.workload, {.machine = 20});
    SimulationSection section;
    section.preemption.nodes = 6;
    section.preemption.graces = {60};
    section.preemption.policies = {"pap_plus"};
    section.preemption.wcStride = 0;
    section.preemption.classes = {
        {.attribute = JobAttribute::Queue, .value = "bigmem", .coefficient = 10, .unknown = {}}};
    const std::string path =
        (std::filesystem::path(testing::TempDir()) / fmt::format("recorded_run_{}", static_cast<int>(format)))
            .string();
    ASSERT_TRUE(writeRecording({.section = section, .outcome = outcome, .workloadName = "log", .sha256 = {}},
        path, {.samples = format, .existing = ExistingDirectory::Replaced}));
    const auto recording = readRecording(path);
    ASSERT_TRUE(recording) << describe(recording.error());
    const SimulatedRun& run = *recording->run;
    const NodeAllocation allocation(outcome.workload, outcome.schedule, 20);
    EXPECT_EQ(recording->preemption, section.preemption);
    ASSERT_EQ(run.workload.jobs.size(), outcome.workload.jobs.size());
    const auto queue = static_cast<std::size_t>(JobAttribute::Queue);
    for (JobPlace job = 0; job < run.workload.jobs.size(); ++job) {
        const auto found = std::ranges::find(outcome.workload.ids, run.workload.ids[job]);
        const auto place = static_cast<JobPlace>(found - outcome.workload.ids.begin());
        const SubmittedJob& one = run.workload.jobs[job];
        const SubmittedJob& other = outcome.workload.jobs[place];
        ASSERT_EQ(run.schedule.starts[job], outcome.schedule.starts[place]);
        ASSERT_TRUE(one.submit == other.submit && one.run == other.run && one.requested == other.requested);
        ASSERT_EQ(run.workload.names[queue][one.attributes[queue]],
            outcome.workload.names[queue][other.attributes[queue]]);
        ASSERT_TRUE(std::ranges::equal(run.allocation.nodesOf(job), allocation.nodesOf(place)));
    }
}

TEST(Recording, ReadsTheLinesThatWereWritten)
{
    expectSameRun(SampleFormat::JsonLines);
}

TEST(Recording, ReadsTheRowsThatWereWritten)
{
    expectSameRun(SampleFormat::Csv);
}

TEST(Recording, ReadsTheJobsThatWereWrittenWithoutSamples)
{
    expectSameRun(SampleFormat::None);
}

/// A directory without samples, with these rows of job_id, starting_time, execution_time,
/// allocated_resources.
Result<Recording> readJobs(std::string_view rows, int nodes = 2)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "jobs_alone";
    std::filesystem::create_directories(path);
    EXPECT_TRUE(writeFile((path / "run.json").string(),
        fmt::format(
            R"({{"format":"fse-sim","version":1,"cluster":{{"nodes":{}}},"sampling":{{"dt":10}}}})", nodes)));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        fmt::format(
            "job_id,starting_time,execution_time,allocated_resources,final_state,partition\n{}", rows)));
    auto recording = readRecording(path.string());
    if (!recording)
        recording.error().file = std::filesystem::path(recording.error().file).filename().string();
    return recording;
}

TEST(Recording, FollowsFromJobsAlone)
{
    const auto recording = readJobs("a,0,20,0-1,COMPLETED_KILLED,p\nb,20,5,1,COMPLETED_SUCCESSFULLY,q\n");
    ASSERT_TRUE(recording) << describe(recording.error());
    const SimulatedRun& run = *recording->run;
    EXPECT_THAT(run.schedule.starts, ElementsAre(0, 20));
    EXPECT_THAT(run.workload.ids, ElementsAre("a", "b"));
    EXPECT_THAT(run.allocation.nodesOf(0), ElementsAre(0U, 1U));
    EXPECT_THAT(run.allocation.nodesOf(1), ElementsAre(1U));
    EXPECT_THAT(run.killed, ElementsAre(true, false));
    EXPECT_THAT(
        run.workload.names[static_cast<std::size_t>(JobAttribute::Partition)], ElementsAre("", "p", "q"));
    EXPECT_EQ(run.machine, 2);
    EXPECT_EQ(recording->interval, 10);
}

TEST(Recording, SaysWhichJobDoesNotTellEnough)
{
    const auto refusal = [](std::string_view rows) {
        const auto recording = readJobs(rows);
        return recording ? std::string() : describe(recording.error());
    };
    EXPECT_EQ(refusal("a,0,20,0,,\nb,,20,1,,\n"),
        "jobs.csv:3:1: the times of job 'b' are not recorded, and there are no samples to show them");
    EXPECT_EQ(refusal("a,0,20,,,\n"),
        "jobs.csv:2:1: the nodes of job 'a' are not recorded, and there are no samples to show them");
    EXPECT_EQ(refusal("a,0,20,0-2,,\n"),
        "jobs.csv:2:1: job 'a' ran on node 2, but the machine has 2 nodes, numbered from 0");
    EXPECT_EQ(refusal("a,0,20,0,,\nb,10,20,0-1,,\n"),
        "jobs.csv:3:1: jobs 'a' and 'b' use node 0 at the same time in jobs.csv");
}

TEST(Recording, RefusesSamplesOfAnotherMachine)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "other_machine";
    std::filesystem::create_directories(path);
    ASSERT_TRUE(
        writeFile((path / "run.json").string(), R"({"format":"fse-sim","version":1,"cluster":{"nodes":3}})"));
    ASSERT_TRUE(writeFile((path / "jobs.csv").string(), "job_id,starting_time,execution_time\n7,0,20\n"));
    ASSERT_TRUE(writeFile((path / "samples.csv").string(), "sample,t,node,job\n0,0,0,7\n0,0,1,\n"));
    const auto recording = readRecording(path.string());
    ASSERT_FALSE(recording);
    EXPECT_EQ(describe(recording.error()),
        (path / "run.json").string() + ":1:52: the machine has 3 nodes here, but 2 in the samples");
}

/// A run directory of 4 nodes, one job of 20 s on node 0, samples each 10 s, and nodes that are away.
Result<Recording> readAway(std::string_view away)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / "nodes_away";
    std::filesystem::create_directories(path);
    EXPECT_TRUE(writeFile((path / "run.json").string(),
        fmt::format(
            "{{\"format\":\"fse-sim\",\"version\":1,\n\"cluster\":{{\"nodes\":4}},\n\"away\": {}}}", away)));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        "job_id,starting_time,execution_time,allocated_resources\na,0,20,0\nb,20,40,0-2\n"));
    auto recording = readRecording(path.string());
    if (!recording)
        recording.error().file = std::filesystem::path(recording.error().file).filename().string();
    return recording;
}

TEST(Recording, TellsWhichNodesAreAway)
{
    const auto recording = readAway(
        R"([{"nodes":"3","from":20,"until":40,"why":"a later version"},{"nodes":"1 2","from":5,"until":20}])");
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_THAT(recording->run->schedule.absences,
        ElementsAre(NodeAbsence{1, 5, 20}, NodeAbsence{2, 5, 20}, NodeAbsence{3, 20, 40}));
    const auto forGood = readAway(R"([{"nodes":"3","from":0},{"nodes":"9","from":0}])");
    ASSERT_TRUE(forGood) << describe(forGood.error());
    EXPECT_THAT(forGood->run->schedule.absences, ElementsAre(NodeAbsence{3, 0, NodeAbsence::ForGood}))
        << "a node that the machine has not";
}

TEST(Recording, RefusesDamagedAbsences)
{
    const auto refusal = [](std::string_view away) {
        const auto recording = readAway(away);
        return recording ? std::string() : describe(recording.error());
    };
    EXPECT_EQ(refusal("{}"), "run.json:3:9: \"away\" must be a list; found an object");
    EXPECT_EQ(refusal("[7]"), "run.json:3:10: an entry of \"away\" must be an object; found a number");
    EXPECT_EQ(refusal(R"([{"nodes":3}])"), "run.json:3:19: \"nodes\" must be a string; found a number");
    EXPECT_EQ(refusal(R"([{"nodes":"3-1"}])"),
        "run.json:3:19: nodes is \"3-1\"; expected node numbers and ranges, such as 0-3 7");
    EXPECT_EQ(refusal(R"([{"from":-1}])"),
        "run.json:3:18: from is -1; expected a whole number from 0 to 1000000000000");
    std::string many = "[";
    for (int each = 0; each < 20; ++each)
        many += R"({"nodes":"0-59999"},)";
    many.back() = ']';
    EXPECT_EQ(refusal(many), "run.json:3:330: \"away\" lists more than 1000000 nodes in total");
}

TEST(Recording, RefusesADirectoryThatIsNone)
{
    const std::string path = (std::filesystem::path(testing::TempDir()) / "no_recording").string();
    std::filesystem::create_directories(path);
    const auto recording = readRecording(path);
    ASSERT_FALSE(recording);
    EXPECT_EQ(recording.error(),
        (Error{ErrorCode::NotFound, "is a directory but not a recording: run.json is missing", {}, path}));
}

} // namespace
} // namespace fairshare

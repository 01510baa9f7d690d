// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/io/recording/recording.h"
#include "tests/core/io/remark_text.h"
#include "tests/core/simulator/reference_rows.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>

/// Values that samples recorded beside those that follow from jobs and nodes.
namespace fairshare {
namespace {

/// "line:column: message"; "" where all values are as recorded.
std::string remarkOnValues(const Result<Recording>& recording, std::string_view code = "other_values")
{
    return test::remarkOf(recording, code);
}

/// By hand: a runs on node 0 from 0; b is on node 1 at 10 and may have started at any second before.
std::string rows(std::string_view ofA, std::string_view ofB, std::string_view other = "0.1")
{
    return fmt::format("sample,t,node,job,lifo,other\n0,0,0,a,{},0.1\n0,0,1,,0.000000,0.1\n"
                       "1,10,0,a,1.000000,{}\n1,10,1,b,{},0.1\n",
        ofA, other, ofB);
}

TEST(RecordedValues, OfSamplesAloneAreComparedWhereTheyTellEnough)
{
    const auto remark = [](const std::string& text) {
        return remarkOnValues(readRecordedSamples(text, "rows"));
    };
    EXPECT_EQ(remark(rows("0.000000", "0.700000", "0.9")), "") << "b started at 3";
    EXPECT_EQ(remark(rows("0.123456", "0.700000")),
        "2:9: LIFO is 0.123456 here, but the jobs and their nodes give 0.000000; values are recomputed, and "
        "1 of 4 compared values differ");
    EXPECT_EQ(remark(rows("0.000001", "0.700000")), "") << "the last decimal is rounded";
}

// By hand: b is seen at 10, a interval of 10 behind the sample without it.
TEST(RecordedValues, TellWhereStartsAreKnownToTheSampleAlone)
{
    const std::string untold = "sample,t,node,job\n0,0,0,a\n0,0,1,\n1,10,0,a\n1,10,1,b\n";
    EXPECT_EQ(remarkOnValues(readRecordedSamples(untold, "rows"), "starts_by_sample"),
        "0:0: jobs that started up to 9 s before their first sample, shown as starting there: 1");
    const std::string each = "sample,t,node,job\n0,0,0,a\n0,0,1,\n1,1,0,a\n1,1,1,b\n";
    EXPECT_EQ(remarkOnValues(readRecordedSamples(each, "rows"), "starts_by_sample"), "")
        << "a sample a second";
}

/// A run directory of these rows with 0 and 0.5.
std::filesystem::path directory(const char* name)
{
    const std::filesystem::path path = std::filesystem::path(testing::TempDir()) / name;
    std::filesystem::create_directories(path);
    EXPECT_TRUE(
        writeFile((path / "run.json").string(), R"({"format":"fse-sim","version":1,"cluster":{"nodes":2}})"));
    EXPECT_TRUE(writeFile((path / "jobs.csv").string(),
        "job_id,starting_time,execution_time,allocated_resources\na,0,20,0\nb,5,30,1\n"));
    EXPECT_TRUE(writeFile((path / "samples.csv").string(), rows("0", "0.5")));
    return path;
}

TEST(RecordedValues, OfADirectoryAreComparedWithItsJobs)
{
    const std::filesystem::path path = directory("recorded_values");
    EXPECT_EQ(remarkOnValues(readRecording(path.string())), "");
    ASSERT_TRUE(writeFile((path / "samples.csv").string(), rows("0", "0.400000")));
    EXPECT_EQ(remarkOnValues(readRecording(path.string())),
        "0:0: samples.csv:5:10: LIFO is 0.400000 here, but the jobs and their nodes give 0.500000; values "
        "are recomputed, and 1 of 4 compared values differ");
}

TEST(RecordedValues, OfAPolicyThatThereIsNoneOfAreLeftOutWithARemark)
{
    constexpr const char* Sentence = "unknown policy 'other' is ignored";
    EXPECT_EQ(remarkOnValues(readRecordedSamples(rows("0", "0.7"), "rows"), "unknown_policy"),
        fmt::format("1:24: {}", Sentence));
    const std::filesystem::path path = directory("unknown_policy");
    EXPECT_EQ(remarkOnValues(readRecording(path.string()), "unknown_policy"),
        fmt::format("0:0: samples.csv:1:24: {}", Sentence));
}

// PAP+ of the reference counts jobs of the queue bigmem ten times; the file does not name it.
TEST(RecordedValues, OfTheReferenceTellItsClass)
{
    const auto recording = readRecording(test::simulatorVector("peregrine_like_seed1_n20_heatmap_head.csv"));
    EXPECT_EQ(remarkOnValues(recording), "") << "all follow from the jobs";
    EXPECT_EQ(remarkOnValues(recording, "no_jobs"),
        "0:0: samples do not record users or submit times, so no job is pending; queues are named after "
        "their PAP+ coefficients, relative to the smallest: ×10");
    const std::vector<JobClass>& classes = recording->preemption.classes;
    ASSERT_EQ(classes.size(), 1U);
    EXPECT_EQ(classes[0].value, "×10");
    EXPECT_EQ(classes[0].coefficient, 10);
}

/// A sample each second with these jobs and their values of PAP and PAP+.
std::string valued(const std::vector<std::vector<std::array<const char*, 3>>>& samples)
{
    std::string text = "sample,t,node,job,pap,pap_plus\n";
    for (std::size_t sample = 0; sample < samples.size(); ++sample)
        for (std::size_t node = 0; node < samples[sample].size(); ++node)
            text += fmt::format("{},{},{},{}\n", sample, sample, node, fmt::join(samples[sample][node], ","));
    return text;
}

// By hand: elapsed seconds times nodes, a 3 and c 0.5 times; each moment divided by its largest. c runs
// beside b alone, so that only b tells how it stands to a.
TEST(RecordedValues, TellClassesThroughTheJobsBetween)
{
    const std::string text =
        valued({{{"a", "0", "0"}, {"", "0", "0"}}, {{"a", "1.000000", "1.000000"}, {"b", "0", "0"}},
            {{"a", "1.000000", "1.000000"}, {"b", "0.500000", "0.166667"}},
            {{"c", "0", "0"}, {"b", "1.000000", "1.000000"}},
            {{"c", "0.333333", "0.166667"}, {"b", "1.000000", "1.000000"}}});
    const auto recording = readRecordedSamples(text, "rows");
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_EQ(remarkOnValues(recording), "");
    const std::vector<JobClass>& classes = recording->preemption.classes;
    // Of the least: c.
    ASSERT_EQ(classes.size(), 2U);
    EXPECT_EQ(classes[0].coefficient, 6);
    EXPECT_EQ(classes[1].coefficient, 2);
    const auto& run = *recording->run;
    std::map<std::string, std::string> queues;
    for (std::size_t job = 0; job < run.workload.jobs.size(); ++job)
        queues[run.workload.ids[job]] =
            run.workload.names[static_cast<std::size_t>(JobAttribute::Queue)][run.workload.jobs[job]
                    .attributes[static_cast<std::size_t>(JobAttribute::Queue)]];
    EXPECT_THAT(queues,
        testing::UnorderedElementsAre(
            testing::Pair("a", "×6"), testing::Pair("b", "×2"), testing::Pair("c", "")));
}

TEST(RecordedValues, ThatFollowFromNoClassesAreTold)
{
    const auto recording =
        readRecordedSamples(valued({{{"a", "0", "0"}, {"b", "0", "0"}},
                                {{"a", "1.000000", "0.300000"}, {"b", "1.000000", "0.700000"}}}),
            "rows");
    ASSERT_TRUE(recording) << describe(recording.error());
    EXPECT_EQ(recording->preemption.classes.size(), 0U);
    EXPECT_NE(remarkOnValues(recording), "");
}

} // namespace
} // namespace fairshare

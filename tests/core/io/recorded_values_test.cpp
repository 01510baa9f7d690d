// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files.h"
#include "core/io/recording.h"
#include "tests/core/simulator/reference_rows.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

/// Values that samples recorded beside those that follow from jobs and nodes.
namespace fairshare {
namespace {

/// "line:column: message"; "" where all values are as recorded.
std::string remarkOf(const Result<Recording>& recording, std::string_view code = "other_values")
{
    if (!recording)
        return describe(recording.error());
    const Diagnostics remarks = Remarks(recording->remarks).take();
    const auto found = std::ranges::find(remarks, code, &Diagnostic::code);
    if (found == remarks.end())
        return {};
    return fmt::format("{}:{}: {}", found->position.line, found->position.column, found->message);
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
    const auto remark = [](const std::string& text) { return remarkOf(readRecordedSamples(text, "rows")); };
    EXPECT_EQ(remark(rows("0.000000", "0.700000", "0.9")), "") << "b may have started at 3";
    EXPECT_EQ(remark(rows("0.123456", "0.700000")),
        "2:9: LIFO is 0.123456 here, but 0.000000 follows from the jobs and their nodes; values are computed "
        "anew, and 1 of 2 that were compared differ");
    EXPECT_EQ(remark(rows("0.000001", "0.700000")), "") << "the last decimal is rounded";
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
    EXPECT_EQ(remarkOf(readRecording(path.string())), "");
    ASSERT_TRUE(writeFile((path / "samples.csv").string(), rows("0", "0.400000")));
    EXPECT_EQ(remarkOf(readRecording(path.string())),
        "0:0: samples.csv:5:10: LIFO is 0.400000 here, but 0.500000 follows from the jobs and their nodes; "
        "values are computed anew, and 1 of 4 that were compared differ");
}

TEST(RecordedValues, OfAPolicyThatThereIsNoneOfAreLeftOutWithARemark)
{
    constexpr const char* Sentence = "there is no policy 'other', so that its column is left out";
    EXPECT_EQ(remarkOf(readRecordedSamples(rows("0", "0.7"), "rows"), "unknown_policy"),
        fmt::format("1:24: {}", Sentence));
    const std::filesystem::path path = directory("unknown_policy");
    EXPECT_EQ(remarkOf(readRecording(path.string()), "unknown_policy"),
        fmt::format("0:0: samples.csv:1:24: {}", Sentence));
}

// The class that PAP+ was recorded with is not told.
TEST(RecordedValues, OfTheReferenceDifferByItsClassAlone)
{
    EXPECT_EQ(remarkOf(readRecording(test::simulatorVector("peregrine_like_seed1_n20_heatmap_head.csv"))),
        "3689:51: PAP+ is 0.024534 here, but 0.002453 follows from the jobs and their nodes; values are "
        "computed anew, and 16 of 20000 that were compared differ");
}

} // namespace
} // namespace fairshare

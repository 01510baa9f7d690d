// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recording.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

/// Starts between two samples, as recorded values tell them. Every value here is computed by hand: elapsed
/// seconds, by the policy times nodes, divided by the largest of the moment.
namespace fairshare {
namespace {

struct Cell {
    const char* job;
    const char* value;
};

/// A row for each node of each sample, with one policy's values.
std::string rowsOf(const char* policy, const std::map<int, std::vector<Cell>>& samples, int first = 0)
{
    std::string text = fmt::format("sample,t,node,job,{}\n", policy);
    for (int sample = first; const auto& [now, nodes] : samples) {
        for (std::size_t node = 0; node < nodes.size(); ++node)
            text += fmt::format("{},{},{},{},{}\n", sample, now, node, nodes[node].job, nodes[node].value);
        ++sample;
    }
    return text;
}

std::map<std::string, Seconds> startsOf(const Result<Recording>& recording)
{
    std::map<std::string, Seconds> starts;
    if (!recording)
        ADD_FAILURE() << describe(recording.error());
    else
        for (std::size_t job = 0; job < recording->run->workload.jobs.size(); ++job)
            starts[recording->run->workload.ids[job]] = recording->run->schedule.starts[job];
    return starts;
}

std::vector<std::string> remarkCodes(const Result<Recording>& recording)
{
    std::vector<std::string> codes;
    if (recording)
        for (const Diagnostic& remark : Remarks(recording->remarks).take())
            codes.push_back(remark.code);
    return codes;
}

using Starts = std::map<std::string, Seconds>;

// a starts at 0, b at 10 and c at 45.
const std::map<int, std::vector<Cell>> ByElapsed{{0, {{"a", "0.000000"}, {"", "0.000000"}, {"", "0.000000"}}},
    {30, {{"a", "1.000000"}, {"b", "0.666667"}, {"", "0.000000"}}},
    {60, {{"a", "1.000000"}, {"b", "0.833333"}, {"c", "0.250000"}}}};

TEST(RecordedStarts, FollowFromTheElapsedTimesOfLifo)
{
    const auto recording = readRecordedSamples(rowsOf("lifo", ByElapsed), "rows");
    EXPECT_EQ(startsOf(recording), (Starts{{"a", 0}, {"b", 10}, {"c", 45}}));
    EXPECT_THAT(remarkCodes(recording), testing::ElementsAre("no_jobs", "ends_within"));
}

TEST(RecordedStarts, FollowFromTheMirrorOfFifo)
{
    const std::map<int, std::vector<Cell>> samples{
        {0, {{"a", "1.000000"}, {"", "0.000000"}, {"", "0.000000"}}},
        {30, {{"a", "0.000000"}, {"b", "0.333333"}, {"", "0.000000"}}},
        {60, {{"a", "0.000000"}, {"b", "0.166667"}, {"c", "0.750000"}}}};
    EXPECT_EQ(startsOf(readRecordedSamples(rowsOf("fifo", samples), "rows")),
        (Starts{{"a", 0}, {"b", 10}, {"c", 45}}));
}

// b holds two nodes from 10 on: 40 node-seconds beside 30 at 30, 100 beside 60 at 60.
TEST(RecordedStarts, FollowFromTheNodeTimesOfPap)
{
    const std::map<int, std::vector<Cell>> samples{
        {0, {{"a", "0.000000"}, {"", "0.000000"}, {"", "0.000000"}}},
        {30, {{"a", "0.750000"}, {"b", "1.000000"}, {"b", "1.000000"}}},
        {60, {{"a", "0.600000"}, {"b", "1.000000"}, {"b", "1.000000"}}}};
    EXPECT_EQ(startsOf(readRecordedSamples(rowsOf("pap", samples), "rows")), (Starts{{"a", 0}, {"b", 10}}));
}

// The same samples from the second on: nothing tells when a started, but how its parts grow.
TEST(RecordedStarts, OfACutFollowFromTwoSamples)
{
    auto samples = ByElapsed;
    samples.erase(0);
    samples[90] = {{"a", "1.000000"}, {"b", "0.888889"}, {"c", "0.500000"}};
    const auto recording = readRecordedSamples(rowsOf("lifo", samples, 1), "rows");
    EXPECT_EQ(startsOf(recording), (Starts{{"a", 0}, {"b", 10}, {"c", 45}}));
    EXPECT_THAT(remarkCodes(recording), testing::ElementsAre("no_jobs", "ends_within"));
}

// Between least and most, b has none at 60 though it has run; a protected job has the value of the longest.
TEST(RecordedStarts, AreThoseOfSamplesWhereValuesAreNoParts)
{
    auto leastToMost = ByElapsed;
    leastToMost[60] = {{"a", "1.000000"}, {"b", "0.000000"}, {"", "0.000000"}};
    EXPECT_EQ(
        startsOf(readRecordedSamples(rowsOf("lifo", leastToMost), "rows")), (Starts{{"a", 0}, {"b", 30}}));
    auto isProtected = ByElapsed;
    isProtected[60][2].value = "1.000000";
    const auto recording = readRecordedSamples(rowsOf("lifo", isProtected), "rows");
    EXPECT_EQ(startsOf(recording), (Starts{{"a", 0}, {"b", 30}, {"c", 60}}));
    EXPECT_THAT(remarkCodes(recording), testing::Contains("starts_by_sample"));
}

// b is not there at 20, so that it cannot have run for two thirds of 30 s at 30.
TEST(RecordedStarts, ThatContradictTheSamplesStayWithThem)
{
    auto samples = ByElapsed;
    samples[20] = {{"a", "1.000000"}, {"", "0.000000"}, {"", "0.000000"}};
    const auto recording = readRecordedSamples(rowsOf("lifo", samples), "rows");
    EXPECT_EQ(startsOf(recording), (Starts{{"a", 0}, {"b", 30}, {"c", 45}}));
    EXPECT_THAT(remarkCodes(recording), testing::Contains("starts_by_sample"));
}

// All that run at 59 have started there.
TEST(RecordedStarts, AreTheSampleWhereNothingHasRunYet)
{
    const std::map<int, std::vector<Cell>> samples{{0, {{"a", "0.000000"}, {"", "0.000000"}}},
        {29, {{"", "0.000000"}, {"", "0.000000"}}}, {59, {{"", "0.000000"}, {"b", "0.000000"}}}};
    const auto recording = readRecordedSamples(rowsOf("lifo", samples), "rows");
    EXPECT_EQ(startsOf(recording), (Starts{{"a", 0}, {"b", 59}}));
    EXPECT_THAT(remarkCodes(recording), testing::Not(testing::Contains("starts_by_sample")));
}

} // namespace
} // namespace fairshare

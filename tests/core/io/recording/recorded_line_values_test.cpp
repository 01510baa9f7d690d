// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recording.h"
#include "tests/core/io/remark_text.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <string>

/// What `samples.jsonl` may tell of policies beside the allocation.
namespace fairshare {
namespace {

using test::remarkOf;

constexpr const char* Policies = R"("LIFO","PAP")";

/// Node 0 is a's from 0 to 90 and node 1 b's from 60 on. @param line the fifth one, at 60
Result<Recording> recordingOf(const std::string& line, const char* policies = Policies)
{
    return readRecordedSamples(
        fmt::format(R"({{"format":"fse-samples","version":1,"nodes":2,"policies":[{}],"dt":30}})"
                    "\n{{\"t\":0,\"alloc\":{{\"a\":[0]}}}}\n{{\"t\":30,\"v\":{{\"LIFO\":[1,0]}}}}\n"
                    "{{\"t\":60,\"alloc\":{{\"b\":[1]}}}}\n{}\n{{\"t\":90,\"idle\":[0]}}\n",
            policies, line),
        "samples.jsonl");
}

std::string lineRefusal(const std::string& line)
{
    const auto recording = recordingOf(line);
    return recording ? std::string() : describe(recording.error());
}

// By hand: a has run for 60 s at 60 and b begins.
TEST(RecordedLineValues, AreComparedWithThoseThatFollow)
{
    EXPECT_EQ(remarkOf(recordingOf(R"({"t":60,"v":{"LIFO":[1,0.000001],"PAP":[1,0]}})"), "other_values"), "");
    EXPECT_EQ(remarkOf(recordingOf(R"({"t":60,"v":{"LIFO":[1,0],"PAP":[0.5,0.25]}})"), "other_values"),
        "5:33: PAP is 0.500000 here, but the jobs and their nodes give 1.000000; values are recomputed, and "
        "2 of 6 compared values differ");
    EXPECT_EQ(remarkOf(recordingOf(R"({"t":80,"v":{"LIFO":[1,0.26]}})"), "other_values"),
        "5:21: LIFO is 0.260000 here, but the jobs and their nodes give 0.250000; values are recomputed, and "
        "1 of 4 compared values differ")
        << "at no sample";
}

TEST(RecordedLineValues, AreOneForEachNode)
{
    EXPECT_EQ(
        lineRefusal(R"({"t":60,"v":{"PAP":[0.1]}})"), "5:20: PAP has 1 values; expected 2, one per node");
    EXPECT_EQ(
        lineRefusal(R"({"t":60,"v":{"PAP":[0,30]}})"), "5:23: PAP is '30'; expected a number from 0 to 1");
    EXPECT_EQ(lineRefusal(R"({"t":60,"v":{"PAP":[0,"a"]}})"),
        "5:23: PAP is '\"a\"'; expected a number from 0 to 1");
    EXPECT_EQ(lineRefusal(R"({"t":60,"chosen":{"PAP":[77]}})"),
        "5:26: node is 77; expected a whole number from 0 to 1");
    EXPECT_EQ(lineRefusal(R"({"t":60,"wc":{"PAP":{"60":[5,"a"]}}})"),
        "5:27: lost work of PAP is '[5,\"a\"]'; expected two numbers, 0 or more, the second for the jobs in "
        "a class");
    EXPECT_EQ(
        lineRefusal(R"({"t":60,"chosen":{"PAP":[1,0,1]}})"), "5:30: \"chosen\" lists node 1 twice for PAP");
    EXPECT_EQ(lineRefusal(R"({"t":60,"chosen":{"PAP":[1]},"wc":{"PAP":{"60":[5,0]}}})"), "");
}

TEST(RecordedLineValues, OfNoPolicyAreRemarked)
{
    EXPECT_EQ(remarkOf(recordingOf("", R"("LIFO","FOO")"), "unknown_policy"),
        "1:66: unknown policy 'FOO' is ignored");
    EXPECT_EQ(remarkOf(recordingOf(R"({"t":60,"v":{"BAR":[1,0]}})"), "unknown_policy"),
        "5:14: unknown policy 'BAR' is ignored");
}

} // namespace
} // namespace fairshare

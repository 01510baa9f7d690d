// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/io/job_log/log_file.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using test::LogFile;
using testing::ElementsAre;

constexpr const char* SwfHead =
    "; Version: 2.2\n; MaxProcs: 64\n; MaxNodes: 16\n; UnixStartTime: 843480031\n;\n";

/// A row with these figures, of user 7, group 8, application 9, queue 2.
std::string row(const std::string& id, const std::string& submit, const std::string& run,
    const std::string& procs, const std::string& requested)
{
    return id + " " + submit + " -1 " + run + " " + procs + " -1 -1 " + procs + " " + requested
        + " -1 1 7 8 9 2 -1 -1 -1\n";
}

TEST_F(LogFile, ReadsHeaderAndJobs)
{
    auto log = import(SwfHead + row("1", "10", "100", "4", "200") + "\n" + row("5", "5", "60.9", "8", "90"));
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 64);
    EXPECT_EQ(log->procsPerNode, 4);
    EXPECT_EQ(log->epoch, 843480031);
    EXPECT_EQ(log->workload.name, "site.log");
    // Sorted by submission; the run time rounded.
    EXPECT_THAT(log->workload.ids, ElementsAre("5", "1"));
    EXPECT_EQ(log->workload.jobs[0].run, 61);
    EXPECT_EQ(log->workload.jobs[0].procs, 8);
    EXPECT_EQ(log->workload.jobs[1].requested, 200);
    const auto account = static_cast<std::size_t>(JobAttribute::Account);
    EXPECT_EQ(log->workload.names[account][log->workload.jobs[0].attributes[account]], "8");
    EXPECT_EQ(told(log),
        "site.log:8:1: jobs with fractions of a second in their times, rounded to whole seconds: "
        "1\nsite.log:8:1: jobs listed after a job submitted later, sorted by submit time: 1\n");
}

TEST_F(LogFile, CleansAsTheReferenceResultsDo)
{
    const auto log = import(SwfHead + row("1", "1", "0", "4", "200") + row("2", "2", "10", "0", "20")
        + row("3", "-1", "10", "1", "20") + row("4", "4", "10", "100", "20") + row("5", "5", "50", "1", "20")
        + row("6", "6", "50", "1", "-1"));
    ASSERT_TRUE(log);
    EXPECT_EQ(log->summary,
        (CleaningSummary{.rows = 6,
            .kept = 3,
            .withoutRun = 1,
            .withoutProcs = 1,
            .withoutSubmit = 1,
            .capped = 1,
            .cut = 1,
            .withoutRequest = 1}));
    EXPECT_EQ(log->workload.jobs[0].procs, 64);
    EXPECT_EQ(log->workload.jobs[1].run, 20);
    EXPECT_EQ(log->workload.jobs[2].requested, 50);
}

TEST_F(LogFile, RaisesLimitsWhereThatIsAsked)
{
    const auto log =
        import(SwfHead + row("5", "5", "50", "1", "20"), {.machine = 32, .overrun = OverrunRule::Raise});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 32);
    EXPECT_EQ(log->workload.jobs[0].run, 50);
    EXPECT_EQ(log->workload.jobs[0].requested, 50);
}

TEST_F(LogFile, LeavesRowsOutThatItCannotRead)
{
    auto log = import(SwfHead + row("1", "1", "5", "4", "200") + "2 3 4\n" + row("3", "4", "x5", "1", "20")
        + "4 " + row("4", "4", "5", "1", "20"));
    ASSERT_TRUE(log);
    EXPECT_EQ(log->badRows, 3U);
    EXPECT_EQ(log->summary.kept, 1U);
    EXPECT_EQ(told(log),
        "site.log:7:1: the row has 3 fields; expected 18\n"
        "site.log:8:8: field 4 is 'x5'; expected a whole number\n"
        "site.log:9:1: the row has more than 18 fields\n");
}

// Every field is a number, whether it is used or not, and the first a whole one.
TEST_F(LogFile, TakesNumbersAlone)
{
    const std::string good = row("1", "1", "5", "4", "200");
    auto log = import(SwfHead + good + "2 0 x 10 4 y z 4 20 q 1 u g a b c d e\n"
        + row("abc", "1", "5", "4", "20") + row("nan", "1", "5", "4", "20") + row("1.5", "1", "5", "4", "20")
        + row(std::string("4\0", 2), "1", "5", "4", "20")
        + "5 0 -1 10 4 2.75 1e3 4 20 -1 1 7 8 9 2 -1 -1 -1\n"
        + "6 0 -1 10 4 2. -.5 4 20 -1 1 7 8 9 2 -1 -1 -1\n"
        + "7 0 -1 10 4 2.75 -0.5 4 20 -1 1 7 8 9 2 -1 -1 eva\n"
        + "8 9 -1 10 4 2.75 -0.5 4 20 -1 1 7 8 9 2 -1 -1 -1\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:7:5: field 3 is 'x'; expected a number\nsite.log:8:1: field 1 is 'abc'; expected a whole "
        "number\nsite.log:9:1: field 1 is 'nan'; expected a whole number\nsite.log:10:1: field 1 is '1.5'; "
        "expected a whole number\nsite.log:11:2: byte 0x00 (NUL) is not text; the file may be "
        "damaged\nsite.log:12:18: field 7 is '1e3'; expected a number\nsite.log:13:13: field 6 is '2.'; "
        "expected a number\nsite.log:14:47: field 18 is 'eva'; expected a number\n");
    EXPECT_THAT(log->workload.ids, ElementsAre("1", "8"));
}

TEST_F(LogFile, SaysWhatIsTooLarge)
{
    auto log = import(SwfHead + row("1", "1", "5", "4", "200")
        + row("2", "9223372036854775807", "5", "4", "20") + row("3", "99999999999999999999", "5", "4", "20")
        + row("4", "1", "-1000000000000001", "4", "20") + row("5", "1000000000000001", "5", "4", "20"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:7:3: field 2 is '9223372036854775807'; expected at most 1000000000000000\nsite.log:8:3: "
        "field 2 is '99999999999999999999'; expected at most 1000000000000000\nsite.log:9:8: field 4 is "
        "'-1000000000000001'; expected at least -1000000000000000\nsite.log:10:3: field 2 is "
        "'1000000000000001'; expected at most 1000000000000000\n");
}

TEST_F(LogFile, SaysHowManyProcessorsCanBeCounted)
{
    auto log = import(std::string(SwfHead) + "1 0 0 5 2147483648 -1 -1 4 20 -1 -1 -1 -1 -1 -1 -1 -1 -1\n"
        + "2 0 0 5 4 -1 -1 99999999999 20 -1 -1 -1 -1 -1 -1 -1 -1 -1\n" + row("3", "1", "5", "4", "200"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:6:9: field 5 is '2147483648'; expected at most 2147483647\nsite.log:7:17: field 8 is "
        "'99999999999'; expected at most 2147483647\n");
}

TEST_F(LogFile, TellsAHeaderThatSaysNothing)
{
    auto log = import("; Version: 2.2\n; MaxProcs: 8\n; MaxProcs: lots\n;MaxProcs:-3\n"
                      "; MaxNodes:  99999999999999999999\n; MaxNodes: -1\n; UnixStartTime: 12\n"
                      "; UnixStartTime: nonsense\n"
        + row("1", "1", "5", "4", "200"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:3:13: MaxProcs is 'lots'; expected a whole number from 1 to 2147483647\n"
        "site.log:4:11: MaxProcs is '-3'; expected a whole number from 1 to 2147483647\n"
        "site.log:5:14: MaxNodes is '99999999999999999999'; expected a whole number from 1 to 2147483647\n"
        "site.log:8:18: UnixStartTime is 'nonsense'; expected seconds since 1970\n");
    EXPECT_EQ(log->workload.machine, 8);
    EXPECT_EQ(log->epoch, 12);
}

TEST_F(LogFile, TellsAHeaderThatContradictsItself)
{
    auto log = import("; MaxProcs: 8\n; MaxProcs: 8\n; MaxProcs: 16\n; MaxNodes: 4\n; MaxNodes: 2\n"
                      "; UnixStartTime: 12\n; UnixStartTime: 13\n"
        + row("1", "1", "5", "4", "200"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:3:13: MaxProcs is '16', but 8 on an earlier line; the last value applies\nsite.log:5:13: "
        "MaxNodes is '2', but 4 on an earlier line; the last value applies\nsite.log:7:18: UnixStartTime is "
        "'13', but 12 on an earlier line; the last value applies\n");
    EXPECT_EQ(log->workload.machine, 16);
    EXPECT_EQ(log->epoch, 13);
}

// The fifth wants the machine and no more.
TEST_F(LogFile, TellsJobsThatWantMoreThanThereIs)
{
    auto one = import(SwfHead + row("1", "1", "5", "4", "20") + row("2", "2", "0", "4", "20")
        + row("3", "3", "5", "65", "20") + row("5", "1", "5", "64", "20"));
    ASSERT_TRUE(one);
    EXPECT_EQ(told(one),
        "site.log:9:1: jobs listed after a job submitted later, sorted by submit time: "
        "1\nsite.log:8:1: jobs that request more than the machine has, limited to its size: 1; the first, "
        "'3', requests 65 of 64 processors\n");
    const ClusterSection cluster{
        .nodes = 2, .coresPerNode = 8, .allocation = AllocationUnit::Node, .unknown = {}};
    const std::string rows =
        row("1", "1", "5", "4", "20") + row("2", "2", "5", "17", "20") + row("3", "3", "5", "100", "20");
    auto nodes = import(SwfHead + rows, {.cluster = cluster});
    ASSERT_TRUE(nodes);
    EXPECT_EQ(told(nodes),
        "site.log:7:1: jobs that request more than the machine has, limited to its size: 2; the first, "
        "'2', requests 3 of 2 nodes\n");
    ClusterSection shared = cluster;
    shared.allocation = AllocationUnit::Core;
    auto cores = import(SwfHead + rows, {.cluster = shared});
    ASSERT_TRUE(cores);
    EXPECT_EQ(told(cores),
        "site.log:7:1: jobs that request more than the machine has, limited to its size: 2; the first, "
        "'2', requests 17 of 16 cores\n");
}

TEST_F(LogFile, SaysThatNobodyAskedForATime)
{
    auto log = import(SwfHead + row("1", "1", "5", "4", "-1"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log), "site.log: no job has a requested time, so backfill uses exact run times\n");
}

TEST_F(LogFile, RefusesWhatIsNoLog)
{
    EXPECT_EQ(refusal(""), "site.log:1:1: is empty; expected a job log");
    EXPECT_EQ(refusal("hello\n"),
        "site.log:1:1: is not a job log in a known format (SWF, CSV with submit and run, sacct -P, Batsim)");
    EXPECT_EQ(refusal(SwfHead), "site.log: no jobs found; expected rows of 18 numbers");
    EXPECT_EQ(refusal(std::string(SwfHead) + "1 2\n3\n"),
        "site.log:6:1: no readable rows; first error: the row has 2 fields; expected 18");
}

TEST_F(LogFile, SaysWhatIsNoText)
{
    using namespace std::string_literals;
    EXPECT_EQ(refusal("\xFF\xFE;\0 \0"s), "site.log:1:1: the file is UTF-16 text; convert it to UTF-8 first");
    EXPECT_EQ(refusal("hello\n\0\0\0"s), "site.log:2:1: not a text file: byte 0x00 found");
    auto log = import(SwfHead + row("1", "1", "5", "4", "10") + "\0\0\0\0"s);
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log), "site.log:7:1: byte 0x00 (NUL) is not text; the file may be damaged\n");
}

TEST_F(LogFile, TellsWhereASubmissionIsBelowZero)
{
    auto log = import(SwfHead + row("1", "1", "5", "4", "10") + row("2", "-5", "5", "4", "10"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log), "site.log:7:1: jobs without a submit time or with a negative one, skipped: 1\n");
}

TEST_F(LogFile, SaysUpToWhereACompressedFileGoes)
{
    EXPECT_EQ(refusal("\x1f\x8b\x08"),
        "site.log:1:1: the compressed file is truncated; only 0 bytes of text could be decompressed");
    std::string text = SwfHead;
    for (int job = 1; job <= 5000; ++job)
        text += row(std::to_string(job), std::to_string(job * job), "50", "1", "20");
    const auto packed = packGzip(text);
    ASSERT_TRUE(packed);
    EXPECT_TRUE(import(*packed));
    const std::string half = packed->substr(0, packed->size() / 2);
    auto log = import(half);
    ASSERT_FALSE(log);
    // The place is where the text that is left ends.
    const std::string begin = "the compressed file is truncated; only ";
    EXPECT_TRUE(log.error().message.starts_with(begin));
    const auto bytes = std::stoul(log.error().message.substr(begin.size()));
    const std::string left = text.substr(0, bytes);
    EXPECT_EQ(log.error().position.line, 1U + static_cast<unsigned>(std::ranges::count(left, '\n')));
    EXPECT_GT(log.error().position.line, 100U);
}

TEST_F(LogFile, IsKnownByALongHeader)
{
    std::string header = "; Version: 2.2\n";
    for (int note = 0; note < 1000; ++note)
        header += "; Note: a long story about this log that says nothing of its jobs\n";
    const auto log = import(header + "; MaxProcs: 8\n" + row("1", "1", "5", "4", "10"));
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.machine, 8);
}

TEST_F(LogFile, IsKnownByAHeaderOfNotesAlone)
{
    std::string notes;
    for (int line = 0; line < 3000; ++line)
        notes += "; Note: a long story about this log that says nothing of its jobs\n";
    const std::string longLine = "; Note: " + std::string(500'000, 'x') + "\n";
    std::string words;
    for (int line = 0; line < 20'000; ++line)
        words += "; words of nobody\n\n";
    for (const std::string& header : {notes, longLine, words}) {
        const auto log = import(header + "; MaxProcs: 8\n" + row("1", "1", "5", "4", "10"));
        ASSERT_TRUE(log) << describe(log.error());
        EXPECT_EQ(log->workload.jobs.size(), 1U);
        EXPECT_EQ(log->workload.machine, 8);
    }
    EXPECT_EQ(refusal("; Note: " + std::string(2'000'000, 'x') + "\n" + row("1", "1", "5", "4", "10")),
        "site.log:1:1: the line is 2000008 bytes long; the limit is 1048576 bytes");
}

TEST_F(LogFile, IsKnownBehindADamagedRow)
{
    auto log = import("1 2 3\n" + row("1", "1", "5", "4", "10"));
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(told(log),
        "site.log:1:1: the row has 3 fields; expected 18\nsite.log:2:1: the machine size is not recorded; "
        "using that of the largest job, 4\n");
    EXPECT_FALSE(log->findings.tellsMachine);
}

TEST_F(LogFile, TellsTheFirstTenBadRowsAndCountsAll)
{
    std::string text = SwfHead + row("1", "1", "5", "4", "10");
    for (int line = 0; line < 25; ++line)
        text += "7\n";
    auto log = import(text);
    ASSERT_TRUE(log);
    EXPECT_EQ(log->badRows, 25U);
    const Diagnostics remarks = log->remarks.take();
    ASSERT_EQ(remarks.size(), 10U);
    EXPECT_EQ(remarks.back().position, (SourcePosition{16, 1}));
}

TEST_F(LogFile, TellsWhatStandsInAnotherOrder)
{
    auto log = import(SwfHead + row("1", "9", "5", "4", "10") + row("2", "5", "5", "4", "10")
        + row("1", "7", "5", "4", "10") + row("3", "9", "5", "4", "10"));
    ASSERT_TRUE(log);
    EXPECT_THAT(log->workload.ids, ElementsAre("2", "1", "1", "3"));
    EXPECT_EQ(log->findings.unsorted, 2U);
    EXPECT_EQ(log->findings.duplicateIds, 1U);
    EXPECT_EQ(told(log),
        "site.log:7:1: jobs listed after a job submitted later, sorted by submit time: "
        "2\nsite.log:8:1: line 6 also has job '1'; both are kept\n");
}

TEST_F(LogFile, RefusesAbsurdTimes)
{
    auto log = import(SwfHead + row("1", "1", "5", "4", "10") + row("2", "1", "4000000000", "4", "10")
        + row("3", "200000000000", "5", "4", "10") + row("4", "4", "5", "4", "9000000000000"));
    ASSERT_TRUE(log);
    EXPECT_EQ(told(log),
        "site.log:7:1: the job ran for 4000000000 s, more than a century\nsite.log:8:1: the submit time is "
        "200000000000 s, after the year 5000\nsite.log:9:1: jobs that request more than a century, limited "
        "to "
        "a century: 1\n");
    EXPECT_EQ(log->workload.jobs.back().requested, 3155760000);
    EXPECT_EQ(log->rows(), 4U);
}

TEST_F(LogFile, RefusesWhatCannotBeSummed)
{
    EXPECT_EQ(refusal(row("1", "1", "3000000000", "2000000000", "3000000000")),
        "site.log:1:1: the jobs request too many processor-seconds to add up; the largest requests "
        "2000000000 processors");
}

TEST_F(LogFile, KeepsThePartition)
{
    const auto log = import("1 1 -1 5 4 -1 -1 4 10 -1 1 7 8 9 2 3 -1 -1\n");
    ASSERT_TRUE(log);
    constexpr auto Partition = static_cast<std::size_t>(JobAttribute::Partition);
    EXPECT_EQ(log->workload.names[Partition].at(log->workload.jobs[0].attributes[Partition]), "3");
}

} // namespace
} // namespace fairshare

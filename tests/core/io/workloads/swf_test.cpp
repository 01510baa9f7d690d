// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/workload_import.h"

#include "core/base/files.h"

#include <gmock/gmock.h>

#include <filesystem>

namespace fairshare {
namespace {

using testing::ElementsAre;

class LogFile : public testing::Test {
protected:
    LogFile() { std::filesystem::create_directory(m_folder); }
    ~LogFile() override { std::filesystem::remove_all(m_folder); }

    Result<WorkloadImport> import(const std::string& content, const CleaningSettings& settings = {})
    {
        const std::string path = m_folder + "/site.log";
        EXPECT_TRUE(writeFile(path, content));
        return importWorkload(path, settings);
    }

    std::string told(Result<WorkloadImport>& import)
    {
        std::string text;
        for (const Diagnostic& remark : import->remarks.take())
            text += describe(remark, "site.log") + "\n";
        return text;
    }

    std::string m_folder = testing::TempDir() + "fairshare-logs-"
        + testing::UnitTest::GetInstance()->current_test_info()->name();
};

constexpr const char* Head =
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
    auto log = import(Head + row("1", "10", "100", "4", "200") + "\n" + row("5", "5", "60.9", "8", "90"));
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 64);
    EXPECT_EQ(log->procsPerNode, 4);
    EXPECT_EQ(log->epoch, 843480031);
    EXPECT_EQ(log->workload.name, "site.log");
    // Sorted by submission; the run time without its fraction.
    EXPECT_THAT(log->workload.ids, ElementsAre("5", "1"));
    EXPECT_EQ(log->workload.jobs[0].run, 60);
    EXPECT_EQ(log->workload.jobs[0].procs, 8);
    EXPECT_EQ(log->workload.jobs[1].requested, 200);
    const auto account = static_cast<std::size_t>(JobAttribute::Account);
    EXPECT_EQ(log->workload.names[account][log->workload.jobs[0].attributes[account]], "8");
    EXPECT_EQ(told(log), "");
}

TEST_F(LogFile, CleansAsTheReferenceResultsDo)
{
    const auto log = import(Head + row("1", "1", "0", "4", "200") + row("2", "2", "10", "0", "20")
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
        import(Head + row("5", "5", "50", "1", "20"), {.machine = 32, .overrun = OverrunRule::Raise});
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 32);
    EXPECT_EQ(log->workload.jobs[0].run, 50);
    EXPECT_EQ(log->workload.jobs[0].requested, 50);
}

TEST_F(LogFile, LeavesRowsOutThatItCannotRead)
{
    auto log = import(Head + row("1", "1", "5", "4", "200") + "2 3 4\n" + row("3", "4", "x5", "1", "20")
        + "4 " + row("4", "4", "5", "1", "20"));
    ASSERT_TRUE(log);
    EXPECT_EQ(log->badRows, 3U);
    EXPECT_EQ(log->summary.kept, 1U);
    EXPECT_EQ(told(log),
        "site.log:7:1: the row has 3 fields; expected 18\n"
        "site.log:8:8: field 4 is 'x5'; expected a whole number\n"
        "site.log:9:1: the row has more than 18 fields\n");
}

TEST_F(LogFile, SaysThatNobodyAskedForATime)
{
    auto log = import(Head + row("1", "1", "5", "4", "-1"));
    ASSERT_TRUE(log);
    EXPECT_EQ(
        told(log), "site.log: no job says how long it asked for, so backfill plans with exact run times\n");
}

TEST_F(LogFile, ReadsACsvByItsHeading)
{
    const auto log = import("run,job_id,submit,nodes,req,account\n10,a,5,2,20,physics\n20,b,0,1,,\n");
    ASSERT_TRUE(log);
    EXPECT_EQ(log->workload.machine, 2);
    EXPECT_THAT(log->workload.ids, ElementsAre("b", "a"));
    EXPECT_EQ(log->workload.jobs[0].requested, 20);
    EXPECT_EQ(log->summary.withoutRequest, 1U);
}

TEST_F(LogFile, RefusesWhatIsNoLog)
{
    const auto messageOf = [this](const std::string& content) {
        auto log = import(content);
        EXPECT_FALSE(log);
        Error error = log.error();
        error.file = "site.log";
        return describe(error);
    };
    EXPECT_EQ(messageOf(""), "site.log:1:1: is empty; expected a log of jobs");
    EXPECT_EQ(messageOf("hello\n"),
        "site.log:1:1: is no log of jobs of a known format (SWF, CSV with submit and run)");
    EXPECT_EQ(messageOf("submit,run,nodes\n"), "site.log:2:1: there is no job below the heading");
    EXPECT_EQ(messageOf("\x1f\x8b\x08"),
        "site.log: the compressed file ends too soon: 0 bytes of text could be unpacked");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>

namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::Not;

constexpr const char* RecordedLog =
    "job_id,submit,run,nodes,req,user,account,queue,app,partition\n"
    "1,0,100,2,120,ada,\"a,b\",long,x,p\n2,10,50,1,60,bob,b,short,,q\n"
    "3,20,40,4,30,ada,\"a,b\",long,y,p\n7,20,400,1,500,eve,,,,\n7,25,3,2,10,bob,b,short,,q\n";

class RecordingAgain : public ProgramTest {
protected:
    /// Simulates, writes the recording again, and compares all files.
    void expectSame(std::vector<std::string> arguments, const std::vector<std::string>& how = {})
    {
        arguments.insert(arguments.begin(), "simulate");
        arguments.insert(arguments.end(), {"--recording", path("run"), "--replace"});
        arguments.insert(arguments.end(), how.begin(), how.end());
        const Outcome first = fairshare(arguments);
        ASSERT_EQ(first.exitCode, 0) << first.errors;
        std::vector<std::string> again{"simulate", path("run"), "--recording", path("again"), "--replace"};
        again.insert(again.end(), how.begin(), how.end());
        const Outcome second = fairshare(again);
        ASSERT_EQ(second.exitCode, 0) << second.errors;
        EXPECT_EQ(files("again"), files("run"));
        for (const std::string& name : files("run"))
            EXPECT_EQ(content("again/" + name), content("run/" + name)) << name;
    }
    std::vector<std::string> files(const std::string& folder) const
    {
        std::vector<std::string> names;
        for (const auto& each : std::filesystem::directory_iterator(path(folder)))
            names.push_back(each.path().filename().string());
        std::sort(names.begin(), names.end());
        return names;
    }
    std::string scenario(const std::string& simulation) const
    {
        return file("s.fairshare",
            fmt::format("{{\"format\": \"fairshare-explorer\", \"version\": 1, \"tree\": {{\"account\": "
                        "\"root\"}}, \"simulation\": {{\"workload\": "
                        "{{\"path\": \"log.csv\"}}, {}}}}}",
                simulation));
    }
};

TEST_F(RecordingAgain, GivesTheSameBytes)
{
    const std::string log = file("log.csv", RecordedLog);
    expectSame({log, "--nodes", "4"});
    expectSame({log, "--nodes", "4"}, {"--samples", "csv"});
    expectSame({log, "--nodes", "9", "--scheduler", "conservative", "--cores-per-node", "3"});
    expectSame({log, "--nodes", "4", "--raise-limits"});
    expectSame({log, "--nodes", "4", "--overrun", "1"});
    expectSame({log, "--nodes", "4", "--fairshare-by", "user", "--half-life", "1"});
    expectSame({log, "--nodes", "6", "--cores-per-node", "2", "--allocation", "core"});
}

TEST_F(RecordingAgain, GivesTheSameBytesOfRunsWithKilledJobsAndSamplesOfLosses)
{
    file("log.csv", RecordedLog);
    expectSame({scenario(
        "\"cluster\": {\"nodes\": 5, \"allocation\": \"node\"}, \"preemption\": {\"p\": 1, \"grace\": [0, "
        "60], \"policies\": "
        "[\"LIFO\", \"PAP+\"], \"wc_stride\": 3, \"classes\": [{\"match\": \"queue=long\", "
        "\"coefficient\": 10}], \"commit\": [{\"at\": 30, \"nodes\": 3, \"return_after\": 50000}]}")});
    EXPECT_THAT(content("run/jobs.csv"), HasSubstr("COMPLETED_KILLED"));
}

TEST_F(RecordingAgain, HoldsTheLastSampleAloneUnlessAskedForMore)
{
    const std::string log = file("log.csv", RecordedLog);
    const Outcome usual = fairshare({"simulate", log, "--nodes", "4", "--recording", path("run")});
    EXPECT_THAT(usual.errors, Not(HasSubstr("wc.csv")));
    const std::string last = content("run/wc.csv");
    EXPECT_EQ(std::count(last.begin(), last.end(), '\n'), 1 + 5 * 4); // policies times grace periods
    const Outcome all =
        fairshare({"simulate", scenario("\"cluster\": {\"nodes\": 4}, \"preemption\": {\"wc_stride\": 1}"),
            "--recording", path("all")});
    ASSERT_EQ(all.exitCode, 0) << all.errors;
    const std::string each = content("all/wc.csv");
    const auto rows = std::count(each.begin(), each.end(), '\n') - 1;
    EXPECT_GT(rows, 20);
    EXPECT_THAT(
        all.errors, HasSubstr(fmt::format("wc.csv: {} rows for {} samples, about 0.0 MB", rows, rows / 20)));
    EXPECT_THAT(each, testing::EndsWith(last.substr(last.find('\n') + 1)));
}

TEST_F(RecordingAgain, NeedsARunDirectory)
{
    const std::string log = file("log.csv", RecordedLog);
    ASSERT_EQ(fairshare({"simulate", log, "--nodes", "4", "--recording", path("run")}).exitCode, 0);
    std::filesystem::copy_file(path("run/samples.jsonl"), path("alone.jsonl"));
    const Outcome alone = fairshare({"simulate", path("alone.jsonl"), "--recording", path("new")});
    EXPECT_EQ(alone.exitCode, 1);
    EXPECT_THAT(alone.errors, HasSubstr("contains only samples; expected a run directory"));
    EXPECT_EQ(fairshare({"simulate", path("run"), "--recording", path("run")}).exitCode, 1);
}

} // namespace
} // namespace fairshare::test

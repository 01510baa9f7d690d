// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/load_workload.h"
#include "tests/core/io/workloads/log_file.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

class ReferredWorkload : public test::LogFile { };

TEST_F(ReferredWorkload, StandsBesideTheScenario)
{
    std::filesystem::create_directory(m_folder + "/logs");
    ASSERT_TRUE(writeFile(m_folder + "/logs/jobs.csv", "submit,run,procs\n0,5,2\n"));
    const auto log = loadWorkload({.path = "logs/jobs.csv"}, {.folder = m_folder}, {.machine = 4});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.name, "jobs.csv");
    EXPECT_EQ(log->workload.machine, 4);
    const auto absolute = loadWorkload({.path = m_folder + "/logs/jobs.csv"}, {.folder = "/elsewhere"}, {});
    EXPECT_TRUE(absolute);
    const auto none = loadWorkload({.path = "logs/none.csv"}, {.folder = m_folder}, {});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    EXPECT_EQ(none.error().file, m_folder + "/logs/none.csv");
}

TEST_F(ReferredWorkload, IsComparedWithItsDigest)
{
    ASSERT_TRUE(writeFile(m_folder + "/jobs.csv", "submit,run,procs,req\n0,5,2,5\n"));
    const WorkloadPlace place{
        .folder = m_folder, .digest = [](std::string_view bytes) { return std::to_string(bytes.size()); }};
    const CleaningSettings settings{.machine = 4};
    auto same = loadWorkload({.path = "jobs.csv", .sha256 = "29"}, place, settings);
    ASSERT_TRUE(same);
    EXPECT_EQ(told(same), "");
    auto other = loadWorkload({.path = "jobs.csv", .sha256 = "30"}, place, settings);
    ASSERT_TRUE(other);
    EXPECT_EQ(told(other),
        "site.log: this is not the log that was simulated: its SHA-256 differs, so results may differ too\n");
}

TEST_F(ReferredWorkload, IsMadeByAGenerator)
{
    const auto made = loadWorkload({.generator = "peregrine", .seed = 1}, {}, {});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->workload.jobs.size(), 7275U);
    EXPECT_EQ(made->workload.machine, 20);
    EXPECT_EQ(made->summary.kept, 7275U);
    const auto larger = loadWorkload({.generator = "htc", .load = 0.5, .jobs = 100}, {}, {.machine = 40});
    ASSERT_TRUE(larger);
    EXPECT_EQ(larger->workload.machine, 40);
    EXPECT_EQ(larger->workload.jobs.size(), 100U);
    EXPECT_GT(larger->workload.jobs.back().submit, 0);
}

TEST_F(ReferredWorkload, SaysWhatItCannotFind)
{
    EXPECT_EQ(loadWorkload({}, {}, {}).error().message,
        "the simulation names no workload; expected a log or a generator");
    EXPECT_EQ(loadWorkload({.generator = "lanl"}, {}, {}).error().message,
        "there is no generator 'lanl'; expected peregrine, htc or saturated");
}

} // namespace
} // namespace fairshare

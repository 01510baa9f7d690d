// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/workload.h"
#include "tests/core/io/job_log/log_file.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

WorkloadReference logAt(const std::string& path, const std::string& sha256 = {})
{
    WorkloadReference reference;
    reference.path = path;
    reference.sha256 = sha256;
    return reference;
}

WorkloadReference madeBy(const std::string& generator)
{
    WorkloadReference reference;
    reference.generator = generator;
    return reference;
}

class ReferredWorkload : public test::LogFile { };

TEST_F(ReferredWorkload, StandsBesideTheScenario)
{
    std::filesystem::create_directory(m_folder + "/logs");
    ASSERT_TRUE(writeFile(m_folder + "/logs/jobs.csv", "submit,run,procs\n0,5,2\n"));
    const auto log = loadWorkload(logAt("logs/jobs.csv"), {.folder = m_folder}, {.machine = 4});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.name, "jobs.csv");
    EXPECT_EQ(log->workload.machine, 4);
    const auto absolute = loadWorkload(logAt(m_folder + "/logs/jobs.csv"), {.folder = "/elsewhere"}, {});
    EXPECT_TRUE(absolute);
    const auto none = loadWorkload(logAt("logs/none.csv"), {.folder = m_folder}, {});
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::NotFound);
    EXPECT_EQ(none.error().file, m_folder + "/logs/none.csv");
}

TEST_F(ReferredWorkload, IsComparedWithItsDigest)
{
    ASSERT_TRUE(writeFile(m_folder + "/jobs.csv", "submit,run,procs,req\n0,5,2,5\n"));
    // Of `printf 'submit,run,procs,req\n0,5,2,5\n' | sha256sum`.
    constexpr const char* Digest = "1615843fc5c7cb5e7381e50c5d42027c1e0217ab6e9b8316f060540130ed9bf0";
    const WorkloadPlace place{.folder = m_folder};
    const CleaningSettings settings{.machine = 4};
    auto same = loadWorkload(logAt("jobs.csv", Digest), place, settings);
    ASSERT_TRUE(same);
    EXPECT_EQ(told(same), "");
    EXPECT_EQ(same->sha256, Digest);
    auto other = loadWorkload(logAt("jobs.csv", "ab12"), place, settings);
    ASSERT_TRUE(other);
    EXPECT_EQ(told(other),
        "site.log: the SHA-256 of the log differs from the one in the scenario; results may differ\n");
}

TEST_F(ReferredWorkload, GetsTheNamesOfItsMaps)
{
    ASSERT_TRUE(writeFile(m_folder + "/jobs.csv",
        "submit,run,procs,req,user,account\n0,5,2,5,u1,a1\n1,5,2,5,u2,a2\n2,5,2,5,u1,a3\n3,5,2,5,u1,a3\n"));
    ASSERT_TRUE(writeFile(m_folder + "/accounts.csv", "from,to\na1,physics\na2,physics\n"));
    ASSERT_TRUE(writeFile(m_folder + "/users.csv", "from,to\nu1,ann\nu2,bob\n"));
    WorkloadReference reference = logAt("jobs.csv");
    reference.nameMaps = {{JobAttribute::Account, "accounts.csv"}, {JobAttribute::User, "users.csv"}};
    auto log = loadWorkload(reference, {.folder = m_folder}, {.machine = 4});
    ASSERT_TRUE(log) << describe(log.error());
    const auto namesOf = [&log](JobAttribute attribute) {
        std::vector<std::string> names;
        for (const SubmittedJob& job : log->workload.jobs)
            names.push_back(log->workload.names[static_cast<std::size_t>(attribute)]
                                               [job.attributes[static_cast<std::size_t>(attribute)]]);
        return names;
    };
    EXPECT_THAT(namesOf(JobAttribute::Account), testing::ElementsAre("physics", "physics", "a3", "a3"));
    EXPECT_THAT(namesOf(JobAttribute::User), testing::ElementsAre("ann", "bob", "ann", "ann"));
    EXPECT_EQ(told(log), "site.log: log names missing from accounts.csv stay unchanged: a3 (1 in 2 jobs)\n");
    ASSERT_TRUE(writeFile(m_folder + "/users.csv", "from,to\nu1,\n"));
    const auto damaged = loadWorkload(reference, {.folder = m_folder}, {.machine = 4});
    ASSERT_FALSE(damaged);
    EXPECT_EQ(describe(damaged.error()),
        m_folder + "/users.csv:2:4: empty name; expected a name in both from and to");
    reference.nameMaps = {{JobAttribute::User, "none.csv"}};
    const auto missing = loadWorkload(reference, {.folder = m_folder}, {.machine = 4});
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().file, m_folder + "/none.csv");
}

TEST_F(ReferredWorkload, IsMadeByAGenerator)
{
    const auto made = loadWorkload(madeBy("peregrine"), {}, {});
    ASSERT_TRUE(made);
    EXPECT_EQ(made->workload.jobs.size(), 7275U);
    EXPECT_EQ(made->workload.machine, 20);
    EXPECT_EQ(made->summary.kept, 7275U);
    WorkloadReference htc = madeBy("htc");
    htc.load = 0.5;
    htc.jobs = 100;
    const auto larger = loadWorkload(htc, {}, {.machine = 40});
    ASSERT_TRUE(larger);
    EXPECT_EQ(larger->workload.machine, 40);
    EXPECT_EQ(larger->workload.jobs.size(), 100U);
    EXPECT_GT(larger->workload.jobs.back().submit, 0);
    const ClusterSection cores{
        .nodes = 5, .coresPerNode = 8, .allocation = AllocationUnit::Core, .unknown = {}};
    const auto shared = loadWorkload(htc, {}, {.cluster = cores});
    ASSERT_TRUE(shared);
    EXPECT_EQ(shared->workload.machine, 40);
    EXPECT_EQ(shared->unit, AllocationUnit::Core);
}

// By hand: 17 processors are 2 nodes of 8 and one processor.
TEST_F(ReferredWorkload, SaysWhenAMachineIsRounded)
{
    ASSERT_TRUE(writeFile(m_folder + "/jobs.csv", "submit,run,procs,req\n0,5,2,5\n"));
    ClusterSection cluster{
        .processors = 17, .coresPerNode = 8, .allocation = AllocationUnit::Node, .unknown = {}};
    auto log = loadWorkload(logAt("jobs.csv"), {.folder = m_folder}, {.cluster = cluster});
    ASSERT_TRUE(log) << describe(log.error());
    EXPECT_EQ(log->workload.machine, 3);
    EXPECT_EQ(told(log),
        "site.log: 17 processors are not a multiple of 8 cores per node; rounding up to 3 nodes\n");
    auto made = loadWorkload(madeBy("htc"), {}, {.cluster = cluster});
    ASSERT_TRUE(made);
    EXPECT_EQ(told(made),
        "site.log: 17 processors are not a multiple of 8 cores per node; rounding up to 3 nodes\n");
    cluster.processors = 16;
    auto whole = loadWorkload(logAt("jobs.csv"), {.folder = m_folder}, {.cluster = cluster});
    ASSERT_TRUE(whole);
    EXPECT_EQ(told(whole), "");
}

TEST_F(ReferredWorkload, TellsASpeedWithoutEffect)
{
    ASSERT_TRUE(writeFile(m_folder + "/jobs.csv", "submit,run,procs,req\n0,5,2,5\n"));
    ASSERT_TRUE(writeFile(m_folder + "/work.json",
        R"({"nb_res": 4, "jobs": [{"id": 1, "subtime": 0, "res": 2, "profile": "p", "walltime": 9}],
        "profiles": {"p": {"type": "parallel_homogeneous", "cpu": 3e9}}})"));
    const CleaningSettings settings{.machine = 4, .speed = 1e9};
    WorkloadReference reference = logAt("jobs.csv");
    reference.speed = 1e9;
    auto timed = loadWorkload(reference, {.folder = m_folder}, settings);
    ASSERT_TRUE(timed) << describe(timed.error());
    EXPECT_EQ(told(timed), "site.log: \"speed\" has no effect: the log records run times but no work\n");
    reference.path = "work.json";
    auto work = loadWorkload(reference, {.folder = m_folder}, settings);
    ASSERT_TRUE(work) << describe(work.error());
    EXPECT_EQ(told(work), "");
}

TEST_F(ReferredWorkload, SaysWhatItCannotFind)
{
    EXPECT_EQ(loadWorkload({}, {}, {}).error().message,
        "the simulation has no workload; expected a job log or a generator");
    EXPECT_EQ(loadWorkload(madeBy("lanl"), {}, {}).error().message,
        "unknown generator 'lanl'; expected one of peregrine, htc, saturated");
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/opened_files.h"

#include "core/analysis/compare/answers/answer_line.h"
#include "core/base/files/files.h"
#include "core/scenario/evaluation.h"
#include "core/simulator/section/simulation_section.h"
#include "core/tree/share_tree_builder.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

namespace fairshare {
namespace {

using testing::HasSubstr;

std::string slurmFile(const std::string& name)
{
    return TEST_DATA "/samples/slurm/" + name;
}

/// Opened, or a failure of the test.
Opened opened(const std::vector<std::string>& paths)
{
    auto files = openFiles(paths);
    EXPECT_TRUE(files) << describe(files.error());
    return files ? std::move(*files) : Opened{};
}

std::string errorOf(const std::vector<std::string>& paths)
{
    const auto files = openFiles(paths);
    return files ? "opened" : describe(files.error());
}

TEST(OpenFilesTest, CombinesFilesInAnyOrder)
{
    std::vector<std::string> paths{slurmFile("sacctmgr_assoc_tree_P.txt"), slurmFile("sshare_a_P.txt"),
        slurmFile("squeue_json.json"), slurmFile("slurm.conf"), slurmFile("scontrol_partition.txt"),
        slurmFile("sacctmgr_qos_P.txt")};
    const Opened first = opened(paths);
    EXPECT_TRUE(first.loaded.hasUsage);
    EXPECT_FALSE(first.loaded.scenario.priority->queue->jobs.empty());
    EXPECT_EQ(first.path, "");
    EXPECT_EQ(first.sources, paths);
    for (int turn = 0; turn < 5; ++turn) {
        std::rotate(paths.begin(), paths.begin() + 1, paths.end());
        EXPECT_EQ(opened(paths).loaded.scenario, first.loaded.scenario) << paths.front();
    }
    std::reverse(paths.begin(), paths.end());
    EXPECT_EQ(opened(paths).loaded.scenario, first.loaded.scenario);
}

// By hand: the second job, on 3 nodes, runs beside the first, on 2, and the third on 4 nodes after both.
TEST(OpenFilesTest, SizesTheClusterOfALogByTheNodesUsedAtOnce)
{
    const std::string path = testing::TempDir() + "sized.sacct";
    ASSERT_TRUE(writeFile(path,
        "JobID|User|NNodes|NCPUS|Submit|Start|End|Elapsed|Timelimit|State\n"
        "1|ann|2|2|2026-11-20T10:00:00|2026-11-20T10:00:00|2026-11-20T10:10:00|00:10:00|01:00:00|COMPLETED\n"
        "2|bob|3|3|2026-11-20T10:00:00|2026-11-20T10:05:00|2026-11-20T10:10:00|00:05:00|01:00:00|COMPLETED\n"
        "3|ann|4|4|2026-11-20T10:00:00|2026-11-20T10:10:00|2026-11-20T10:20:00|00:10:00|01:00:00|"
        "COMPLETED\n"));
    const Opened log = opened({path});
    EXPECT_EQ(log.loaded.scenario.simulation->cluster.nodes, 5);
    EXPECT_EQ(log.loaded.scenario.simulation->preemption.nodes, 2);
    EXPECT_THAT(log.remarks,
        testing::Contains(
            "sized.sacct: the number of nodes is not recorded; using the most that jobs held at "
            "once, 5"));
}

TEST(OpenFilesTest, LeavesTheClusterOfALogThatRecordsItAlone)
{
    const std::string path = testing::TempDir() + "sized.swf";
    ASSERT_TRUE(
        writeFile(path, "; MaxNodes: 6\n; MaxProcs: 6\n1 0 0 600 2 -1 -1 2 600 -1 1 1 1 -1 1 -1 -1 -1\n"));
    const Opened log = opened({path});
    EXPECT_EQ(log.loaded.scenario.simulation->cluster.nodes, 0);
    EXPECT_EQ(log.loaded.scenario.simulation->preemption.nodes, 3);
}

// A queue has the columns of a log, but is one of jobs that wait.
TEST(OpenFilesTest, TablesOfWaitingJobsAreQueues)
{
    const std::string path = testing::TempDir() + "jobs.txt";
    for (const std::string text :
        {"JOBID|USER|ACCOUNT|PARTITION|STATE|PRIORITY\n11|ann|a|cpu|PENDING|1200\n12|bob|a|cpu|RUNNING|900\n",
            "JOBID|#USER|#STATE|#PRIORITY\n11|#ann|#PENDING|#1200\n12|#bob|#RUNNING|#900\n",
            "$ squeue -o '%i|%u|%T|%Q'\nJOBID|USER|STATE|PRIORITY\n11|ann|PENDING|1200\n12|bob|RUNNING|900\n",
            "login1> squeue\n  JOBID PARTITION  USER ST  TIME  NODES NODELIST(REASON)\n"
            "     11       cpu   ann PD  0:00      1 (Priority)\n     12       cpu   bob  R  0:10      1 "
            "n1\n"}) {
        ASSERT_TRUE(writeFile(path, text));
        const Opened queue = opened({path});
        ASSERT_TRUE(queue.loaded.scenario.priority.has()) << text;
        ASSERT_EQ(queue.loaded.scenario.priority->queue->jobs.size(), 2U) << text;
        EXPECT_EQ(queue.loaded.scenario.priority->queue->jobs.front().user, "ann") << text;
        EXPECT_FALSE(queue.loaded.scenario.simulation.has()) << text;
    }
}

TEST(OpenFilesTest, APartOfATreeHasNoRanks)
{
    const std::string path = testing::TempDir() + "part.txt";
    ASSERT_TRUE(writeFile(path,
        "Account|User|RawShares|NormShares|RawUsage|EffectvUsage|FairShare|LevelFS\n"
        "physics||100|0.2|8000|0.34||0.588235\n physics|ann|1|0.5|6000|0.75|0.25|0.666667\n"
        " physics|bob|1|0.5|2000|0.25|0.5|2.0\n"));
    const Scenario scenario = opened({path}).loaded.scenario;
    ASSERT_TRUE(scenario.tree.isPart());
    const auto evaluation = evaluate(scenario, {"fair_tree"});
    ASSERT_TRUE(evaluation) << describe(evaluation.error());
    EXPECT_EQ(answerLine(**evaluation, "fair_tree", nullptr).sentence,
        "4 associations, 2 users: only a part of the tree, so ranks among all users are unknown.");
}

TEST(OpenFilesTest, EqualsAddingOneFileAfterTheOther)
{
    const std::string tree = slurmFile("sacctmgr_assoc_tree_P.txt");
    const Opened both = opened({slurmFile("sshare_a_P.txt"), tree});
    auto added = addFile(opened({tree}).loaded.scenario, slurmFile("sshare_a_P.txt"));
    ASSERT_TRUE(added) << describe(added.error());
    EXPECT_EQ(added->loaded.scenario, both.loaded.scenario);
    EXPECT_TRUE(added->loaded.hasUsage);
}

TEST(OpenFilesTest, TakesUsageForAScenarioFile)
{
    const std::string sample = BUNDLED_SAMPLES "/university_before.fairshare";
    const std::string usage = testing::TempDir() + "part.sshare";
    ASSERT_TRUE(writeFile(usage,
        "Account|User|RawShares|NormShares|RawUsage\nroot|||0|900\n engineering||50|0.5|900\n"
        "  civil||10|0.2|900\n   civil|haddad|1|0.5|900\n"));
    const Opened files = opened({usage, sample});
    EXPECT_EQ(files.loaded.scenario.title, opened({sample}).loaded.scenario.title);
    EXPECT_EQ(files.loaded.scenario, opened({sample, usage}).loaded.scenario);
    EXPECT_FALSE(files.remarks.empty());
}

TEST(OpenFilesTest, RefusesTwoTrees)
{
    const std::string tree = slurmFile("sacctmgr_assoc_tree_P.txt");
    const std::string sample = BUNDLED_SAMPLES "/university_before.fairshare";
    const std::string expected = tree
        + ": contains a tree, and so does university_before.fairshare; open one of them and compare it with "
          "the other";
    EXPECT_EQ(errorOf({tree, sample}), expected);
    EXPECT_EQ(errorOf({sample, tree}), expected);
    EXPECT_EQ(errorOf({tree, tree}),
        tree
            + ": contains a tree, and so does sacctmgr_assoc_tree_P.txt; open one of them and compare it "
              "with the other");
}

TEST(OpenFilesTest, SaysWhatAFileWithoutATreeContains)
{
    const std::string usage = slurmFile("sacctmgr_assoc_p.txt");
    const auto advised =
        openFiles(std::vector{usage}, [](const Import&) { return std::string("; do this"); });
    ASSERT_FALSE(advised);
    EXPECT_THAT(describe(advised.error()), HasSubstr(usage));
    EXPECT_THAT(describe(advised.error()), testing::EndsWith("; do this"));
    EXPECT_EQ(errorOf({usage, slurmFile("slurm.conf")}), errorOf({usage}));
    EXPECT_EQ(errorOf({}), "no file to open");
}

TEST(OpenFilesTest, OpensAQueueWithoutATree)
{
    const std::string jobs = slurmFile("squeue_json.json");
    const Opened alone = opened({jobs});
    ASSERT_TRUE(alone.loaded.scenario.priority.has());
    EXPECT_FALSE(alone.loaded.scenario.priority->queue->jobs.empty());
    EXPECT_EQ(alone.loaded.scenario.tree.size(), 1U);
    EXPECT_EQ(alone.path, ""); // saving must not replace the listing
    EXPECT_EQ(alone.sources, std::vector{jobs});
    EXPECT_THAT(errorOf({slurmFile("slurm.conf")}), HasSubstr("contains settings but no account tree"));
}

TEST(OpenFilesTest, AddsSettingsToAQueueWithoutATree)
{
    const std::vector<std::string> paths{
        slurmFile("sprio_l.txt"), slurmFile("slurm.conf"), slurmFile("scontrol_partition.txt")};
    const Opened first = opened(paths);
    EXPECT_EQ(first.loaded.scenario.priority->queue->jobs.size(),
        opened({paths.front()}).loaded.scenario.priority->queue->jobs.size());
    EXPECT_FALSE(first.loaded.scenario.priority->config.weights == PriorityWeights{});
    EXPECT_EQ(opened({paths[2], paths[1], paths[0]}).loaded.scenario, first.loaded.scenario);
}

TEST(OpenFileTest, NeedsATreeUnlessToldOtherwise)
{
    const std::string jobs = slurmFile("squeue_json.json");
    EXPECT_FALSE(openFile(jobs));
    const auto queue = openFile(jobs, {.needsTree = false});
    ASSERT_TRUE(queue);
    EXPECT_EQ(queue->kind, FileKind::Queue);
}

TEST(OpenFilesTest, ReportsTheFileThatCannotBeRead)
{
    EXPECT_THAT(errorOf({slurmFile("sacctmgr_assoc_tree_P.txt"), slurmFile("missing.txt")}),
        HasSubstr(slurmFile("missing.txt")));
}

} // namespace
} // namespace fairshare

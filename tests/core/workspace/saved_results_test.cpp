// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/files/files.h"
#include "core/io/recording/recording.h"
#include "core/scenario/sections.h"
#include "core/tree/share_tree_builder.h"
#include "core/workspace/saved_results.h"
#include "tests/core/io/job_log/log_file.h"

#include <gmock/gmock.h>

#include <algorithm>

namespace fairshare {
namespace {

using testing::ElementsAre;

/// Two jobs of two nodes each, on a machine of three.
constexpr std::string_view Log = "job_id,submit,run,nodes,req,user,partition\n"
                                 "a,0,100,2,200,ann,long\n"
                                 "b,10,50,2,50,bob,long\n";

class SavedResultsTest : public test::LogFile {
protected:
    SavedResultsTest()
        : m_file(m_folder + "/site.fairshare")
    {
        EXPECT_TRUE(writeFile(m_folder + "/jobs.csv", Log));
        m_section.workload.path = "jobs.csv";
        m_section.cluster.nodes = 3;
        m_section.cluster.allocation = AllocationUnit::Node;
        EXPECT_FALSE(std::filesystem::exists(savedResultsPath(m_file)));
    }

    Scenario scenario() const { return withSimulation(Scenario(), m_section); }
    ScenarioRun run() const
    {
        auto made = runOf(scenario(), m_file);
        EXPECT_TRUE(made) << describe(made.error());
        return made ? *std::move(made) : ScenarioRun();
    }
    void keep() const
    {
        const auto kept = saveResults(run(), scenario(), m_file);
        EXPECT_TRUE(kept) << describe(kept.error());
    }

    std::string m_file;
    SimulationSection m_section;
};

TEST_F(SavedResultsTest, IsFoundAndIsTheSame)
{
    const ScenarioRun simulated = run();
    EXPECT_EQ(simulated.keptIn, "");
    ASSERT_TRUE(saveResults(simulated, scenario(), m_file));
    EXPECT_EQ(savedResultsPath(m_file), m_folder + "/site.results");
    EXPECT_FALSE(std::filesystem::exists(m_folder + "/site.results/samples.jsonl"));
    const ScenarioRun kept = run();
    EXPECT_EQ(kept.keptIn, savedResultsPath(m_file));
    EXPECT_EQ(kept.input, simulated.input);
    EXPECT_THAT(kept.run->schedule.starts, ElementsAre(0, 100));
    EXPECT_EQ(kept.run->workload.jobs, simulated.run->workload.jobs);
    EXPECT_EQ(kept.run->workload.ids, simulated.run->workload.ids);
    EXPECT_EQ(kept.run->workload.names, simulated.run->workload.names);
    EXPECT_EQ(kept.run->schedule.order, simulated.run->schedule.order);
    EXPECT_THAT(kept.run->allocation.nodesOf(1), ElementsAre(0U, 1U));
    EXPECT_EQ(kept.run->machine, 3);
    EXPECT_EQ(kept.run->origin, "EASY backfill, batch order, saved in site.results");
}

TEST_F(SavedResultsTest, TellsWhatBecameOfTheRowsAsOneThatIsSimulated)
{
    EXPECT_TRUE(writeFile(m_folder + "/jobs.csv", std::string(Log) + "c,x,5,1,5,ann,long\n"));
    const ScenarioRun simulated = run();
    ASSERT_TRUE(saveResults(simulated, scenario(), m_file));
    const ScenarioRun kept = run();
    ASSERT_EQ(kept.keptIn, savedResultsPath(m_file));
    EXPECT_THAT(kept.summary, ElementsAre("2 of 3 jobs used, on 3 nodes", "unreadable rows, skipped: 1"));
    ASSERT_EQ(kept.remarks.size(), 1U);
    EXPECT_EQ(kept.remarks[0].message, "submit is 'x'; expected a number");
    EXPECT_EQ(kept.sha256, simulated.sha256);
    EXPECT_EQ(kept.unreadRows, 1U);
}

TEST_F(SavedResultsTest, SaysWhichInputItHas)
{
    keep();
    const auto told = recordedInput(savedResultsPath(m_file));
    ASSERT_TRUE(told);
    EXPECT_EQ(told->size(), 64U);
    EXPECT_EQ(*told, runInput(scenario(), m_file));
    const auto content = readFile(savedResultsPath(m_file) + "/run.json");
    ASSERT_TRUE(content);
    // Of the log, by sha256sum.
    EXPECT_THAT(*content,
        testing::HasSubstr(
            "\"sha256\": \"efd67def85dcd5e88ddafee06cda756f9a6bad25d6bdcc69ebfa506845060d42\""));
}

TEST_F(SavedResultsTest, IsNotTakenForOtherInput)
{
    keep();
    const std::string other = "the saved results in site.results are from different input (SHA-256 differs); "
                              "the jobs were simulated again";
    const auto expectAnew = [&] {
        const ScenarioRun made = run();
        EXPECT_EQ(made.keptIn, "");
        ASSERT_FALSE(made.summary.empty());
        EXPECT_EQ(made.summary.back(), other);
    };
    m_section.scheduler.mode = "fcfs";
    expectAnew();
    m_section.scheduler.mode = "easy";
    m_section.cluster.nodes = 4;
    expectAnew();
    m_section.cluster.nodes = 3;
    m_section.preemption.removals = {{.at = 5, .nodes = 1, .returnAfter = 100}};
    expectAnew();
    m_section.preemption.removals.clear();
    EXPECT_EQ(run().keptIn, savedResultsPath(m_file));
    ASSERT_TRUE(writeFile(m_folder + "/jobs.csv", std::string(Log) + "c,20,5,1,5,ann,long\n"));
    expectAnew();
}

TEST_F(SavedResultsTest, StaysWhereOnlyTheQuestionIsAnother)
{
    keep();
    m_section.preemption.nodes = 2;
    m_section.preemption.graces = {0};
    m_section.preemption.classes = {{.attribute = JobAttribute::User, .value = "ann", .coefficient = 2}};
    m_section.sampling.interval = 5;
    EXPECT_EQ(run().keptIn, savedResultsPath(m_file));
    std::filesystem::rename(m_folder + "/jobs.csv", m_folder + "/renamed.csv");
    m_section.workload.path = "renamed.csv";
    EXPECT_EQ(run().keptIn, savedResultsPath(m_file));
}

TEST_F(SavedResultsTest, FollowsTheTreeOfAReplayAlone)
{
    const auto inputWith = [this](std::uint32_t shares) {
        ShareTreeBuilder builder;
        builder.add(builder.root(), {.name = "ann", .shares = shares});
        Diagnostics diagnostics;
        Scenario grown = scenario();
        grown.tree = *std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
        return runInput(grown, m_file);
    };
    m_section.priority = ReplaySection{.accountBy = JobAttribute::User, .tree = ReplayTree::Flat};
    EXPECT_EQ(inputWith(1), inputWith(2));
    m_section.priority->tree = ReplayTree::Scenario;
    EXPECT_NE(inputWith(1), inputWith(2));
    EXPECT_EQ(inputWith(1), inputWith(1));
}

TEST_F(SavedResultsTest, KeepsWhatRemovalsKilled)
{
    m_section.preemption.removals = {{.at = 5, .nodes = 2, .returnAfter = 10}};
    const ScenarioRun simulated = run();
    ASSERT_GT(std::ranges::count(simulated.run->killed, true), 0);
    keep();
    const ScenarioRun kept = run();
    EXPECT_EQ(kept.keptIn, savedResultsPath(m_file));
    EXPECT_EQ(kept.run->killed, simulated.run->killed);
    EXPECT_EQ(kept.run->schedule.starts, simulated.run->schedule.starts);
    EXPECT_EQ(simulated.run->schedule.absences.size(), 2U);
    EXPECT_EQ(kept.run->schedule.absences, simulated.run->schedule.absences);
    EXPECT_EQ(kept.run->origin, simulated.run->origin + ", saved in site.results");
}

TEST_F(SavedResultsTest, DamagedOneIsSimulatedAnew)
{
    keep();
    ASSERT_TRUE(writeFile(m_folder + "/site.results/jobs.csv", "job_id,starting_time\na,-\n"));
    const ScenarioRun made = run();
    EXPECT_EQ(made.keptIn, "");
    EXPECT_EQ(made.summary.back(),
        m_folder + "/site.results/jobs.csv:2:3: starting_time is '-'; expected a whole number");
    keep();
    EXPECT_EQ(run().keptIn, savedResultsPath(m_file));
}

/// Replaces the first place of a text in a file.
void change(const std::string& file, std::string_view text, std::string_view with)
{
    std::string content = readFile(file).value_or("");
    const std::size_t at = content.find(text);
    ASSERT_NE(at, std::string::npos) << content;
    ASSERT_TRUE(writeFile(file, content.replace(at, text.size(), with)));
}

TEST_F(SavedResultsTest, OneThatLacksJobsIsSimulatedAnew)
{
    keep();
    const std::string file = m_folder + "/site.results/jobs.csv";
    const std::string whole = readFile(file).value_or("");
    ASSERT_TRUE(writeFile(file, whole.substr(0, whole.rfind("\nb,") + 1)));
    const ScenarioRun made = run();
    EXPECT_EQ(made.keptIn, "");
    EXPECT_THAT(made.run->workload.ids, ElementsAre("a", "b"));
    EXPECT_EQ(made.summary.back(),
        "the saved results in site.results are incomplete: jobs in jobs.csv: 1, but run.json records 2; the "
        "jobs were simulated again");
}

TEST_F(SavedResultsTest, OneOfAnotherMachineIsSimulatedAnew)
{
    keep();
    change(m_folder + "/site.results/run.json", R"("nodes": 3)", R"("nodes": 5)");
    const ScenarioRun made = run();
    EXPECT_EQ(made.keptIn, "");
    EXPECT_EQ(made.run->machine, 3);
    EXPECT_EQ(made.summary.back(),
        "the saved results in site.results are for 5 nodes, but the scenario has 3 nodes; the jobs "
        "were simulated again");
}

// A recording that somebody made there, and a log that is gone: neither tells an input.
TEST_F(SavedResultsTest, IsNoneWithoutAnInput)
{
    keep();
    const std::string file = m_folder + "/site.results/run.json";
    std::string told = readFile(file).value_or("");
    const std::string_view key = "input_sha256";
    const std::size_t at = told.find(key);
    ASSERT_NE(at, std::string::npos);
    ASSERT_TRUE(writeFile(file, told.replace(at, key.size(), "other_sha256")));
    std::filesystem::remove(m_folder + "/jobs.csv");
    const auto made = runOf(scenario(), m_file);
    ASSERT_FALSE(made);
    EXPECT_EQ(made.error().code, ErrorCode::NotFound);
}

TEST_F(SavedResultsTest, IsCopiedBesideAnotherFile)
{
    keep();
    const ScenarioRun kept = run();
    const std::string other = m_folder + "/other.fairshare";
    ASSERT_TRUE(saveResults(kept, scenario(), other));
    for (const char* part : {"/run.json", "/jobs.csv"}) {
        const auto first = readFile(savedResultsPath(m_file) + part);
        ASSERT_TRUE(first);
        EXPECT_EQ(readFile(savedResultsPath(other) + part).value_or(""), *first);
    }
    const auto found = runOf(scenario(), other);
    ASSERT_TRUE(found) << describe(found.error());
    EXPECT_EQ(found->keptIn, savedResultsPath(other));
    std::filesystem::remove_all(savedResultsPath(m_file));
    const auto gone = saveResults(kept, scenario(), m_folder + "/third.fairshare");
    ASSERT_FALSE(gone);
    EXPECT_EQ(describe(gone.error()), savedResultsPath(m_file) + ": no such file or directory");
    EXPECT_FALSE(std::filesystem::exists(m_folder + "/third.results"));
}

TEST_F(SavedResultsTest, ReplacesNothingElse)
{
    const ScenarioRun simulated = run();
    std::filesystem::create_directories(m_folder + "/site.results");
    ASSERT_TRUE(writeFile(m_folder + "/site.results/thesis.txt", "mine"));
    const auto kept = saveResults(simulated, scenario(), m_file);
    ASSERT_FALSE(kept);
    EXPECT_EQ(describe(kept.error()),
        m_folder + "/site.results: contains no saved results; refusing to overwrite it");
    EXPECT_EQ(readFile(m_folder + "/site.results/thesis.txt").value_or(""), "mine");
    ScenarioRun unknown = simulated;
    unknown.input.clear();
    EXPECT_EQ(describe(saveResults(unknown, scenario(), m_file).error()),
        "cannot save the results: the input of this run is unknown");
}

} // namespace
} // namespace fairshare

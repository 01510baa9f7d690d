// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/sweep_run.h"

#include "core/base/shared_value.h"
#include "core/io/scenario_file/sweep_reader.h"
#include "core/scenario/scenario.h"
#include "core/simulation/cea_study.h"
#include "core/simulation/saturating_load.h"
#include "core/workspace/sweep_results.h"

#include <gmock/gmock.h>

#include <atomic>

namespace fairshare {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class SweepRun : public testing::Test {
protected:
    std::vector<SweepRow> run(std::size_t threads, const SweepResults& known = {})
    {
        const auto rows = runSweep(request(threads), known);
        EXPECT_TRUE(rows);
        return rows.value_or(std::vector<SweepRow>());
    }

    SweepRequest request(std::size_t threads)
    {
        return {.sweep = m_sweep,
            .scenario = m_scenario,
            .inputs = "inputs",
            .workload = [this](const Scenario& scenario) -> Result<SweptWorkload> {
                ++m_simulated;
                const LoadSettings load{
                    .seed = scenario.simulation->workload.seed, .machine = 8, .span = 20'000, .mostProcs = 4};
                return SweptWorkload{
                    std::make_shared<const Workload>(saturatingLoad(scenario.tree, load)), load.machine};
            },
            .threads = threads,
            .keep = [this](const std::string& digest,
                        const std::vector<std::string>& figures) { m_kept[digest] = figures; }};
    }

    static Scenario base()
    {
        Scenario scenario = ceaScenario().value();
        SimulationSection section;
        section.priority = ceaSection();
        section.cluster.allocation = AllocationUnit::Node;
        section.preemption.policies = {"lifo", "pap"};
        section.preemption.nodes = 4;
        scenario.simulation = SharedValue(section);
        return scenario;
    }

    Sweep m_sweep = readSweep(R"({"format": "fairshare-sweep", "study": "cea", "values": {
        "seed": [1, 2], "algorithm": ["classic", "fair_tree"], "scheduler": ["easy", "fcfs"]}})")
                        .value();
    Scenario m_scenario = base();
    std::atomic<int> m_simulated = 0;
    SweepResults m_kept;
};

bool operator==(const SweepRow& a, const SweepRow& b)
{
    return a.values == b.values && a.figures == b.figures && a.digest == b.digest;
}

TEST_F(SweepRun, HasTheSameRowsWithAnyNumberOfThreads)
{
    const std::vector<SweepRow> one = run(1);
    ASSERT_EQ(one.size(), 8U);
    EXPECT_THAT(one.front().values, ElementsAre("1", "classic", "easy"));
    const std::vector<SweepRow> four = run(4);
    for (std::size_t row = 0; row < one.size(); ++row)
        EXPECT_TRUE(one[row] == four[row]) << row;
    EXPECT_NE(one[0].figures, one[1].figures);
    EXPECT_NE(one[0].digest, one[1].digest);
}

TEST_F(SweepRun, NamesAFigureEach)
{
    EXPECT_EQ(run(1).front().figures.size(), sweepFigures().size());
    EXPECT_THAT(sweepFigures().front(), "jobs");
    const auto figures = run(1).front().figures;
    const auto of = [&](const char* id) {
        const auto ids = sweepFigures();
        return figures[static_cast<std::size_t>(std::find(ids.begin(), ids.end(), id) - ids.begin())];
    };
    EXPECT_THAT(of("lost_lifo_node_s"), Not(IsEmpty()));
    EXPECT_THAT(of("lost_fifo_node_s"), IsEmpty());
    EXPECT_THAT(of("distance"), Not(IsEmpty()));
}

// 3 nodes are missing at each sample of 8 nodes of which 11 are wanted.
TEST_F(SweepRun, TellsNodesThatCannotBeTaken)
{
    EXPECT_EQ(sweepFigures().back(), "shortfall");
    EXPECT_EQ(run(1).front().figures.back(), "0");
    const auto shortfallOf = [this](std::int32_t wanted) {
        SimulationSection section = *m_scenario.simulation;
        section.preemption.nodes = wanted;
        m_scenario.simulation = SharedValue(section);
        return std::stol(run(1).front().figures.back());
    };
    const long ofThree = shortfallOf(11);
    EXPECT_GT(ofThree, 0);
    EXPECT_EQ(shortfallOf(9) * 3, ofThree);
    SimulationSection section = *m_scenario.simulation;
    section.cluster.allocation = AllocationUnit::Procs;
    m_scenario.simulation = SharedValue(section);
    EXPECT_EQ(run(1).front().figures.back(), "");
}

TEST_F(SweepRun, SimulatesOnlyWhatIsNotKnown)
{
    const std::vector<SweepRow> all = run(2);
    EXPECT_EQ(m_simulated, 8);
    EXPECT_EQ(m_kept.size(), 8U);
    SweepResults half = m_kept;
    for (int dropped = 0; dropped < 3; ++dropped)
        half.erase(half.begin());
    m_simulated = 0;
    const std::vector<SweepRow> again = run(2, readSweepResults(sweepResultsText(half)).value());
    EXPECT_EQ(m_simulated, 3);
    for (std::size_t row = 0; row < all.size(); ++row)
        EXPECT_TRUE(all[row] == again[row]) << row;
}

TEST_F(SweepRun, StopsWhenCancelled)
{
    std::stop_source source;
    source.request_stop();
    const auto rows = runSweep(request(2), {}, {.stop = source.get_token()});
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().code, ErrorCode::Cancelled);
    EXPECT_EQ(m_simulated, 0);
}

TEST_F(SweepRun, FailsWithTheFirstReason)
{
    SweepRequest failing = request(1);
    failing.workload = [](const Scenario&) -> Result<SweptWorkload> {
        return fail(ErrorCode::BadInput, "no jobs");
    };
    const auto rows = runSweep(failing, {});
    ASSERT_FALSE(rows);
    EXPECT_EQ(rows.error().message, "no jobs");
}

/// What is refused in a text of results, with its place.
std::string sweepRefusal(std::string_view text)
{
    const auto results = readSweepResults(text);
    return results ? "" : describe(results.error());
}

TEST(SweepResults, PassOverALastLineWithoutItsEnd)
{
    const SweepResults results{{"ab", std::vector<std::string>(sweepFigures().size(), "1")}};
    const std::string text = sweepResultsText(results);
    EXPECT_THAT(text, HasSubstr(R"({"digest":"ab","figures":{"jobs":1,"mean_wait":1,)"));
    EXPECT_EQ(readSweepResults(text).value(), results);
    EXPECT_EQ(readSweepResults(text + "\n").value(), results);
    EXPECT_EQ(readSweepResults(text.substr(0, text.size() - 1)).value(), results); // nothing is missing
    EXPECT_EQ(readSweepResults(text + R"({"digest":"cd","fig)").value(), results);
    EXPECT_EQ(readSweepResults(text + R"({"di)").value(), results);
    EXPECT_TRUE(readSweepResults("").value().empty());
}

// All that is not read is lost when the results are written again.
TEST(SweepResults, RefuseLinesThatAreNoResults)
{
    constexpr const char* NoResult =
        "not a sweep result; expected {\"digest\":\"…\",\"figures\":{\"jobs\":…}} on each line";
    const std::string whole = R"({"digest":"ab","figures":{"jobs":1}})"
                              "\n";
    EXPECT_EQ(sweepRefusal("thesis"), std::string("1:1: ") + NoResult);
    EXPECT_EQ(sweepRefusal(whole + "2 of 3\n"), std::string("2:3: ") + NoResult);
    EXPECT_EQ(sweepRefusal(whole + "  {}\n" + whole), std::string("2:3: ") + NoResult);
    EXPECT_EQ(
        sweepRefusal(R"({"format": "fairshare-explorer", "version": 1})"), std::string("1:1: ") + NoResult);
    // A line that has no end is the last.
    EXPECT_EQ(sweepRefusal("{\"digest\":\"cd\",\"fig\n" + whole), std::string("1:20: ") + NoResult);
    EXPECT_EQ(sweepRefusal("{\n \"format\": \"fairshare-explorer\"}"), std::string("1:2: ") + NoResult);
    EXPECT_EQ(sweepRefusal(whole + R"({"digest":"AB","figures":{}})"),
        "2:11: 'AB' is not a digest; expected lowercase hexadecimal digits");
    EXPECT_EQ(sweepRefusal(R"({"digest":"ab","figures":{"other":1}})"),
        "1:27: unknown metric \"other\" in a result; expected one of jobs, mean_wait, mean_bounded_slowdown, "
        "utilization, makespan, …");
    EXPECT_EQ(sweepRefusal(R"({"digest":"ab","figures":{"jobs":"all"}})"),
        "1:34: \"jobs\" must be a number; found a string");
    EXPECT_EQ(sweepRefusal(whole + R"({"digest":"cd","figures":{"mean_wait":0,"jobs":-5}})"),
        "2:48: jobs is -5; expected a number, 0 or more");
}

} // namespace
} // namespace fairshare

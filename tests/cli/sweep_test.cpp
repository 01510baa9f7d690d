// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <gmock/gmock.h>

/// All combinations of changed values by fairshare sweep.
namespace fairshare::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class SweepCommand : public ProgramTest {
protected:
    /// A site with a log of two accounts, and a sweep of it with four combinations.
    std::string sweepFile() const
    {
        file("site.csv",
            "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,400,1,400,physics\n"
            "c,2,400,1,400,biology\n");
        file("site.fairshare", R"({"format": "fairshare-explorer", "version": 1,
            "tree": {"account": "root", "children": [{"user": "u"}]},
            "simulation": {"workload": {"path": "site.csv"}, "cluster": {"processors": 1},
                           "priority": {"algorithm": "classic"}}})");
        return file("site.sweep.json", R"({"format": "fairshare-sweep", "version": 1,
            "scenario": "site.fairshare",
            "values": {"half_life_seconds": [0, 86400], "calc_period": [300, 5000]}})");
    }
};

// By hand: with a look at usage every 300 s biology waits 398 s and the second of physics 799 s, a third of
// the sum; with one every 5000 s jobs are served as they came.
TEST_F(SweepCommand, HasARowACombination)
{
    const Outcome outcome = fairshare({"sweep", sweepFile(), "--format", "csv"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output,
        StartsWith("half_life_seconds,calc_period,jobs,mean_wait,mean_bounded_slowdown,utilization,makespan,"
                   "distance,last_distance,jain,measured_from,measured_until,lost_"));
    EXPECT_THAT(outcome.output, HasSubstr("\n0,300,3,399,"));
    EXPECT_THAT(outcome.output, HasSubstr("\n0,5000,3,399,"));
    EXPECT_THAT(outcome.output, HasSubstr("\n86400,300,3,399,"));
    EXPECT_EQ(std::count(outcome.output.begin(), outcome.output.end(), '\n'), 5);
}

// By hand: with the period of 300 s both accounts wait until 600 s; with that of 5000 s all is over before
// the first look at usage.
TEST_F(SweepCommand, LeavesBlankWhatIsNotMeasured)
{
    const Outcome outcome = fairshare({"sweep", sweepFile(), "--format", "csv"});
    EXPECT_THAT(outcome.output,
        testing::ContainsRegex("\n0,300,3,399,[0-9.]+,1,1200,0.33333*,0.1666[67]*,"
                               "0.692307[0-9]*,300,600,"));
    EXPECT_THAT(outcome.output, testing::ContainsRegex("\n0,5000,3,399,[0-9.]+,1,1200,,,,,,"));
    EXPECT_EQ(outcome.errors,
        "site.csv: 3 of 3 jobs used, on 1 processor\ncombinations without a distance to the shares (no "
        "pending jobs or no usage when measured): 2\n");
}

TEST_F(SweepCommand, TellsWhatBecameOfTheRowsOfTheLogOnce)
{
    const std::string sweep = sweepFile();
    file("site.csv", "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\nb,1,foo,1,400,physics\n");
    EXPECT_EQ(fairshare({"sweep", sweep, "--format", "csv"}).errors,
        "site.csv:3:5: warning: run is 'foo'; expected a number\nsite.csv: 1 of 2 jobs used, on 1 "
        "processor\nsite.csv: unreadable rows, skipped: 1\ncombinations without a distance to the shares (no "
        "pending jobs or no usage when measured): 4\n");
}

TEST_F(SweepCommand, WarnsWhereNoJobTellsWhoIsCharged)
{
    const std::string sweep = sweepFile();
    file("site.csv", "job_id,submit,run,procs,req\na,0,6000,1,6000\nb,1,400,1,400\n");
    EXPECT_EQ(fairshare({"sweep", sweep, "--format", "csv"}).errors,
        "site.csv: 2 of 2 jobs used, on 1 processor\nwarning: account is not recorded for any job; all jobs "
        "are charged to one unnamed account\n");
}

TEST_F(SweepCommand, SaysWhereTheScenarioNamesALogThatIsMissing)
{
    const std::string sweep = sweepFile();
    std::filesystem::remove(path("site.csv"));
    EXPECT_EQ(fairshare({"sweep", sweep}).errors,
        path("site.fairshare") + ":3:49: " + path("site.csv")
            + " cannot be read: no such file or directory\n");
}

// Priorities are computed once a moment, so that the order of events cannot be kept.
TEST_F(SweepCommand, RefusesToReplayInTheOrderOfEvents)
{
    sweepFile();
    const std::string scenario = file("site.fairshare", R"({"format": "fairshare-explorer", "version": 1,
        "tree": {"account": "root"}, "simulation": {"workload": {"path": "site.csv"},
        "cluster": {"processors": 1}, "scheduler": {"order": "event"}}})");
    const std::string sweep = file("event.sweep.json", R"({"format": "fairshare-sweep", "version": 1,
        "scenario": "site.fairshare", "values": {"algorithm": ["classic"]}})");
    const std::string why =
        ": a replay by fairshare needs batch order, because priorities are computed once per point in time\n";
    EXPECT_THAT(fairshare({"sweep", sweep}).errors, testing::EndsWith(sweep + why));
    EXPECT_THAT(fairshare({"simulate", scenario, "--study", "convergence"}).errors,
        testing::EndsWith(scenario + why));
}

// With both accounts as one, jobs are served as they came; what was found with other names is not taken over.
TEST_F(SweepCommand, SimulatesAnewWithOtherNames)
{
    const std::string sweep = sweepFile();
    file("site.fairshare", R"({"format": "fairshare-explorer", "version": 1,
        "tree": {"account": "root", "children": [{"user": "u"}]},
        "simulation": {"workload": {"path": "site.csv", "name_maps": {"account": "names.csv"}},
                       "cluster": {"processors": 1}, "priority": {"algorithm": "classic"}}})");
    const auto keptLines = [&](std::string_view names) {
        file("names.csv", std::string(names));
        const Outcome outcome = fairshare({"sweep", sweep, "--results", path("results.jsonl"), "--quiet"});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        const std::string kept = content("results.jsonl");
        return std::count(kept.begin(), kept.end(), '\n');
    };
    EXPECT_EQ(keptLines("from,to\nbiology,biology\n"), 4);
    EXPECT_EQ(keptLines("from,to\nbiology,biology\n"), 4);
    EXPECT_EQ(keptLines("from,to\nbiology,physics\n"), 8);
}

TEST_F(SweepCommand, ContinuesWhereItWasInterrupted)
{
    const std::string sweep = sweepFile();
    const std::string results = path("results.jsonl");
    const Outcome whole = fairshare({"sweep", sweep, "--format", "csv", "--results", results});
    ASSERT_EQ(whole.exitCode, 0) << whole.errors;
    const std::string kept = content("results.jsonl");
    EXPECT_EQ(std::count(kept.begin(), kept.end(), '\n'), 4);
    // Two lines and a half are left.
    const std::size_t second = kept.find('\n', kept.find('\n') + 1);
    file("results.jsonl", kept.substr(0, second + 20));
    const Outcome again =
        fairshare({"sweep", sweep, "--format", "csv", "--results", results, "--threads", "3"});
    EXPECT_EQ(again.exitCode, 0) << again.errors;
    EXPECT_EQ(again.output, whole.output);
    EXPECT_EQ(content("results.jsonl"), kept);
}

// Its results would be written over what is there.
TEST_F(SweepCommand, KeepsAFileThatHoldsNoResults)
{
    const std::string sweep = sweepFile();
    for (const char* name : {"site.csv", "site.fairshare", "site.sweep.json"}) {
        const std::string before = content(name);
        const Outcome outcome = fairshare({"sweep", sweep, "--results", path(name)});
        EXPECT_EQ(outcome.exitCode, 1) << name;
        EXPECT_EQ(outcome.output, "");
        EXPECT_THAT(outcome.errors, StartsWith(path(name) + ":1:"));
        EXPECT_THAT(outcome.errors,
            HasSubstr(
                ": not a sweep result; expected {\"digest\":\"…\",\"figures\":{\"jobs\":…}} on each line"));
        EXPECT_EQ(content(name), before);
    }
}

/// A figure that was kept is taken as it is, until its inputs change.
TEST_F(SweepCommand, TakesResultsOfTheSameInputsAlone)
{
    const std::string sweep = sweepFile();
    const std::string results = path("results.jsonl");
    ASSERT_EQ(fairshare({"sweep", sweep, "--results", results}).exitCode, 0);
    std::string kept = content("results.jsonl");
    for (std::size_t at = kept.find("\"jobs\":3"); at != std::string::npos; at = kept.find("\"jobs\":3"))
        kept.replace(at, 8, "\"jobs\":7");
    file("results.jsonl", kept);
    EXPECT_THAT(
        fairshare({"sweep", sweep, "--format", "csv", "--results", results}).output, HasSubstr("\n0,300,7,"));
    file("site.csv", "job_id,submit,run,procs,req,account\na,0,400,1,400,physics\n");
    EXPECT_THAT(
        fairshare({"sweep", sweep, "--format", "csv", "--results", results}).output, HasSubstr("\n0,300,1,"));
}

TEST_F(SweepCommand, TellsWhereItsFileIsWrong)
{
    const std::string sweep = file("bad.sweep.json",
        "{\"format\": \"fairshare-sweep\",\n \"study\": \"cea\",\n \"values\": {\"damping\": [0]}}");
    const Outcome outcome = fairshare({"sweep", sweep});
    EXPECT_EQ(outcome.exitCode, 1);
    EXPECT_EQ(outcome.errors, sweep + ":3:25: damping is 0; expected a whole number from 1 to 65535\n");
    const Outcome missing = fairshare({"sweep", path("none.json")});
    EXPECT_EQ(missing.exitCode, 1);
}

TEST_F(SweepCommand, RefusesValuesWithoutEffect)
{
    sweepFile();
    file("plain.fairshare", R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
        "simulation": {"workload": {"path": "site.csv"}, "cluster": {"processors": 1}}})");
    const auto refusal = [this](const std::string& scenario, const std::string& values) {
        const std::string sweep = file("idle.sweep.json",
            "{\"format\": \"fairshare-sweep\", \"version\": 1,\n \"scenario\": \"" + scenario
                + "\", \"values\":\n {" + values + "}}");
        const Outcome outcome = fairshare({"sweep", sweep});
        EXPECT_EQ(outcome.exitCode, 1);
        EXPECT_EQ(outcome.output, "");
        return outcome.errors.substr(outcome.errors.find("idle.sweep.json"));
    };
    EXPECT_EQ(refusal("site.fairshare", R"("grace": [1], "load": [0.5])"),
        "idle.sweep.json:3:3: \"grace\" has no effect: a sweep computes lost work only if \"allocation\" is "
        "\"node\"\n");
    EXPECT_EQ(refusal("site.fairshare", R"("scheduler": ["fcfs"], "load": [0.5])"),
        "idle.sweep.json:3:26: \"load\" has no effect: it is for generators, but the jobs come from a log\n");
    EXPECT_EQ(refusal("site.fairshare", R"("seed": [1, 2])"),
        "idle.sweep.json:3:3: \"seed\" has no effect: it is for generators, but the jobs come from a log\n");
    EXPECT_EQ(refusal("plain.fairshare", R"("damping": [1, 2])"),
        "idle.sweep.json:3:3: \"damping\" has no effect: the simulation has no \"priority\" section\n");
    EXPECT_EQ(refusal("plain.fairshare", R"("priority_levels": [2], "algorithm": ["fair_tree"])"),
        "idle.sweep.json:3:3: \"priority_levels\" has no effect: no algorithm in the sweep has this "
        "parameter\n");
    const std::string sweep = file("some.sweep.json", R"({"format": "fairshare-sweep", "version": 1,
        "scenario": "plain.fairshare", "values": {"damping": [1, 2], "algorithm": ["fair_tree", "classic"]}})");
    EXPECT_EQ(fairshare({"sweep", sweep, "--quiet"}).exitCode, 0);
}

TEST_F(SweepCommand, TellsOfWhichGracePeriodTheLostWorkIs)
{
    file("site.csv", "job_id,submit,run,nodes,req\na,0,400,1,400\n");
    const auto toldOf = [this](const std::string& grace, const std::string& values) {
        file("site.fairshare",
            R"({"format": "fairshare-explorer", "version": 1, "tree": {"account": "root"},
 "simulation": {"workload": {"path": "site.csv"}, "cluster": {"nodes": 2, "allocation": "node"},
 "preemption": {"p": 1)"
                + grace + "}}}");
        const std::string sweep = file("site.sweep.json",
            R"({"format": "fairshare-sweep", "version": 1,
            "scenario": "site.fairshare", "values": {)"
                + values + "}}");
        const Outcome outcome = fairshare({"sweep", sweep});
        EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
        return outcome.errors;
    };
    const std::string jobs = "site.csv: 1 of 1 job used, on 2 nodes\n";
    EXPECT_EQ(toldOf(R"(, "grace": [90, 60])", R"("p": [1, 2])"),
        path("site.fairshare")
            + ":3:34: warning: for lost work, the sweep uses only the first grace period, 90 s; vary "
              "\"grace\" in the sweep to try others\n"
            + jobs);
    EXPECT_EQ(toldOf(R"(, "grace": [90, 60])", R"("grace": [1, 2])"), jobs);
    EXPECT_EQ(toldOf(R"(, "grace": [90])", R"("p": [1, 2])"), jobs);
    EXPECT_EQ(toldOf("", R"("p": [1, 2])"), jobs);
}

TEST_F(SweepCommand, SweepsABundledStudy)
{
    const std::string sweep = file("cea.sweep.json",
        R"({"format": "fairshare-sweep", "version": 1, "study": "cea", "values": {"algorithm": ["classic", "fair_tree"]}})");
    const Outcome outcome = fairshare({"sweep", sweep, "--format", "json"});
    EXPECT_EQ(outcome.exitCode, 0) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr(R"("algorithm": "fair_tree")"));
}

} // namespace
} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare/changes/difference.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"
#include "tests/core/io/sample_files.h"
#include "tests/core/io/section_file.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <string>

namespace fairshare {
namespace {

using test::errorOf;
using test::fileWithSection;
using test::readAs;
using test::scenarioFromText;
using test::writtenAs;
using testing::ElementsAre;

Scenario scenarioWithSimulation(std::string_view simulation)
{
    return scenarioFromText("fairshare", fileWithSection("simulation", simulation));
}

std::string simulationRefusal(std::string_view simulation)
{
    return errorOf("fairshare", fileWithSection("simulation", simulation));
}

/// What is told of a file that is read, a line each.
std::string simulationRemarks(std::string_view simulation)
{
    const auto import = readAs("fairshare", fileWithSection("simulation", simulation));
    EXPECT_TRUE(import) << describe(import.error());
    std::string text;
    if (import)
        for (const Diagnostic& remark : import->diagnostics)
            text += fmt::format("{}:{}: {}\n", remark.position.line, remark.position.column, remark.message);
    return text;
}

/// As the program writes it, with nothing as usual.
constexpr std::string_view CanonicalSimulation = R"({
    "workload": { "path": "site.swf.gz", "sha256": "ab12", "seed": 3, "load": 0.9, "jobs": 500, "speed": 1000000000, "name_maps": { "account": "accounts.csv", "user": "users.csv" }, "owner": "ops" },
    "cluster": { "nodes": 20, "processors": 80, "cores_per_node": 4, "memory_gb_per_node": 192.5, "allocation": "core", "rack": 1 },
    "scheduler": { "mode": "conservative", "order": "batch", "kill_at_limit": false, "overrun": 1.5, "bf_interval": 10, "bf_window": 60, "bf_resolution": 1, "bf_max_job_test": 7, "x": null },
    "sampling": { "dt": 60, "on_completion": true, "y": [] },
    "preemption": {
      "unit": "core",
      "p": 3,
      "weights": { "core": 0.5, "gigabyte": 0.25 },
      "grace": [0, 90],
      "policies": [{ "name": "PAP+" }, { "name": "PAP-set" }],
      "classes": [
        { "match": "queue=bigmem", "coefficient": 10, "min_runtime": 600, "preemptible": false, "note": "n" },
        { "match": "account=a=b", "coefficient": 0.5 }
      ],
      "wc_stride": 0,
      "scale": "min-max",
      "idle_first": false,
      "random_seed": 18446744073709551615,
      "commit": [
        { "at": 3600, "nodes": 5, "grace": 60, "return_after": 7200, "policy": "LIFO", "requeue": false }
      ],
      "z": "1"
    },
    "priority": { "algorithm": "fair_tree", "account_by": "user", "tree": "scenario", "calc_period": 60, "half_life_seconds": 0, "max_age_seconds": 86400, "usage_reset_seconds": 2592000, "slurm_decay": true, "favor_small": true, "weights": { "fairshare": 1, "age": 2, "job_size": 3, "partition": 4, "qos": 5 }, "partition_factors": { "long": 0.25 }, "w": {} },
    "seed": 9
  })";

SimulationSection canonicalSection()
{
    SimulationSection section;
    section.workload = {.path = "site.swf.gz",
        .sha256 = "ab12",
        .generator = {},
        .seed = 3,
        .load = 0.9,
        .jobs = 500,
        .speed = 1e9,
        .nameMaps = {{JobAttribute::Account, "accounts.csv"}, {JobAttribute::User, "users.csv"}},
        .unknown = {{"owner", "\"ops\""}}};
    section.cluster = {.nodes = 20,
        .processors = 80,
        .coresPerNode = 4,
        .memoryPerNode = 192.5,
        .allocation = AllocationUnit::Core,
        .unknown = {{"rack", "1"}}};
    section.scheduler = {.mode = "conservative",
        .order = EventOrder::Batch,
        .killAtLimit = false,
        .overrun = 90,
        .backfill = {.interval = 10, .window = 3600, .resolution = 1, .maxJobTest = 7},
        .unknown = {{"x", "null"}}};
    section.sampling = {.interval = 60, .unknown = {{"y", "[]"}}};
    section.preemption = {.unit = PreemptionUnit::Core,
        .nodes = 3,
        .weight = {.perCore = 0.5, .perGigabyte = 0.25},
        .graces = {0, 90},
        .policies = {"pap_plus", "pap_set"},
        .classes = {{.attribute = JobAttribute::Queue,
                        .value = "bigmem",
                        .coefficient = 10,
                        .minRuntime = 600,
                        .isPreemptible = false,
                        .unknown = {{"note", "\"n\""}}},
            {.attribute = JobAttribute::Account, .value = "a=b", .coefficient = 0.5}},
        .wcStride = 0,
        .scale = ValueScale::MinMax,
        .idleFirst = false,
        .randomSeed = 18446744073709551615U,
        .removals =
            {{.at = 3600, .nodes = 5, .grace = 60, .returnAfter = 7200, .policy = "lifo", .requeues = false}},
        .unknown = {{"z", "\"1\""}}};
    section.priority = ReplaySection{.algorithm = "fair_tree",
        .accountBy = JobAttribute::User,
        .tree = ReplayTree::Scenario,
        .period = 60,
        .halfLife = 0,
        .maxAge = 86'400,
        .usageReset = 2'592'000,
        .slurmDecay = true,
        .fairshareWeight = 1,
        .ageWeight = 2,
        .sizeWeight = 3,
        .favorsSmall = true,
        .queueWeight = 4,
        .queueFactors = {{"long", 0.25}},
        .unknown = {{"w", "{}"}},
        .unknownWeights = {{"qos", "5"}}};
    section.unknown = {{"seed", "9"}};
    return section;
}

TEST(SimulationSectionFile, ReadsEveryMember)
{
    EXPECT_EQ(*scenarioWithSimulation(CanonicalSimulation).simulation, canonicalSection());
}

TEST(SimulationSectionFile, IsWrittenMemberByMember)
{
    Scenario scenario = scenarioWithSimulation(R"({ "seed": 1 })");
    EXPECT_EQ(writtenAs("fairshare", withSimulation(scenario, canonicalSection())),
        fileWithSection("simulation", CanonicalSimulation));
}

// Whoever changes one value changes one line of the file.
TEST(SimulationSectionFile, SaysTheUsualInFewLines)
{
    EXPECT_EQ(writtenAs("fairshare",
                  withSimulation(scenarioWithSimulation(R"({ "seed": 1 })"), SimulationSection())),
        fileWithSection("simulation", R"({
    "cluster": { "allocation": "procs" },
    "scheduler": { "mode": "easy", "order": "batch", "kill_at_limit": true },
    "sampling": { "dt": 30, "on_completion": true },
    "preemption": {
      "p": 10,
      "grace": [60, 120, 1200, 1800],
      "policies": [{ "name": "FIFO" }, { "name": "LIFO" }, { "name": "RANDOM" }, { "name": "PAP" }, { "name": "PAP+" }],
      "wc_stride": 0,
      "scale": "max",
      "random_seed": 7
    }
  })"));
    EXPECT_EQ(*scenarioWithSimulation("{}").simulation, SimulationSection());
}

TEST(SimulationSectionFile, IsKeptVerbatimUntilItChanges)
{
    const std::string spelled = R"({ "scheduler": {"order":"event"},   "cluster": { "nodes": 4 } })";
    const Scenario scenario = scenarioWithSimulation(spelled);
    EXPECT_EQ(writtenAs("fairshare", scenario), fileWithSection("simulation", spelled));
    EXPECT_EQ(writtenAs("fairshare", withSimulation(scenario, *scenario.simulation)),
        fileWithSection("simulation", spelled));
    SimulationSection changed = *scenario.simulation;
    changed.cluster.nodes = 5;
    const auto again = readAs("fairshare", writtenAs("fairshare", withSimulation(scenario, changed)));
    ASSERT_TRUE(again) << describe(again.error());
    EXPECT_EQ(*again->scenario->simulation, changed);
}

TEST(SimulationSectionFile, TakesOtherWordsForTheSame)
{
    const Scenario scenario = scenarioWithSimulation(
        R"({ "preemption": { "policies": ["pap_plus", "LIFO"], "classes": [{ "match": "group=7" }] },
             "priority": { "account_by": "partition" } })");
    const SimulationSection& section = *scenario.simulation;
    EXPECT_THAT(section.preemption.policies, ElementsAre("pap_plus", "lifo"));
    EXPECT_THAT(
        section.preemption.classes, ElementsAre(JobClass{.attribute = JobAttribute::Account, .value = "7"}));
    EXPECT_EQ(section.priority, (ReplaySection{.accountBy = JobAttribute::Partition}));
}

TEST(SimulationSectionFile, ReportsUnknownMembers)
{
    const auto import =
        readAs("fairshare", fileWithSection("simulation", R"({ "cluster": { "rack": 1 }, "seed": 2 })"));
    ASSERT_TRUE(import);
    EXPECT_THAT(test::remarksOf(*import),
        ElementsAre("7:32: unknown_member: unknown key \"rack\" in simulation.cluster; it has no effect",
            "7:45: unknown_member: unknown key \"seed\" in simulation; it has no effect"));
}

TEST(SimulationSectionFile, RefusesSizesAndTimesOutOfRange)
{
    EXPECT_EQ(simulationRefusal(R"([])"), R"(7:17: "simulation" must be an object; found a list)");
    EXPECT_EQ(
        simulationRefusal(R"({ "cluster": 3 })"), R"(7:30: "cluster" must be an object; found a number)");
    EXPECT_EQ(simulationRefusal(R"({ "cluster": { "nodes": 0 } })"),
        "7:41: nodes is 0; expected a whole number from 1 to 2147483647");
    EXPECT_EQ(simulationRefusal(R"({ "cluster": { "processors": "9" } })"),
        "7:46: processors is \"9\"; expected a whole number from 1 to 2147483647");
    EXPECT_EQ(simulationRefusal(R"({ "scheduler": { "bf_window": 0 } })"),
        "7:47: bf_window is 0; expected a number of minutes above 0");
    EXPECT_EQ(simulationRefusal(R"({ "scheduler": { "overrun": -1 } })"),
        "7:45: overrun is -1; expected a number of minutes, 0 or more");
    EXPECT_EQ(simulationRefusal(R"({ "sampling": { "dt": 0.5 } })"),
        "7:39: dt is 0.5; expected a whole number from 1 to 4294967295");
    EXPECT_EQ(simulationRefusal(R"({ "sampling": { "on_completion": false } })"),
        "7:50: on_completion is false; expected true");
    EXPECT_EQ(simulationRefusal(R"({ "workload": { "load": -2 } })"),
        "7:41: load is -2; expected a number, 0 or more");
    EXPECT_EQ(simulationRefusal(R"({ "workload": { "path": 2 } })"),
        R"(7:41: "path" must be a string; found a number)");
}

TEST(SimulationSectionFile, RefusesWordsThatAreNone)
{
    EXPECT_EQ(simulationRefusal(R"({ "workload": { "name_maps": { "group": "g.csv" } } })"),
        "7:48: unknown key \"group\"; expected user, account, queue, app, partition");
    EXPECT_EQ(simulationRefusal(R"({ "workload": { "name_maps": { "user": 1 } } })"),
        R"(7:56: "user" must be a string; found a number)");
    EXPECT_EQ(simulationRefusal(R"({ "workload": { "generator": "lanl" } })"),
        R"(7:46: generator is "lanl"; expected one of "peregrine", "htc", "saturated")");
    EXPECT_EQ(simulationRefusal(R"({ "cluster": { "allocation": "cpu" } })"),
        R"(7:46: allocation is "cpu"; expected one of "procs", "node", "core")");
    EXPECT_EQ(simulationRefusal(R"({ "scheduler": { "order": "events" } })"),
        R"(7:43: order is "events"; expected one of "batch", "event")");
    EXPECT_EQ(simulationRefusal(R"({ "scheduler": { "kill_at_limit": 1 } })"),
        "7:51: kill_at_limit is 1; expected true or false");
    EXPECT_EQ(simulationRefusal(R"({ "priority": { "tree": "deep" } })"),
        R"(7:41: tree is "deep"; expected one of "flat", "scenario")");
    EXPECT_EQ(simulationRefusal(R"({ "priority": { "account_by": "job" } })"),
        R"(7:47: account_by is "job"; expected one of "group", "user", "queue", "partition", "app", )"
        R"("account")");
    EXPECT_EQ(simulationRefusal(R"({ "priority": { "algorithm": "fair" } })"),
        R"(7:46: algorithm is "fair"; expected one of "classic", "depth_oblivious", "ticket_based", )"
        R"("level_based", "fair_tree")");
    EXPECT_EQ(simulationRefusal(R"({ "priority": { "partition_factors": { "a": 1.5 } } })"),
        "7:61: a is 1.5; expected a number from 0 to 1");
    EXPECT_EQ(simulationRefusal(R"({ "priority": {}, "scheduler": { "order": "event" } })"),
        "7:59: \"priority\" requires \"order\": \"batch\", because priorities are computed once per point in "
        "time");
}

TEST(SimulationSectionFile, RefusesValuesThatContradictEachOther)
{
    const std::string source =
        "jobs come from a log or a generator; expected either \"path\" or \"generator\", not both";
    EXPECT_EQ(
        simulationRefusal(R"({ "workload": { "path": "a.swf", "generator": "htc" } })"), "7:63: " + source);
    EXPECT_EQ(
        simulationRefusal(R"({ "workload": { "generator": "htc", "path": "a.swf" } })"), "7:61: " + source);
    EXPECT_EQ(simulationRefusal(R"({ "cluster": { "nodes": 4, "cores_per_node": 2, "processors": 9 } })"),
        "7:79: 4 nodes with 2 cores each have 8 processors, but \"processors\" is 9; give only one of "
        "\"nodes\" and \"processors\"");
    EXPECT_EQ(simulationRefusal(R"({ "cluster": { "processors": 9, "nodes": 4 } })"),
        "7:46: 4 nodes with 1 cores each have 4 processors, but \"processors\" is 9; give only one of "
        "\"nodes\" and \"processors\"");
    const Scenario alike = scenarioWithSimulation(R"({ "workload": { "generator": "htc", "path": "" },
                          "cluster": { "nodes": 4, "cores_per_node": 2, "processors": 8 } })");
    EXPECT_EQ(alike.simulation->cluster.processors, 8);
}

TEST(SimulationSectionFile, TellsWhatHasNoEffect)
{
    const std::string ofGenerator = " has no effect: it is for generators, but the jobs come from a log\n";
    const std::string ofLog = " has no effect: it is for logs, but the jobs come from a generator\n";
    EXPECT_EQ(simulationRemarks(
                  R"({ "workload": { "seed": 3, "path": "a.swf", "load": 0.5, "jobs": 9, "speed": 1e9 } })"),
        "7:41: \"seed\"" + ofGenerator + "7:69: \"load\"" + ofGenerator + "7:82: \"jobs\"" + ofGenerator);
    EXPECT_EQ(simulationRemarks(
                  R"({ "workload": { "generator": "htc", "seed": 3, "speed": 1, "name_maps": {} } })"),
        "7:73: \"speed\"" + ofLog + "7:89: \"name_maps\"" + ofLog);
    EXPECT_EQ(simulationRemarks(R"({ "scheduler": { "overrun": 5, "kill_at_limit": false } })"),
        "7:45: \"overrun\" has no effect: no job is ended at its limit when \"kill_at_limit\" is false\n");
    EXPECT_EQ(simulationRemarks(R"({ "scheduler": { "overrun": 5 } })"), "");
    EXPECT_EQ(simulationRemarks(R"({ "preemption": { "weights": { "core": 2 } } })"),
        "7:46: \"weights\" has no effect: it applies only with \"unit\": \"core\", but whole nodes are "
        "freed\n");
    EXPECT_EQ(simulationRemarks(R"({ "preemption": { "weights": { "core": 2 }, "unit": "core" } })"), "");
}

TEST(SimulationSectionFile, RefusesWhatPreemptionCannotMean)
{
    EXPECT_EQ(simulationRefusal(
                  R"({ "preemption": { "classes": [{ "match": "group=a" }, { "match": "account=a" }] } })"),
        R"(7:71: "classes" lists account=a twice)");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "grace": [60, -1] } })"),
        "7:49: grace is -1; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "grace": 60 } })"),
        R"(7:44: "grace" must be a list; found a number)");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "policies": [{ "name": "PAX" }] } })"),
        R"(7:58: name is "PAX"; expected one of "FIFO", "LIFO", "RANDOM", "PAP", "PAP+", "PAP-set")");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "grace": [60, 0, 60] } })"),
        R"(7:52: "grace" lists 60 twice)");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "policies": ["PAP", "LIFO", "pap"] } })"),
        R"(7:63: "policies" lists PAP twice)");
    EXPECT_EQ(simulationRefusal(
                  R"({ "preemption": { "policies": ["PAP", { "name": "LIFO" }, { "name": "pap" }] } })"),
        R"(7:75: "policies" lists PAP twice)");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "policies": [{}] } })"), "7:48: \"name\" is missing");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "policies": [{ "name": "PAP", "k": 1 }] } })"),
        "7:65: unknown key \"k\"; expected \"name\"");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "classes": [{ "match": "bigmem" }] } })"),
        "7:58: match is \"bigmem\"; expected an attribute and its value, such as \"queue=bigmem\"; "
        "attributes are user, account, queue, app, partition");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "classes": [{ "coefficient": 2 }] } })"),
        "7:47: \"match\" is missing");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "classes": [7] } })"),
        "7:47: a class must be an object; found a number");
    EXPECT_EQ(
        simulationRefusal(R"({ "preemption": { "classes": [{ "match": "queue=a", "coefficient": 0 }] } })"),
        "7:84: coefficient is 0; expected a number above 0, at most 1000000000000");
    EXPECT_EQ(simulationRefusal(
                  R"({ "preemption": { "classes": [{ "match": "queue=a", "coefficient": 1e308 }] } })"),
        "7:84: coefficient is 1e308; expected a number above 0, at most 1000000000000");
    EXPECT_EQ(simulationRefusal(
                  R"({ "preemption": { "classes": [{ "match": "queue=a", "coefficient": 1e13 }] } })"),
        "7:84: coefficient is 1e13; expected a number above 0, at most 1000000000000");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "unit": "rack" } })"),
        R"(7:43: unit is "rack"; expected one of "node", "core")");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "weights": { "gpu": 1 } } })"),
        "7:48: unknown key \"gpu\"; expected \"core\" or \"gigabyte\"");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "weights": { "core": -1 } } })"),
        "7:56: core is -1; expected a number, 0 or more");
    EXPECT_EQ(
        simulationRefusal(R"({ "preemption": { "commit": [{ "at": 5 }] } })"), "7:46: \"nodes\" is missing");
    EXPECT_EQ(
        simulationRefusal(R"({ "preemption": { "commit": [{ "nodes": 5 }] } })"), "7:46: \"at\" is missing");
    EXPECT_EQ(simulationRefusal(R"({ "preemption": { "commit": [{ "when": 5 }] } })"),
        "7:48: unknown key \"when\"; expected \"at\", \"nodes\", \"grace\", \"return_after\", \"policy\" or "
        "\"requeue\"");
}

TEST(SimulationSectionFile, DifferenceNamesEachChangedValue)
{
    const Scenario before = scenarioWithSimulation(CanonicalSimulation);
    SimulationSection section = canonicalSection();
    section.cluster.nodes = 0;
    section.scheduler.overrun = 0;
    section.preemption.classes.pop_back();
    section.priority.reset();
    section.unknown.clear();
    const auto changes = changedSettings(before, withSimulation(before, section));
    const auto of = [&changes](std::string_view name) {
        for (const SettingChange& change : changes)
            if (change.name == name)
                return change.before + " -> " + change.after;
        return std::string("unchanged");
    };
    EXPECT_EQ(of("simulation.cluster.nodes"), "20 -> ");
    EXPECT_EQ(of("simulation.scheduler.overrun"), "1.5 -> 0");
    EXPECT_EQ(of("simulation.preemption.classes"),
        "queue=bigmem 10 min_runtime 600 not preemptible, account=a=b 0.5 -> "
        "queue=bigmem 10 min_runtime 600 not preemptible");
    EXPECT_EQ(of("simulation.priority.weights.age"), "2 -> ");
    EXPECT_EQ(of("seed"), "9 -> ");
    EXPECT_EQ(of("simulation.cluster.processors"), "unchanged");
    EXPECT_EQ(changes.size(), 18U); // the fourteen of the replay and the four others
    EXPECT_TRUE(changedSettings(before, before).empty());
}

} // namespace
} // namespace fairshare

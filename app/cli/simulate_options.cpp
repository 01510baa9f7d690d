// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/simulate_options.h"

#include "app/cli/number.h"
#include "app/cli/one_of.h"
#include "core/simulator/engine/scheduler_registry.h"
#include "core/simulator/section/section_words.h"
#include "core/simulator/section/simulation_section.h"

#include <CLI/CLI.hpp>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <limits>

namespace fairshare::cli {
namespace {

constexpr double Minute = 60;
constexpr double Day = 86'400;
constexpr NumberBounds SizeBounds{
    .least = 1, .most = std::numeric_limits<std::int32_t>::max(), .whole = true};
constexpr NumberBounds CountBounds{
    .least = 1, .most = std::numeric_limits<std::uint32_t>::max(), .whole = true};
constexpr NumberBounds MinuteBounds{.least = 0, .most = 5'256'000};

Seconds secondsOf(double number, double unit)
{
    return static_cast<Seconds>(std::llround(number * unit));
}

template <typename Words>
std::vector<std::string> choicesOf(const Words& words)
{
    std::vector<std::string> all;
    all.reserve(words.size());
    for (const auto& word : words)
        all.emplace_back(word.first);
    return all;
}

/// The value where the option was given.
template <typename Value>
void take(Value& target, Value given, Value usual)
{
    if (given != usual)
        target = given;
}

/// Accepts `account=FILE`.
CLI::Validator mapsNames()
{
    return {[](std::string& text) -> std::string {
                const std::size_t sign = text.find('=');
                if (sign != std::string::npos && sign + 1 < text.size()
                    && choiceOf(JobAttributeWords, std::string_view(text).substr(0, sign)))
                    return {};
                return fmt::format("'{}' is no map of names; expected ATTRIBUTE=FILE, attributes are {}",
                    text, fmt::join(choicesOf(JobAttributeWords), ", "));
            },
        ""};
}

} // namespace

void SimulateOptions::declareMachine(CLI::App& app)
{
    app.add_option("FILE", file,
        "Scenario whose simulation is run; options below change it for this run. Or a recording, whose "
        "figures are told");
    app.add_option("--workload", workload,
        "Log of jobs: SWF, CSV with submit, run, procs or nodes, and req, sacct -P or Batsim; compressed by "
        "gzip or not; default: the one that the scenario names");
    app.add_option("--map-names", nameMaps,
           "CSV with the columns from and to: other names for the users, accounts, … of the log, as in "
           "account=names.csv; once for each")
        ->check(mapsNames());
    app.add_option("--speed", speed,
           "Operations a second of a processor, for logs that tell work and no time (Batsim)")
        ->check(number({.least = 0, .most = 1e18, .aboveLeast = true}));
    app.add_option("--machine", processors, "Processors of the machine; default: what the log says")
        ->check(number(SizeBounds));
    app.add_option("--nodes", nodes, "Nodes of the machine")
        ->check(number(SizeBounds))
        ->excludes("--machine");
    app.add_option("--cores-per-node", coresPerNode, "Of each node; default: what the log says, else 1")
        ->check(number(SizeBounds));
    app.add_option("--allocation", allocation,
           "What jobs are given: procs counts processors, node gives whole nodes, core gives cores of nodes "
           "that jobs share")
        ->check(oneOf("allocation", choicesOf(AllocationUnitWords)));
}

void SimulateOptions::declareScheduler(CLI::App& app)
{
    std::vector<std::string> ids;
    for (const Scheduler& known : schedulers())
        ids.emplace_back(known.id);
    app.add_option("--scheduler", scheduler, "How jobs are started; default: easy")
        ->check(oneOf("scheduler", ids));
    app.add_option("--order", order,
           "What comes first in one second: batch takes all completions, then all submissions, then one "
           "pass; event makes a pass after each submission, then after each completion; default: batch")
        ->check(oneOf("order", choicesOf(EventOrderWords)));
    app.add_flag("--raise-limits", raisesLimits,
        "Let jobs that ran longer than they asked for run on, instead of ending them at their limit");
    app.add_option("--overrun", overrunMinutes, "Minutes beyond their limit after which jobs are ended")
        ->check(number(MinuteBounds));
    app.add_option("--bf-interval", backfill.interval, "Of slurm_bf: seconds between two plans; default: 30")
        ->check(number(CountBounds));
    app.add_option(
           "--bf-window", backfillWindowMinutes, "Of slurm_bf: minutes that it looks ahead; default: 1440")
        ->check(number({.least = 0, .most = MinuteBounds.most, .aboveLeast = true}));
    app.add_option(
           "--bf-resolution", backfill.resolution, "Of slurm_bf: seconds of a step of its plan; default: 60")
        ->check(number(CountBounds));
    app.add_option(
           "--bf-max-job-test", backfill.maxJobTest, "Of slurm_bf: jobs it looks at in a plan; default: 500")
        ->check(number(CountBounds));
    app.add_option("--fairshare-by", fairshareBy,
           "Serve by priority, with fairshare factors that follow the usage of the replay: equal shares for "
           "each of these, fairshare weight 100000, age 1000 up to 7 days, looked at every 5 minutes, unless "
           "the scenario says otherwise")
        ->check(oneOf("attribute", choicesOf(JobAttributeWords)));
    app.add_option("--half-life", halfLifeDays, "Of that usage, in days; 0 is no decay; default: 7")
        ->check(number({.least = 0, .most = 36500}));
}

void SimulateOptions::declareResults(CLI::App& app)
{
    app.add_flag("--summary", summary, "Waits, slowdowns and utilization instead of a row a job");
    app.add_flag("--trim", trim,
        "Of --summary: without the first 1 % of the jobs to end and those that end after the last "
        "submission");
    app.add_flag("--lost-work", lostWork,
           "What preempting would cost, by policy and grace period of the scenario, instead of a row a job")
        ->excludes("--summary");
    app.add_option("--preempt", preempted,
           "Of --lost-work: node takes whole nodes, core takes jobs until cores and memory of the weight "
           "that is wanted are free; default: as the scenario says, else node")
        ->check(oneOf("unit", choicesOf(PreemptionUnitWords)));
    app.add_option(
           "--wanted", wanted, "Of --lost-work: nodes, or weight of cores, that are wanted at every sample")
        ->check(number({.least = 0, .most = SizeBounds.most, .whole = true}));
    app.add_option("--recording", recording,
        "Also write a new directory with run.json, jobs.csv, samples, wc.csv and, of a replay, usage.csv. A "
        "summary is printed then, unless --format or --output asks for the rows as well");
    app.add_flag("--replace", replace, "Of --recording: replace a recording that is there");
    app.add_option("--samples", samples,
           "Of --recording: jsonl holds changes alone, csv a row for each sample and node")
        ->capture_default_str()
        ->check(oneOf("form", {"jsonl", "csv"}));
}

void SimulateOptions::declare(CLI::App& app)
{
    declareMachine(app);
    declareScheduler(app);
    declareResults(app);
    output.declare(app);
    declared = &app;
}

bool SimulateOptions::tellsSummary() const
{
    return summary || (!recording.empty() && output.path == "-" && !isGiven("--format"));
}

bool SimulateOptions::isGiven(const char* option) const
{
    return declared->count(option) > 0;
}

std::string SimulateOptions::givenBeside(std::span<const std::string_view> allowed) const
{
    for (const CLI::Option* option : declared->get_options()) {
        const std::string name = option->get_name();
        if (option->count() > 0 && name.starts_with("--") && name != "--workload"
            && std::ranges::find(allowed, name) == allowed.end())
            return name;
    }
    return {};
}

std::string SimulateOptions::withoutEffect(const SimulationSection& section) const
{
    if (overrunMinutes && !section.scheduler.killAtLimit)
        return "--overrun needs a scenario that kills at the limit: \"kill_at_limit\" is false";
    for (const char* option : {"--speed", "--map-names"})
        if (isGiven(option) && !section.workload.generator.empty())
            return fmt::format("{} needs a log; the jobs come from a generator", option);
    if (halfLifeDays && !section.priority)
        return "--half-life needs --fairshare-by, or a scenario whose simulation has priority";
    for (const char* option : {"--bf-interval", "--bf-window", "--bf-resolution", "--bf-max-job-test"})
        if (isGiven(option) && section.scheduler.mode != "slurm_bf")
            return fmt::format("{} needs --scheduler slurm_bf", option);
    return {};
}

std::string SimulateOptions::conflict() const
{
    if (!fairshareBy.empty() && order.value_or("batch") != "batch")
        return "--fairshare-by needs --order batch";
    if (raisesLimits && overrunMinutes)
        return "--overrun does not go with --raise-limits, with which no job is ended";
    if (trim && !summary)
        return "--trim needs --summary";
    if ((preempted || wanted) && !lostWork)
        return fmt::format("{} needs --lost-work", preempted ? "--preempt" : "--wanted");
    for (const char* option : {"--replace", "--samples"})
        if (isGiven(option) && recording.empty())
            return fmt::format("{} needs --recording", option);
    return {};
}

void SimulateOptions::applyCluster(ClusterSection& cluster) const
{
    if (allocation) {
        cluster.allocation = *choiceOf(AllocationUnitWords, *allocation);
        cluster.places.allocation = {.option = "--allocation"};
    }
    if (coresPerNode) {
        cluster.coresPerNode = *coresPerNode;
        if (cluster.nodes == 0)
            cluster.places.size = {.option = "--cores-per-node"};
    }
    if (!processors && !nodes)
        return;
    cluster.places.size = {.option = processors ? "--machine" : "--nodes"};
    cluster.processors = processors.value_or(0);
    cluster.nodes = nodes.value_or(0);
}

void SimulateOptions::applyPreemption(PreemptionSection& preemption) const
{
    if (preempted) {
        preemption.unit = *choiceOf(PreemptionUnitWords, *preempted);
        preemption.places.unit = {.option = "--preempt"};
    }
    if (wanted)
        preemption.nodes = *wanted;
}

void SimulateOptions::applyScheduler(SchedulerSection& section) const
{
    section.mode = scheduler.value_or(section.mode);
    if (order) {
        section.order = *choiceOf(EventOrderWords, *order);
        section.orderPlace = {.option = "--order"};
    }
    if (raisesLimits)
        section.killAtLimit = false;
    if (overrunMinutes)
        section.overrun = secondsOf(*overrunMinutes, Minute);
    const BackfillLimits usual;
    take(section.backfill.interval, backfill.interval, usual.interval);
    take(section.backfill.resolution, backfill.resolution, usual.resolution);
    take(section.backfill.maxJobTest, backfill.maxJobTest, usual.maxJobTest);
    if (backfillWindowMinutes > 0)
        section.backfill.window = std::max(Seconds{1}, secondsOf(backfillWindowMinutes, Minute));
}

SimulationSection SimulateOptions::applied(SimulationSection section) const
{
    applyCluster(section.cluster);
    applyScheduler(section.scheduler);
    applyPreemption(section.preemption);
    if (!workload.empty()) {
        section.workload = WorkloadReference();
        section.workload.path = workload;
    }
    for (const std::string& map : nameMaps) {
        const std::size_t sign = map.find('=');
        const JobAttribute whose = *choiceOf(JobAttributeWords, std::string_view(map).substr(0, sign));
        section.workload.nameMaps.emplace_back(
            whose, std::filesystem::absolute(map.substr(sign + 1)).string());
        section.workload.places.nameMaps.at(static_cast<std::size_t>(whose)) = {.option = "--map-names"};
    }
    section.workload.speed = speed.value_or(section.workload.speed);
    if (!fairshareBy.empty()) {
        section.priority = section.priority.value_or(ReplaySection());
        section.priority->accountBy = *choiceOf(JobAttributeWords, fairshareBy);
        section.priority->place = {.option = "--fairshare-by"};
    }
    if (halfLifeDays && section.priority)
        section.priority->halfLife = secondsOf(*halfLifeDays, Day);
    return section;
}

} // namespace fairshare::cli

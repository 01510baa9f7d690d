// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/simulate_options.h"

#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"
#include "app/cli/options/option_group.h"
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

/// Sets the value if it differs from the default.
template <typename Value>
void take(Value& target, Value given, Value usual)
{
    if (given != usual)
        target = given;
}

/// Accepts a name map such as `account=FILE`.
CLI::Validator mapsNames()
{
    return {[](std::string& text) -> std::string {
                const std::size_t sign = text.find('=');
                if (sign != std::string::npos && sign + 1 < text.size()
                    && choiceOf(JobAttributeWords, std::string_view(text).substr(0, sign)))
                    return {};
                return fmt::format(
                    "'{}' is not a name map; expected ATTRIBUTE=FILE, where ATTRIBUTE is one of {}", text,
                    fmt::join(choicesOf(JobAttributeWords), ", "));
            },
        ""};
}

} // namespace

void SimulateOptions::declareMachine(CLI::App& app)
{
    const OptionGroup group(app, "Jobs and machine");
    app.add_option("FILE", file,
        "Scenario or job log to simulate, or a recording to print or to write again with --recording; the "
        "options below override the scenario");
    app.add_option("--variant", variant, "Use this variant of the scenario instead of its own tree")
        ->type_name("NAME");
    app.add_option("--workload", workload,
        "Job log: SWF, CSV (columns submit, run, procs or nodes, req), sacct -P or Batsim; plain or gzip; "
        "default: the scenario's log");
    app.add_option("--columns", columns,
           "Columns of a job log that sacct -n printed without a header, as given to sacct -o, for example "
           "JobIDRaw,User,Submit,Start,End,NCPUS; with --workload")
        ->type_name("COLUMNS");
    app.add_option("--map-names", nameMaps,
           "Rename users, accounts, … of the log with this CSV (columns from and to), for example "
           "account=names.csv; once per attribute")
        ->check(mapsNames());
    app.add_option("--speed", speed,
           "Operations per second of one processor, for logs that record work instead of run times (Batsim)")
        ->check(number({.least = 0, .most = 1e18, .aboveLeast = true}));
    app.add_option("--machine", processors, "Processors of the machine; default: from the log")
        ->check(number(SizeBounds));
    app.add_option("--nodes", nodes, "Nodes of the machine")
        ->check(number(SizeBounds))
        ->excludes("--machine");
    app.add_option("--cores-per-node", coresPerNode, "Processors per node; default: from the log, else 1")
        ->check(number(SizeBounds));
    app.add_option("--allocation", allocation,
           "Unit of allocation: procs for processors, node for whole nodes, core for cores of shared nodes")
        ->check(oneOf("allocation", choicesOf(AllocationUnitWords)));
}

void SimulateOptions::declareScheduler(CLI::App& app)
{
    const OptionGroup group(app, "Scheduler");
    std::vector<std::string> ids;
    for (const Scheduler& known : schedulers())
        ids.emplace_back(known.id);
    app.add_flag("--as-recorded", asRecorded,
        "Print when the jobs started according to the log. Default for logs that record the nodes of jobs, "
        "unless an option below or a scenario asks for a simulation");
    app.add_flag("--anew", anew,
           "Simulate a log that records when its jobs started, and print the recorded figures next to the "
           "simulated ones")
        ->excludes("--as-recorded");
    app.add_option("--scheduler", scheduler, "Scheduler that starts the jobs; default: easy")
        ->check(oneOf("scheduler", ids));
    app.add_option("--order", order,
           "Order of events within the same second. batch (default): all completions, then all submissions, "
           "then one pass; event: a pass after each submission, then after each completion")
        ->check(oneOf("order", choicesOf(EventOrderWords)));
    app.add_flag("--raise-limits", raisesLimits,
        "Raise the requested time of jobs that ran longer, instead of killing them at their limit");
    app.add_option("--overrun", overrunMinutes, "Kill jobs this many minutes after their limit")
        ->check(number(MinuteBounds));
    app.add_option(
           "--bf-interval", backfill.interval, "With slurm_bf: seconds between backfill cycles; default: 30")
        ->check(number(CountBounds));
    app.add_option(
           "--bf-window", backfillWindowMinutes, "With slurm_bf: minutes to plan ahead; default: 1440")
        ->check(number({.least = 0, .most = MinuteBounds.most, .aboveLeast = true}));
    app.add_option("--bf-resolution", backfill.resolution,
           "With slurm_bf: resolution of the plan in seconds; default: 60")
        ->check(number(CountBounds));
    app.add_option(
           "--bf-max-job-test", backfill.maxJobTest, "With slurm_bf: jobs to test per cycle; default: 500")
        ->check(number(CountBounds));
    app.add_option("--fairshare-by", fairshareBy,
           "Start jobs by priority, with fairshare factors from simulated usage and equal shares per value "
           "of this attribute. Unless the scenario sets them: fairshare weight 100000, age weight 1000 up to "
           "7 days, recalculation every 5 minutes")
        ->check(oneOf("attribute", choicesOf(JobAttributeWords)));
    app.add_option("--half-life", halfLifeDays,
           "Half-life of the simulated usage in days; 0 means no decay; default: 7")
        ->check(number({.least = 0, .most = 36500}));
}

void SimulateOptions::declareResults(CLI::App& app)
{
    const OptionGroup group(app, "Results");
    app.add_flag(
        "--summary", summary, "Print wait times, slowdowns and utilization instead of one row per job");
    app.add_flag("--trim", trim,
        "With --summary: ignore the first 1 % of jobs to end and those that end after the last submission");
    app.add_flag("--lost-work", lostWork,
           "Print what preemption would cost, by policy and grace period of the scenario, instead of one row "
           "per job: sums over all samples, as if nodes were freed at each of them, and the mean per sample")
        ->excludes("--summary");
    app.add_option("--preempt", preempted,
           "With --lost-work: node preempts whole nodes; core preempts jobs until the wanted weight of cores "
           "and memory is free; default: from the scenario, else node")
        ->check(oneOf("unit", choicesOf(PreemptionUnitWords)));
    app.add_option("--wanted", wanted,
           "With --lost-work: nodes, or weight of cores and memory, to free at each sample")
        ->check(number({.least = 0, .most = SizeBounds.most, .whole = true}));
    app.add_option("--recording", recording,
        "Also write a recording to this new directory (run.json, jobs.csv, samples, wc.csv and, if usage is "
        "simulated, usage.csv); print a summary unless --format or --output is given");
    app.add_flag("--replace", replace, "With --recording: replace an existing recording");
    app.add_option("--samples", samples,
           "With --recording: format of the samples, jsonl (changes only) or csv (one row per sample and "
           "node)")
        ->capture_default_str()
        ->check(oneOf("form", {"jsonl", "csv"}));
}

void SimulateOptions::declare(CLI::App& app)
{
    declareMachine(app);
    declareScheduler(app);
    declareResults(app);
    output.declare(app, OutputOptions::Columns::OfInput);
    output.declareWhere(app);
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

std::string SimulateOptions::schedulingOption() const
{
    for (const char* option : {"--scheduler", "--order", "--raise-limits", "--overrun", "--bf-interval",
             "--bf-window", "--bf-resolution", "--bf-max-job-test", "--fairshare-by", "--half-life",
             "--speed", "--allocation"})
        if (isGiven(option))
            return option;
    return {};
}

std::string SimulateOptions::withoutEffect(const SimulationSection& section) const
{
    if (overrunMinutes && !section.scheduler.killAtLimit)
        return "--overrun has no effect: \"kill_at_limit\" of the scenario is false";
    for (const char* option : {"--speed", "--map-names", "--columns"})
        if (isGiven(option) && !section.workload.generator.empty())
            return fmt::format("{} needs a log, but the jobs come from a generator", option);
    if (halfLifeDays && !section.priority)
        return "--half-life needs --fairshare-by, or a scenario with \"priority\" in its simulation";
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
        return "--overrun cannot be used with --raise-limits, which never kills jobs";
    if (const std::string option = schedulingOption(); asRecorded && !option.empty())
        return fmt::format("{} cannot be used with --as-recorded, which does not simulate", option);
    if (anew && lostWork)
        return "--anew cannot be used with --lost-work; name a scheduler instead";
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

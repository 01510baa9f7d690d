// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/convergence.h"
#include "app/cli/number.h"
#include "app/cli/one_of.h"
#include "app/cli/session.h"
#include "app/cli/shared_options.h"
#include "core/io/workload_import.h"
#include "core/report/simulation_tables.h"
#include "core/simulator/fairshare_replay.h"
#include "core/simulator/scheduler_registry.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace fairshare::cli::command_files {
namespace {

const std::string PeregrineStudyName = "peregrine";

struct Options {
    std::string workload;
    std::string scheduler = "easy";
    std::string order = "batch";
    std::int32_t machine = 0;
    bool raisesLimits = false;
    std::string fairshareBy;
    double halfLifeDays = 7;
    bool summary = false;
    std::string study;
    std::uint64_t seed = 1;
    bool details = false;
    ConvergenceOptions convergence;
    OutputOptions output;
};

/// Tells what became of the rows of the log.
void tellCleaning(const WorkloadImport& import, const Options& options, Session& session)
{
    const CleaningSummary& summary = import.summary;
    session.note(fmt::format("{}: {} of {} jobs on {} processors", options.workload, summary.kept,
        summary.rows + import.badRows, import.workload.machine));
    const std::array<std::pair<std::uint64_t, const char*>, 7> dropped{{
        {import.badRows, "rows that cannot be read, left out"},
        {summary.withoutRun, "jobs that did not run, left out"},
        {summary.withoutProcs, "jobs without processors, left out"},
        {summary.withoutSubmit, "jobs without a time of submission, left out"},
        {summary.capped, "jobs that want more processors than there are, which get all"},
        {summary.cut,
            options.raisesLimits ? "jobs that ran longer than they asked for, whose requests are raised"
                                 : "jobs that ran longer than they asked for, which end at their limit"},
        {summary.withoutRequest,
            "jobs that do not say how long they asked for, which ask for their run time"},
    }};
    for (const auto& [count, what] : dropped)
        if (count > 0)
            session.note(fmt::format("{}: {}: {}", options.workload, what, count));
}

ExitCode runStudy(const Options& options, Session& session)
{
    const auto study = studyPeregrine(options.seed, session.progress("Simulating"));
    session.progressDone();
    if (!study)
        return session.fail(study.error());
    session.note(
        "The jobs are made up after the published figures of the log, which is not public; work lost is "
        "summed over all samples. What depends on the real jobs is not reproduced.");
    return session.write(options.output.path, options.details ? lostWorkTable(*study) : studyTable(*study),
        options.output.format);
}

const std::array<std::pair<std::string, JobAttribute>, 4> Attributes{{{"user", JobAttribute::User},
    {"account", JobAttribute::Account}, {"queue", JobAttribute::Queue}, {"app", JobAttribute::Application}}};

/// Null where jobs are served as they were submitted.
std::unique_ptr<QueueOrder> replayOf(const Workload& workload, const Options& options)
{
    const auto by =
        std::ranges::find(Attributes, options.fairshareBy, &std::pair<std::string, JobAttribute>::first);
    if (by == Attributes.end())
        return nullptr;
    constexpr double Day = 86'400;
    const ReplaySettings settings{.halfLife = static_cast<Seconds>(std::llround(options.halfLifeDays * Day))};
    return fairshareOrder(workload, accountsBy(workload, by->second), equalShares(), settings);
}

ExitCode runLog(const Options& options, Session& session)
{
    const CleaningSettings settings{
        .machine = options.machine, .overrun = options.raisesLimits ? OverrunRule::Raise : OverrunRule::Kill};
    auto import = importWorkload(options.workload, settings, session.progress("Reading"));
    session.progressDone();
    if (!import)
        return session.fail(import.error());
    session.warn(import->remarks.take(), options.workload);
    tellCleaning(*import, options, session);
    const Workload& workload = import->workload;
    const auto replay = replayOf(workload, options);
    const ScheduleRequest request{.scheduler = options.scheduler,
        .order = options.order == "event" ? EventOrder::Event : EventOrder::Batch,
        .machine = workload.machine,
        .queueOrder = replay.get()};
    const auto schedule = makeSchedule(workload, request, session.progress("Simulating"));
    session.progressDone();
    if (!schedule)
        return session.fail(schedule.error(), options.workload);
    return session.write(options.output.path,
        options.summary ? metricsTable(metricsOf(workload, *schedule, workload.machine))
                        : scheduleTable(workload, *schedule),
        options.output.format);
}

/// Studies of fairshare over time.
ExitCode runConvergenceStudy(const Options& options, Session& session)
{
    ConvergenceOptions study = options.convergence;
    study.workload = options.workload;
    study.seed = options.seed;
    study.details = options.details;
    return options.study == CeaStudyName ? runCea(study, options.output, session)
                                         : runConvergence(study, options.output, session);
}

ExitCode run(const Options& options, Session& session)
{
    if (options.study == ConvergenceStudyName || options.study == CeaStudyName)
        return runConvergenceStudy(options, session);
    if (options.workload.empty() == options.study.empty())
        return session.wrongUsage("give either --workload or --study");
    if (!options.fairshareBy.empty() && options.order != "batch")
        return session.wrongUsage("--fairshare-by needs --order batch");
    return options.study.empty() ? runLog(options, session) : runStudy(options, session);
}

Run declare(CLI::App& app)
{
    auto options = std::make_shared<Options>();
    std::vector<std::string> ids;
    for (const Scheduler& scheduler : schedulers())
        ids.emplace_back(scheduler.id);
    app.add_option("--workload", options->workload,
        "Log of jobs: SWF, or CSV with submit, run, procs or nodes, and req; compressed by gzip or not");
    app.add_option("--scheduler", options->scheduler, "How jobs are started")
        ->capture_default_str()
        ->check(oneOf("scheduler", ids));
    app.add_option("--order", options->order,
           "What comes first in one second: batch takes all completions, then all submissions, then one "
           "pass; "
           "event makes a pass after each submission, then after each completion")
        ->capture_default_str()
        ->check(oneOf("order", {"batch", "event"}));
    app.add_option("--machine", options->machine, "Processors of the machine; default: what the log says")
        ->check(number({.least = 1, .most = std::numeric_limits<std::int32_t>::max(), .whole = true}));
    app.add_flag("--raise-limits", options->raisesLimits,
        "Let jobs that ran longer than they asked for run on, instead of ending them at their limit");
    std::vector<std::string> attributes;
    for (const auto& [name, attribute] : Attributes)
        attributes.push_back(name);
    app.add_option("--fairshare-by", options->fairshareBy,
           "Serve by priority, with fairshare factors that follow the usage of the replay: equal shares for "
           "each "
           "of these, fairshare weight 100000, age 1000 up to 7 days, looked at every 5 minutes")
        ->check(oneOf("attribute", attributes));
    app.add_option("--half-life", options->halfLifeDays, "Of that usage, in days; 0 is no decay")
        ->capture_default_str()
        ->check(number({.least = 0, .most = 36500}));
    app.add_flag("--summary", options->summary, "Waits, slowdowns and utilization instead of a row a job");
    app.add_option("FILE", options->convergence.file, "Of the study convergence: a scenario");
    app.add_option("--study", options->study,
           "Repeat a published study instead, or replay the same jobs under every algorithm (convergence)")
        ->check(oneOf("study", {PeregrineStudyName, CeaStudyName, ConvergenceStudyName}));
    options->convergence.declarePart(app);
    app.add_option("--seed", options->seed, "Of a study: seed of the made-up jobs")->capture_default_str();
    app.add_flag("--details", options->details, "Of a study: work lost by class, policy and grace period");
    options->output.declare(app);
    return [options](Session& session) { return run(*options, session); };
}

} // namespace

Command simulate()
{
    return {"simulate",
        "When the jobs of a log would start under a scheduler, and what preempting would cost",
        "  fairshare simulate --workload site.swf.gz --summary\n"
        "  fairshare simulate --workload site.swf.gz --scheduler conservative --format csv -o starts.csv\n"
        "  fairshare simulate --workload site.swf.gz --fairshare-by account --half-life 14 --summary\n"
        "  fairshare simulate --study peregrine\n"
        "  fairshare simulate --study cea\n"
        "  fairshare simulate --study convergence site.fairshare --part accounts\n",
        declare};
}

} // namespace fairshare::cli::command_files

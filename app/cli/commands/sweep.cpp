// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"
#include "app/cli/import_messages.h"
#include "app/cli/options/number.h"
#include "app/cli/options/shared_options.h"
#include "app/cli/rows.h"
#include "app/cli/session.h"
#include "core/base/files/content_digest.h"
#include "core/base/files/file_lock.h"
#include "core/base/files/files.h"
#include "core/io/scenario_file/sweep_reader.h"
#include "core/report/tables/sweep_table.h"
#include "core/simulation/cea_study.h"
#include "core/simulation/replay_accounts.h"
#include "core/simulation/sweep_threads.h"
#include "core/simulator/section/simulation_section.h"
#include "core/workspace/sweep_results.h"
#include "core/workspace/swept_jobs.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

namespace fairshare::cli::command_files {
namespace {

struct SweepOptions {
    std::string file;
    std::string results;
    std::size_t threads = usualThreads();
    OutputOptions output;
};

struct Base {
    Scenario scenario;
    std::string file; ///< of the scenario; "" for a study
    std::string inputs; ///< digest
};

/// Returns the scenario of a study. Nothing after an error, which is printed.
std::optional<Base> studyBase(const Sweep& sweep, Session& session)
{
    auto scenario = ceaScenario();
    if (!scenario) {
        session.fail(scenario.error());
        return std::nullopt;
    }
    SimulationSection section;
    section.cluster.processors = CeaMachine;
    section.priority = ceaSection();
    scenario->simulation = SharedValue(std::move(section));
    ContentDigest digest;
    digest.add(sweep.study);
    return Base{*std::move(scenario), {}, digest.text()};
}

/// Loads the scenario of a sweep and digests its input files. Nothing after an error, which is printed.
std::optional<Base> scenarioBase(const Sweep& sweep, const SweepOptions& options, Session& session)
{
    const std::string file = (std::filesystem::path(options.file).parent_path() / sweep.scenario).string();
    auto scenario = session.load(file);
    if (!scenario)
        return std::nullopt;
    auto inputs = SweptJobs(file).inputsOf(*scenario);
    if (!inputs) {
        session.fail(inputs.error(), file);
        return std::nullopt;
    }
    return Base{*std::move(scenario), file, *std::move(inputs)};
}

/// Reports the number of combinations without a distance.
void tellUnmeasured(std::size_t unmeasured, const Session& session)
{
    if (unmeasured > 0)
        session.note(fmt::format(
            "combinations without a distance to the shares (no pending jobs or no usage when measured): {}",
            unmeasured));
}

/// Warns if only the first of several grace periods is used.
void tellGraces(const Sweep& sweep, const Base& base, const Session& session)
{
    const SimulationSection& section = *base.scenario.simulation;
    const PreemptionSection& preemption = section.preemption;
    const bool isVaried = std::ranges::find(sweep.axes, "grace", &SweepAxis::key) != sweep.axes.end();
    if (isVaried || preemption.graces.size() < 2 || !preemption.places.graces.isGiven()
        || preemption.policies.empty() || section.cluster.allocation != AllocationUnit::Node)
        return;
    session.warn({{"first_grace",
                     fmt::format("for lost work, the sweep uses only the first grace period, {} s; vary "
                                 "\"grace\" in the sweep to try others",
                         preemption.graces.front()),
                     preemption.places.graces.position}},
        base.file);
}

ExitCode runUnlocked(const SweepOptions& options, Session& session)
{
    session.reads(options.file);
    session.reads(options.results);
    const auto text = readFile(options.file);
    if (!text)
        return session.fail(text.error());
    const auto sweep = readSweep(*text);
    if (!sweep)
        return session.fail(sweep.error(), options.file);
    const auto base =
        sweep->study.empty() ? scenarioBase(*sweep, options, session) : studyBase(*sweep, session);
    if (!base || !session.mayWrite(options.output.path))
        return session.exitCode();
    if (const auto checked = checkEffects(*sweep, base->scenario); !checked)
        return session.fail(checked.error(), options.file);
    tellGraces(*sweep, *base, session);
    SavedSweep saved(options.results);
    if (const auto read = saved.read(); !read)
        return session.fail(read.error(), options.results);
    const std::string source =
        std::filesystem::path(base->scenario.simulation->workload.path).filename().string();
    SweptJobs jobs(base->file, [&](WorkloadImport& import, const SimulationSection& section) {
        tellImport(import, section, source, session);
        if (section.priority && section.priority->tree == ReplayTree::Flat
            && isNameless(import.workload, section.priority->accountBy))
            session.warn(namelessText(section.priority->accountBy));
    });
    const SweepResults known = saved.all();
    const auto rows =
        runSweep({.sweep = *sweep,
                     .scenario = base->scenario,
                     .inputs = base->inputs,
                     .workload = [&](const Scenario& scenario) { return jobs.jobsOf(scenario); },
                     .threads = options.threads,
                     .keep = [&](const std::string& digest,
                                 const std::vector<std::string>& figures) { saved.add(digest, figures); }},
            known, session.progress(fmt::format("Simulating {} combinations", sweep->combinations())));
    session.progressDone();
    if (rows)
        tellUnmeasured(unmeasuredRows(*sweep, base->scenario, *rows), session);
    if (const auto written = saved.write(); !written)
        return session.fail(written.error(), options.results);
    if (!rows)
        return session.fail(rows.error(), options.file);
    return printRows(sweepTable(*sweep, *rows), options.output, session);
}

/// Runs the sweep while no other one uses its file of results, because each would simulate everything.
ExitCode runSweepCommand(const SweepOptions& options, Session& session)
{
    if (options.results.empty())
        return runUnlocked(options, session);
    const auto lock = FileLock::take(options.results + ".lock");
    if (!lock)
        return session.fail(lock.error());
    if (!*lock)
        return session.fail(
            {ErrorCode::WriteFailed, "is in use by another sweep; wait for it, or give another file", {}, {}},
            options.results);
    const ExitCode code = runUnlocked(options, session);
    (*lock)->removeFile();
    return code;
}

Run declareSweep(CLI::App& app)
{
    auto options = std::make_shared<SweepOptions>();
    app.add_option("FILE", options->file, "JSON file with the scenario and lists of values to vary")
        ->required();
    app.add_option("--results", options->results,
           "File of finished combinations, one per line. They are not simulated again; new ones are appended "
           "as they finish")
        ->type_name("FILE");
    app.add_option("--threads", options->threads, "Parallel simulations; results are unaffected")
        ->capture_default_str()
        ->check(number({.least = 1, .most = 1024, .whole = true}));
    options->output.declare(app);
    options->output.declareWhere(app);
    return [options](Session& session) { return runSweepCommand(*options, session); };
}

} // namespace

Command sweep()
{
    return {"sweep", "Simulate every combination of the given values",
        "  {\"format\": \"fairshare-sweep\", \"version\": 1, \"scenario\": \"site.fairshare\",\n"
        "   \"values\": {\"half_life_seconds\": [86400, 604800], \"algorithm\": [\"classic\", "
        "\"fair_tree\"]}}\n\n"
        "  fairshare sweep halflife.sweep.json\n"
        "  fairshare sweep halflife.sweep.json --results halflife.jsonl --format csv -o halflife.csv\n"
        "  fairshare sweep halflife.sweep.json --threads 1 --format json\n",
        declareSweep};
}

} // namespace fairshare::cli::command_files

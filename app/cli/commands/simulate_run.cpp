// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/simulate_run.h"

#include "app/cli/commands/logged_run.h"
#include "app/cli/import_messages.h"
#include "app/cli/rows.h"
#include "core/io/text/text_lines.h"
#include "core/report/tables/lost_work_table.h"
#include "core/report/tables/simulation_tables.h"
#include "core/report/tables/workload_table.h"
#include "core/simulation/lost_work.h"
#include "core/simulation/replay_accounts.h"
#include "core/simulation/simulation.h"
#include "core/simulator/preemption/job_terms.h"
#include "core/simulator/section/machine_size.h"
#include "core/workspace/job_log.h"
#include "core/workspace/recording.h"
#include "core/workspace/workload.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <tuple>
#include <utility>

namespace fairshare::cli {
namespace {

/// A simulation, from the command line and the scenario.
struct Task {
    Scenario scenario;
    SimulationSection section;
    std::string source{}; ///< source of the jobs, for messages
    bool isScenario = false; ///< the section is from the scenario
    WorkloadImport import{}; ///< of the jobs; the simulation takes its workload
    RunShown shown = RunShown::Simulated;
    SimulationOutcome recorded{}; ///< unless only a simulation is shown
};

/// Returns the file named in errors: the scenario, or the log if there is no scenario.
const std::string& askingFile(const SimulateOptions& options)
{
    return options.file.empty() ? options.workload : options.file;
}

/// Returns why the options conflict with --anonymize or with a recording; "" if they do not.
std::string conflictWithInput(const SimulateOptions& options, bool isRecording, const Session& session)
{
    if (session.anonymous() && !options.recording.empty())
        return "--recording cannot be used with --anonymize because recordings contain names";
    if (session.anonymous() && options.lostWork)
        return "--lost-work cannot be used with --anonymize because it prints class names";
    if (isRecording && !options.workload.empty())
        return fmt::format("{} is a recording; --workload cannot be used with it", options.file);
    return {};
}

/// Returns the options; a log given in place of a scenario becomes their workload. Errors: those of
/// loggedScenario.
Result<SimulateOptions> withLogNamed(const SimulateOptions& options, Session& session)
{
    if (!options.workload.empty())
        return options;
    SimulateOptions named = options;
    if (!options.columns.empty()) {
        named.workload = std::exchange(named.file, std::string());
        return named;
    }
    const auto logged = loggedScenario(options.file, session.progress("Reading"));
    session.progressDone();
    if (!logged)
        return tl::unexpected(logged.error());
    if (*logged)
        named.workload = std::exchange(named.file, std::string());
    return named;
}

/// Prepares the simulation. Nothing after an error, which is printed.
std::optional<Task> taskOf(const SimulateOptions& options, Session& session)
{
    Task task;
    if (options.file.empty() && !options.variant.empty()) {
        session.wrongUsage("--variant needs a scenario file");
        return std::nullopt;
    }
    if (!options.file.empty()) {
        // Names of the tree must match those of the log, so they are not anonymized; no name is written.
        const InputOptions input{.file = options.file, .format = {}, .more = {}, .variant = options.variant};
        auto scenario = input.read(session);
        if (!scenario)
            return std::nullopt;
        task.scenario = *std::move(scenario);
    }
    const bool hasSection = task.scenario.simulation.has();
    if (!hasSection && options.workload.empty()) {
        session.wrongUsage(
            fmt::format("{} has no simulation to take jobs from; use --workload", options.file));
        return std::nullopt;
    }
    task.isScenario = hasSection;
    task.section = options.applied(*task.scenario.simulation);
    if (const std::string sentence = options.withoutEffect(task.section); !sentence.empty()) {
        session.wrongUsage(sentence);
        return std::nullopt;
    }
    const WorkloadReference& jobs = task.section.workload;
    task.source = jobs.generator.empty() ? jobs.path : jobs.generator;
    return task;
}

/// Returns the folder of relative paths: the working directory for a log on the command line, else the folder
/// of the scenario.
std::string folderOf(const SimulateOptions& options)
{
    return options.workload.empty() ? std::filesystem::path(options.file).parent_path().string()
                                    : std::string();
}

Result<WorkloadImport> loadJobs(const SimulateOptions& options, const Task& task, const Progress& progress)
{
    const WorkloadReference& reference = task.section.workload;
    const WorkloadPlace place{
        .folder = folderOf(options), .tree = options.file.empty() ? nullptr : &task.scenario.tree};
    CleaningSettings cleaning = cleaningOf(task.section);
    cleaning.columns = options.columns;
    return loadWorkload(reference, place, cleaning, progress);
}

void tellUnknownNames(const SimulationOutcome& outcome, const Session& session)
{
    if (!outcome.usage || outcome.usage->unknownJobs == 0)
        return;
    const std::vector<std::string>& names = outcome.usage->unknownNames;
    session.warn(fmt::format("jobs without fairshare because their names are not in the tree: {} (names: {})",
        outcome.usage->unknownJobs, firstNames(names)));
}

/// Warns if no job has the attribute that a replay charges by.
void tellNamelessJobs(
    const SimulationOutcome& outcome, const SimulationSection& section, const Session& session)
{
    if (!outcome.usage || !section.priority || outcome.usage->unknownJobs > 0)
        return;
    if (isNameless(outcome.workload, section.priority->accountBy))
        session.warn(namelessText(section.priority->accountBy));
}

/// Reports the cost of node removals.
/// @param file of the scenario with the removals
void tellRemovals(
    const SimulationOutcome& outcome, const Task& task, const std::string& file, const Session& session)
{
    const RemovalCost cost = removalCost(outcome);
    const std::string& source = task.source;
    // If there are several, it is unknown which one it was.
    const std::vector<CommittedRemoval>& removals = task.section.preemption.removals;
    const SourcePosition place =
        removals.size() == 1 ? removals.front().places.removal.position : SourcePosition{};
    session.note(fmt::format("{}: jobs killed by node removals: {}; requeued: {}; lost work: {} node-s",
        source, cost.killed, cost.requeued, cost.lostWork));
    if (outcome.removalShortfall > 0)
        session.warn(
            {{"removal_shortfall",
                fmt::format("nodes that removals could not free: {}", outcome.removalShortfall), place}},
            file);
    if (outcome.removalBreaches > 0)
        session.warn(
            {{"removal_breaches",
                fmt::format("nodes that removals took from protected jobs: {}", outcome.removalBreaches),
                place}},
            file);
}

/// Returns whether the names of users, accounts and partitions are printed.
JobNames namesOf(const Session& session)
{
    return session.anonymous() ? JobNames::LeftOut : JobNames::Shown;
}

/// Returns whether a recording may be replaced: it must not contain input files. If not, the reason is
/// printed.
bool mayReplace(const std::string& directory, Session& session)
{
    std::error_code failed;
    if (!std::filesystem::is_directory(directory, failed))
        return true;
    for (std::filesystem::directory_iterator part(directory, failed), end; !failed && part != end;
        part.increment(failed))
        if (isRecordingPart(part->path().filename().string()) && !session.mayWrite(part->path().string()))
            return false;
    return true;
}

/// Returns how to record. A large wc.csv is announced before it is written.
RecordingOptions recordingOptions(const SimulateOptions& options, Session& session)
{
    constexpr double Megabyte = 1e6;
    return {.samples = options.samples == "csv" ? SampleFormat::Csv : SampleFormat::JsonLines,
        .existing = options.replace ? ExistingDirectory::Replaced : ExistingDirectory::Refused,
        .announced = [&session](const WcSize& size) {
            session.progressDone();
            session.note(
                fmt::format("wc.csv: {} rows for {} samples, about {:.1f} MB; set \"wc_stride\" to 0 for "
                            "the last sample alone",
                    size.rows, size.samples, static_cast<double>(size.bytes) / Megabyte));
        }};
}

ExitCode record(
    const SimulateOptions& options, const Task& task, const SimulationOutcome& outcome, Session& session)
{
    const auto done = fairshare::record({.section = task.section, .outcome = outcome, .import = task.import},
        options.recording, recordingOptions(options, session), session.progress("Recording"));
    session.progressDone();
    if (!done)
        return session.fail(done.error(), askingFile(options));
    if (outcome.allocation == AllocationUnit::Core)
        session.warn("jobs share nodes, so the recording has no samples and no wc.csv");
    return ExitCode::Done;
}

/// Returns the memory of each job in gigabytes; empty if the log has none.
std::vector<double> gigabytesOf(const JobDetails& details)
{
    constexpr double Gigabyte = 1024; // megabytes
    std::vector<double> memory;
    memory.reserve(details.memoryMegabytes.size());
    for (const std::int64_t megabytes : details.memoryMegabytes)
        memory.push_back(static_cast<double>(std::max<std::int64_t>(megabytes, 0)) / Gigabyte);
    return memory;
}

ExitCode tellLostWork(const SimulationOutcome& outcome, const SimulationSection& section,
    const SimulateOptions& options, Session& session)
{
    const std::string& asking = askingFile(options);
    const PreemptionSection& preemption = section.preemption;
    for (const auto& [name, isEmpty, place] :
        {std::tuple("policies", preemption.policies.empty(), &preemption.places.policies),
            std::tuple("grace", preemption.graces.empty(), &preemption.places.graces)})
        if (isEmpty)
            return session.fail(
                failAbout(*place, ErrorCode::BadInput,
                    fmt::format(
                        "\"{}\" in \"preemption\" is empty; --lost-work needs at least one entry", name))
                    .value(),
                asking);
    for (const std::string& sentence : emptyClasses(outcome.workload, section.preemption.classes))
        session.warn(sentence);
    const std::vector<double> gigabytes = gigabytesOf(outcome.workload.details);
    const auto lost = studyLostWork(outcome, section, gigabytes, session.progress("Preempting"));
    session.progressDone();
    if (!lost)
        return session.fail(lost.error(), asking);
    return printRows(lostWorkTable(*lost, section.preemption), options.output, session);
}

ExitCode tellRecorded(const RecordedOutcome& recorded, const SimulateOptions& options, Session& session)
{
    const SimulationOutcome& outcome = recorded.outcome;
    if (options.tellsSummary())
        return printRows(
            metricsTable(metricsOf(outcome, options.trim ? CountedJobs::Trimmed : CountedJobs::All)),
            options.output, session);
    if (!options.lostWork)
        return printRows(scheduleTable(outcome, namesOf(session)), options.output, session);
    SimulationSection section;
    section.preemption = recorded.preemption;
    if (recorded.interval > 0)
        section.sampling.interval = recorded.interval;
    if (section.preemption.unit == PreemptionUnit::Core && section.preemption.weight.perGigabyte > 0)
        session.warn("the recording does not contain the memory of jobs; only cores count");
    return tellLostWork(outcome, options.applied(section), options, session);
}

/// Writes a recording again, for example with other samples.
ExitCode recordAgain(const SimulateOptions& options, Session& session)
{
    if (options.replace && !mayReplace(options.recording, session))
        return session.exitCode();
    const auto done = rewriteRecording(
        options.file, options.recording, recordingOptions(options, session), session.progress("Recording"));
    session.progressDone();
    return done ? ExitCode::Done : session.fail(done.error(), options.file);
}

/// Prints the results of a recording without simulating.
ExitCode runRecording(const SimulateOptions& options, Session& session)
{
    constexpr std::array<std::string_view, 14> Told{"--summary", "--trim", "--lost-work", "--preempt",
        "--wanted", "--recording", "--replace", "--samples", "--output", "--format", "--show", "--sort",
        "--top", "--where"};
    if (const std::string option = options.givenBeside(Told); !option.empty())
        return session.wrongUsage(
            fmt::format("{} cannot be used with a recording, which is not simulated again", option));
    session.reads(options.file);
    if (!options.recording.empty())
        if (const ExitCode code = recordAgain(options, session); code != ExitCode::Done)
            return code;
    const auto recorded = recordedOutcome(options.file, session.progress("Reading"));
    session.progressDone();
    if (!recorded)
        return session.fail(recorded.error());
    session.warn(recorded->remarks, options.file);
    return tellRecorded(*recorded, options, session);
}

/// Returns whether the results may be written; if not, the reason is printed.
bool mayWriteResults(const SimulateOptions& options, const Task& task, Session& session)
{
    session.reads(options.workload);
    for (const auto& [attribute, path] : task.section.workload.nameMaps)
        session.reads(pathBeside(path, folderOf(options)));
    return session.mayWrite(options.output.path)
        && (!options.replace || mayReplace(options.recording, session));
}

/// Takes the run that the log records, if it is to be shown.
Result<void> takeRecorded(
    const SimulateOptions& options, WorkloadImport& import, Task& task, Session& session)
{
    task.shown = runShown(options, task.section, task.isScenario, import);
    task.section.workload.asRecorded = false;
    if (task.shown == RunShown::Simulated)
        return {};
    const bool isAlone = task.shown == RunShown::Recorded;
    if (isAlone && !options.asRecorded)
        session.note(fmt::format(
            "{}: as recorded in the log; to simulate the jobs, use --anew or --scheduler", task.source));
    auto recorded =
        isAlone ? printedRun(import, task.section) : runBeside(import, task.section, task.source, session);
    if (!recorded)
        return tl::unexpected(recorded.error());
    task.recorded = *std::move(recorded);
    return {};
}

/// Loads the jobs of the task and prints remarks about them. Returns false after an error, which is printed.
bool takeJobs(const SimulateOptions& options, Task& task, Session& session)
{
    auto import = loadJobs(options, task, session.progress("Reading"));
    session.progressDone();
    if (!import) {
        Error error = std::move(import.error());
        if (error.code == ErrorCode::MissingHeader)
            error.message += "; or name them with --columns, separated by commas";
        session.fail(error, askingFile(options));
        return false;
    }
    if (options.speed && !import->findings.tellsWork) {
        session.wrongUsage(
            fmt::format("--speed needs a log that records work (Batsim); {} records run times", task.source));
        return false;
    }
    if (auto done = takeRecorded(options, *import, task, session); !done) {
        session.fail(done.error(), task.source);
        return false;
    }
    tellImport(*import, task.section, task.source, session);
    if (!import->findings.tellsMachine)
        session.note("give the size of the machine with --nodes or --machine");
    task.section.cluster = withCores(std::move(task.section.cluster), import->procsPerNode);
    task.import = *std::move(import);
    return true;
}

/// Simulates the jobs of the task and prints warnings. Nothing after an error, which is printed.
std::optional<SimulationOutcome> outcomeOf(const SimulateOptions& options, Task& task, Session& session)
{
    if (task.shown == RunShown::Recorded)
        return std::move(task.recorded);
    const SimulationContext context{.scenario = task.scenario,
        .unit = unitOf(task.import.unit),
        .keepsUsage = !options.recording.empty()};
    auto outcome =
        simulate(task.section, std::move(task.import.workload), context, session.progress("Simulating"));
    session.progressDone();
    if (!outcome) {
        session.fail(outcome.error(), askingFile(options));
        return std::nullopt;
    }
    tellUnknownNames(*outcome, session);
    tellNamelessJobs(*outcome, task.section, session);
    if (!task.section.preemption.removals.empty())
        tellRemovals(*outcome, task, options.file, session);
    return *std::move(outcome);
}

/// Writes the requested output.
ExitCode writeResults(
    const SimulateOptions& options, const Task& task, const SimulationOutcome& outcome, Session& session)
{
    if (options.lostWork)
        return tellLostWork(outcome, task.section, options, session);
    const bool isCompared = task.shown == RunShown::Compared;
    if (!options.tellsSummary())
        return printRows(isCompared ? comparedScheduleTable(outcome, task.recorded, namesOf(session))
                                    : scheduleTable(outcome, namesOf(session)),
            options.output, session);
    const CountedJobs counted = options.trim ? CountedJobs::Trimmed : CountedJobs::All;
    const ScheduleMetrics metrics = metricsOf(outcome, counted);
    return printRows(
        isCompared ? comparedMetricsTable(metrics, metricsOf(task.recorded, counted)) : metricsTable(metrics),
        options.output, session);
}

/// Simulates a scenario or a log.
ExitCode runTask(const SimulateOptions& options, Session& session)
{
    auto task = taskOf(options, session);
    if (!task || !mayWriteResults(options, *task, session) || !takeJobs(options, *task, session))
        return session.exitCode();
    const auto outcome = outcomeOf(options, *task, session);
    if (!outcome)
        return session.exitCode();
    if (!options.recording.empty())
        if (const ExitCode code = record(options, *task, *outcome, session); code != ExitCode::Done)
            return code;
    return writeResults(options, *task, *outcome, session);
}

} // namespace

ExitCode runSimulation(const SimulateOptions& options, Session& session)
{
    const bool isRecording = !options.file.empty() && isRecordingAt(options.file);
    if (const std::string sentence = conflictWithInput(options, isRecording, session); !sentence.empty())
        return session.wrongUsage(sentence);
    if (isRecording)
        return runRecording(options, session);
    const auto named = withLogNamed(options, session);
    return named ? runTask(*named, session) : session.fail(named.error());
}

} // namespace fairshare::cli

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/random.h"
#include "core/io/job_log/workload_import.h"
#include "core/scenario/scenario.h"
#include "core/simulation/simulation.h"
#include "core/simulator/jobs/peregrine_workload.h"
#include "core/simulator/preemption/preemption_policy_registry.h"
#include "core/simulator/samples/preemption_study.h"

#include <benchmark/benchmark.h>

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string>

/// Times the simulator. Real logs are not part of this project: FAIRSHARE_WORKLOADS names their folder.
namespace fairshare::bench {
namespace {

constexpr const char* Kth = "KTH-SP2-1996-2.1-cln.swf.gz";
constexpr const char* Lanl = "LANL-CM5-1994-4.1-cln.swf.gz";

/// "" where nobody tells where logs are.
std::string logPath(const char* file)
{
    const char* const folder = std::getenv("FAIRSHARE_WORKLOADS");
    return folder == nullptr ? std::string() : std::string(folder) + "/" + file;
}

/// The jobs of a log; none where it cannot be read, which the benchmark tells.
Workload logOf(const char* file, benchmark::State& state)
{
    const std::string path = logPath(file);
    if (path.empty()) {
        state.SkipWithError("FAIRSHARE_WORKLOADS does not name the folder of the logs");
        return {};
    }
    auto import = importWorkload(path, {});
    if (!import) {
        state.SkipWithError(describe(import.error()).c_str());
        return {};
    }
    return std::move(import->workload);
}

SimulationOutcome outcomeOf(const SimulationSection& section, Workload workload)
{
    static const Scenario scenario;
    auto outcome = simulate(section, std::move(workload), {.scenario = scenario});
    if (!outcome)
        std::abort();
    return *std::move(outcome);
}

void tellJobs(benchmark::State& state, std::size_t jobs)
{
    state.counters["jobs"] = static_cast<double>(jobs);
}

/// Without reading; the copy of the jobs is not timed.
void scheduleLog(benchmark::State& state, const char* file, const char* scheduler)
{
    const Workload workload = logOf(file, state);
    if (workload.jobs.empty())
        return;
    SimulationSection section;
    section.scheduler.mode = scheduler;
    for (auto iteration : state) {
        static_cast<void>(iteration);
        state.PauseTiming();
        Workload jobs = workload;
        state.ResumeTiming();
        benchmark::DoNotOptimize(outcomeOf(section, std::move(jobs)));
    }
    tellJobs(state, workload.jobs.size());
}

/// From the compressed file to the metrics.
void readAndSchedule(benchmark::State& state, const char* file, const char* scheduler)
{
    SimulationSection section;
    section.scheduler.mode = scheduler;
    std::size_t jobs = 0;
    for (auto iteration : state) {
        static_cast<void>(iteration);
        Workload workload = logOf(file, state);
        if (workload.jobs.empty())
            break; // the state is told already, and ends the loop
        jobs = workload.jobs.size();
        benchmark::DoNotOptimize(outcomeOf(section, std::move(workload)));
    }
    tellJobs(state, jobs);
}

void replayLog(benchmark::State& state, const char* file)
{
    const Workload workload = logOf(file, state);
    if (workload.jobs.empty())
        return;
    SimulationSection section;
    section.priority = ReplaySection();
    for (auto iteration : state) {
        static_cast<void>(iteration);
        benchmark::DoNotOptimize(outcomeOf(section, workload));
    }
    tellJobs(state, workload.jobs.size());
}

/// The five of the published study.
std::vector<const PreemptionPolicy*> studiedPolicies()
{
    std::vector<const PreemptionPolicy*> policies;
    for (const std::string& id : PreemptionSection().policies)
        policies.push_back(findPreemptionPolicy(id));
    return policies;
}

/// Twenty nodes, five policies, four grace periods: jobs, schedule and lost work of one class of jobs.
void peregrine(benchmark::State& state)
{
    for (auto iteration : state) {
        static_cast<void>(iteration);
        auto workload = peregrineWorkload({.seed = 1});
        if (!workload)
            std::abort();
        auto schedule = makeSchedule(*workload, {.machine = 20});
        const NodeAllocation allocation(*workload, *schedule, 20);
        const PreemptionSettings settings{.policies = studiedPolicies()};
        auto lost = studyPreemption(
            {.workload = *workload, .schedule = *schedule, .allocation = allocation, .machine = 20},
            settings);
        if (!lost)
            std::abort();
        benchmark::DoNotOptimize(lost);
    }
}

/// Jobs of a minute to ten hours on 1 to 512 of 1024 processors, which arrivals keep busy to nine tenths.
Workload manyJobs(std::size_t count)
{
    constexpr std::int32_t Machine = 1024;
    constexpr double Load = 0.9;
    SplitMix64 random(1);
    Workload workload;
    workload.machine = Machine;
    double work = 0;
    for (std::size_t job = 0; job < count; ++job) {
        const double run = 60 * std::pow(600, random.unit());
        SubmittedJob made{.run = static_cast<Seconds>(run)};
        made.requested = made.run + static_cast<Seconds>(run * 3 * random.unit());
        made.procs = std::int32_t{1} << random.below(10);
        work += static_cast<double>(made.run) * made.procs;
        workload.jobs.push_back(made);
        workload.ids.push_back(std::to_string(job + 1));
    }
    const double between = work / (static_cast<double>(count) * Machine * Load);
    double now = 0;
    for (SubmittedJob& job : workload.jobs) {
        now -= between * std::log1p(-random.unit());
        job.submit = static_cast<Seconds>(now);
    }
    return workload;
}

/// Forgets the peak so far, where the kernel lets us.
void resetPeak()
{
    std::ofstream("/proc/self/clear_refs") << 5;
}

/// Resident bytes at their peak.
double peakBytes()
{
    constexpr double Kibibyte = 1024;
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (word == "VmHWM:") {
            double size = 0;
            status >> size;
            return size * Kibibyte;
        }
    return 0;
}

void millionJobs(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    const SimulationSection section;
    for (auto iteration : state) {
        static_cast<void>(iteration);
        state.PauseTiming();
        resetPeak();
        Workload workload = manyJobs(count);
        state.ResumeTiming();
        benchmark::DoNotOptimize(outcomeOf(section, std::move(workload)));
    }
    tellJobs(state, count);
    state.counters["peak_MiB"] = peakBytes() / (1024 * 1024);
}

/// As a file in the Standard Workload Format.
std::string writeLog(const Workload& workload)
{
    const std::string path = (std::filesystem::temp_directory_path() / "fairshare_bench.swf").string();
    std::ofstream file(path);
    file << "; MaxProcs: " << workload.machine << "\n";
    for (std::size_t job = 0; job < workload.jobs.size(); ++job) {
        const SubmittedJob& each = workload.jobs[job];
        file << job + 1 << ' ' << each.submit << " -1 " << each.run << ' ' << each.procs << " -1 -1 "
             << each.procs << ' ' << each.requested << " -1 1 " << job % 977 << ' ' << job % 101
             << " -1 1 1 -1 -1\n";
    }
    return path;
}

/// From the file of a log to the metrics, with the peak of memory.
void millionJobLog(benchmark::State& state)
{
    const auto count = static_cast<std::size_t>(state.range(0));
    const SimulationSection section;
    for (auto iteration : state) {
        static_cast<void>(iteration);
        state.PauseTiming();
        const std::string path = writeLog(manyJobs(count));
        resetPeak();
        state.ResumeTiming();
        auto import = importWorkload(path, {});
        if (!import)
            std::abort();
        benchmark::DoNotOptimize(outcomeOf(section, std::move(import->workload)));
        std::filesystem::remove(path);
    }
    tellJobs(state, count);
    state.counters["peak_MiB"] = peakBytes() / (1024 * 1024);
}

BENCHMARK_CAPTURE(scheduleLog, kth_easy, Kth, "easy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(scheduleLog, kth_conservative, Kth, "conservative")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(scheduleLog, kth_slurm_bf, Kth, "slurm_bf")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(scheduleLog, lanl_easy, Lanl, "easy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(scheduleLog, lanl_conservative, Lanl, "conservative")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readAndSchedule, lanl_easy, Lanl, "easy")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(readAndSchedule, lanl_conservative, Lanl, "conservative")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(replayLog, kth_classic, Kth)->Unit(benchmark::kMillisecond);
BENCHMARK(peregrine)->Unit(benchmark::kMillisecond);
BENCHMARK(millionJobs)->Arg(1'000'000)->Iterations(1)->Unit(benchmark::kMillisecond);
BENCHMARK(millionJobLog)->Arg(1'000'000)->Iterations(1)->Unit(benchmark::kMillisecond);

} // namespace
} // namespace fairshare::bench

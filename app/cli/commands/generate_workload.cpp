// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/generate_workload.h"

#include "app/cli/options/number.h"
#include "app/cli/options/one_of.h"
#include "core/base/files/gzip.h"
#include "core/io/job_log/workload_writer.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <limits>

namespace fairshare::cli {
namespace {

/// Takes the submitters from the users of a tree file. Returns false after an error, which is printed.
bool takeSubmitters(const std::string& tree, GeneratorSettings& settings, Session& session)
{
    if (tree.empty())
        return true;
    auto scenario = session.read(tree);
    if (!scenario)
        return false;
    session.anonymize(std::span(&*scenario, 1));
    settings.submitters = submittersOf(scenario->tree);
    return true;
}

} // namespace

void WorkloadOptions::declare(CLI::App& app)
{
    app.add_option("--load", settings.load,
           "Job log: offered load as a fraction of the machine; above 1 the queue grows, 0 submits all jobs "
           "at the start")
        ->check(number({.least = 0}))
        ->capture_default_str();
    app.add_option("--machine", settings.machine,
           "Job log: number of nodes in the machine; the log does not record it, so simulate it with the "
           "same --nodes")
        ->check(number({.least = 1, .most = std::numeric_limits<std::int32_t>::max(), .whole = true}))
        ->capture_default_str();
    app.add_option("--run-times", runTimes, "Saturated job log: distribution of run times")
        ->check(oneOf("law", {"log-uniform", "exponential"}))
        ->capture_default_str();
}

ExitCode generateWorkload(const WorkloadOptions& options, const std::string& path, Session& session)
{
    GeneratorSettings settings = options.settings;
    settings.runTimes = options.runTimes == "exponential" ? RunTimes::Exponential : RunTimes::LogUniform;
    if (!takeSubmitters(options.tree, settings, session))
        return session.exitCode();
    const auto workload = fairshare::generateWorkload(options.shape, settings);
    if (!workload)
        return session.wrongUsage(workload.error().message);
    const std::string text = workloadCsv(*workload, JobSizes::Nodes);
    session.note(
        fmt::format("the log does not record the machine; simulate it with --nodes {}", workload->machine));
    if (!path.ends_with(".gz"))
        return session.write(path, text);
    const auto packed = packGzip(text);
    return packed ? session.write(path, *packed) : session.fail(packed.error(), path);
}

} // namespace fairshare::cli

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/options/job_files.h"

#include "app/cli/options/option_group.h"
#include "core/base/ascii_text.h"
#include "core/io/format_registry.h"
#include "core/io/printed/print_format.h"
#include "core/workspace/additions/addition.h"
#include "core/workspace/additions/job_listing.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli {
namespace {

constexpr std::string_view Squeue = "squeue";
constexpr std::string_view Sprio = "sprio";

CLI::Validator isMoment()
{
    return {[](const std::string& text) {
                return parseTimePoint(text)
                    ? std::string()
                    : fmt::format("found '{}'; expected YYYY-MM-DDTHH:MM:SS or seconds since 1970", text);
            },
        ""};
}

CLI::Validator isFormatOf(std::string_view program)
{
    return {[program](const std::string& text) {
                const auto columns = PrintFormat::parse(text, findFormat(program)->letters);
                return columns
                    ? std::string()
                    : fmt::format("column {}: {}", columns.error().position.column, columns.error().message);
            },
        ""};
}

CLI::Validator namesJobId()
{
    return {[](const std::string& text) {
                return lowerCase(text).find("jobid") == std::string::npos
                    ? fmt::format("'{}' has no job ID; expected JobID among the columns", text)
                    : std::string();
            },
        ""};
}

} // namespace

void JobFileOptions::declare(CLI::App& options)
{
    const OptionGroup group(options, "Jobs");
    options.add_option("--jobs", jobs,
        "Read jobs from this file: output of squeue, squeue --json, sprio, sacct or scontrol show job, or a "
        "table of jobs");
    options.add_option("--partitions", partitions,
        "Read factors, limits and TRES of partitions from this slurm.conf or output of scontrol show "
        "partition");
    options.add_option("--qos", qos, "Read QOS priorities from this output of sacctmgr show qos");
    options
        .add_option("--now", now,
            "Compute job ages at this time, written like those in the job file (YYYY-MM-DDTHH:MM:SS or "
            "seconds since 1970); default: the latest time there")
        ->type_name("TIME")
        ->check(isMoment());
    auto* ofSqueue = options
                         .add_option("--squeue-format", squeueFormat,
                             "Format string that squeue -h -o used to print the job file")
                         ->type_name("FORMAT")
                         ->check(isFormatOf(Squeue));
    options
        .add_option(
            "--sprio-format", sprioFormat, "Format string that sprio -h -o used to print the job file")
        ->type_name("FORMAT")
        ->check(isFormatOf(Sprio))
        ->excludes(ofSqueue);
    options
        .add_option("--columns", columns,
            "Columns of a job file that sacct -n printed without a header, as given to sacct -o, for example "
            "JobID,User,Account,State,NNodes")
        ->type_name("COLUMNS")
        ->check(namesJobId())
        ->excludes(ofSqueue)
        ->excludes("--sprio-format");
}

std::optional<LoadedImport> JobFileOptions::import(const std::string& path, Session& session) const
{
    if (!tellsColumns())
        return path == jobs ? session.importJobs(path) : session.import(path);
    if (!columns.empty())
        return session.importNamed(path, columns);
    const Format& format = *findFormat(sprioFormat.empty() ? Squeue : Sprio);
    const auto printed = PrintFormat::parse(sprioFormat.empty() ? squeueFormat : sprioFormat, format.letters);
    return printed ? session.importPrinted(path, format, *printed) : std::nullopt;
}

bool JobFileOptions::addTables(Scenario& scenario, Session& session) const
{
    for (const bool ofPartitions : {true, false}) {
        const std::string& path = ofPartitions ? partitions : qos;
        if (path.empty())
            continue;
        const auto source = session.import(path);
        if (!source)
            return false;
        const bool has = ofPartitions ? source->import.partitions.has_value() : !source->import.qos.empty();
        if (!has) {
            session.fail(
                {ErrorCode::BadInput,
                    ofPartitions
                        ? "contains no partitions; expected slurm.conf or output of scontrol show partition"
                        : "contains no QOS; expected output of sacctmgr show qos",
                    {1, 1}, {}},
                path);
            return false;
        }
        Diagnostics remarks;
        scenario = ofPartitions ? withPartitions(scenario, source->import, remarks)
                                : withQosPriorities(scenario, source->import, remarks);
        session.warn(remarks, path);
    }
    return true;
}

bool JobFileOptions::addJobs(
    Scenario& scenario, const Import& source, const std::string& file, Session& session) const
{
    const std::optional<TimePoint> moment = now.empty() ? std::nullopt : parseTimePoint(now);
    AdditionRemarks added;
    auto merged = withAddition(scenario, source, {.what = Addition::Jobs, .now = moment}, added);
    Diagnostics remarks = std::move(added.diagnostics);
    if (!merged) {
        session.fail(merged.error(), file);
        return false;
    }
    for (const Diagnostic& remark : source.diagnostics)
        if (!moment || remark.code != "ages_as_of")
            remarks.push_back(remark);
    for (Diagnostic& remark : remarks)
        if (remark.code == "term_without_weight")
            remark.message += fmt::format(" (read it with {})", weightsOption);
    session.warn(remarks, file);
    scenario = std::move(*merged);
    return addTables(scenario, session);
}

bool JobFileOptions::add(Scenario& scenario, Session& session) const
{
    if (jobs.empty() && tellsColumns()) {
        session.wrongUsage(
            "--squeue-format, --sprio-format and --columns describe the job file; add --jobs FILE");
        return false;
    }
    if (jobs.empty())
        return addTables(scenario, session);
    const auto source = import(jobs, session);
    return source && addJobs(scenario, source->import, jobs, session);
}

} // namespace fairshare::cli

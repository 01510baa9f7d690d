// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/job_files.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

namespace fairshare::cli {

void JobFileOptions::declare(CLI::App& options)
{
    options.add_option("--jobs", jobs,
        "Take the jobs from this file: squeue, squeue --json, sprio, sacct, scontrol show job, or a table of "
        "jobs");
    options.add_option("--partitions", partitions,
        "Take factors, limits and TRES of the partitions from this output of scontrol show partition");
    options.add_option("--qos", qos, "Take priorities of QOS from this output of sacctmgr show qos");
    options
        .add_option("--now", now,
            "When ages are counted, as YYYY-MM-DDTHH:MM:SS or seconds since 1970, as the jobs' own times "
            "are; "
            "default: the newest time in the file of jobs")
        ->type_name("TIME");
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
        const Addition wanted = ofPartitions ? Addition::Partitions : Addition::Qos;
        if (additionFrom(source->import) != wanted) {
            session.fail(
                {ErrorCode::BadInput,
                    ofPartitions ? "holds no partitions; expected what scontrol show partition prints"
                                 : "holds no QOS; expected what sacctmgr show qos prints",
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
    std::optional<TimePoint> moment;
    if (!now.empty()) {
        moment = parseTimePoint(now);
        if (!moment) {
            session.wrongUsage(
                fmt::format("the moment is '{}'; it must be YYYY-MM-DDTHH:MM:SS or seconds since 1970", now));
            return false;
        }
    }
    Diagnostics remarks;
    auto merged = withJobs(scenario, source, moment, remarks);
    if (!merged) {
        session.fail(merged.error(), file);
        return false;
    }
    for (const Diagnostic& remark : source.diagnostics)
        if (!moment || remark.code != "ages_as_of")
            remarks.push_back(remark);
    session.warn(remarks, file);
    scenario = std::move(*merged);
    return addTables(scenario, session);
}

bool JobFileOptions::add(Scenario& scenario, Session& session) const
{
    if (jobs.empty())
        return addTables(scenario, session);
    const auto source = session.import(jobs);
    return source && addJobs(scenario, source->import, jobs, session);
}

} // namespace fairshare::cli

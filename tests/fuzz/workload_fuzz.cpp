// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/workload_fuzz.h"

#include "core/io/job_log/import_counts.h"
#include "core/io/job_log/recorded_run.h"
#include "core/io/job_log/workload_writer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <string>

namespace fairshare::fuzz {
namespace {

[[noreturn]] void stop(const WorkloadFormat& format, const std::string& finding, std::string_view text)
{
    fmt::print(stderr, "fairshare_fuzz: {}: {}\n{}\n", format.id, finding, text.substr(0, 4000));
    std::abort();
}

void requireEveryRow(const WorkloadImport& import, const WorkloadFormat& format, std::string_view content)
{
    const CleaningSummary& summary = import.summary;
    const LogFindings& found = import.findings;
    if (summary.rows != summary.kept + summary.withoutRun + summary.withoutProcs + summary.withoutSubmit)
        stop(format, "a row is neither kept nor dropped", content);
    if (import.rows()
        != summary.rows + import.badRows + found.steps + found.waitingArrays + found.neverStarted)
        stop(format, "a row is not counted", content);
    const Workload& workload = import.workload;
    if (workload.jobs.size() != summary.kept || workload.ids.size() != summary.kept)
        stop(format, "the jobs are not as many as are kept", content);
}

void requireJobs(const WorkloadImport& import, const WorkloadFormat& format, std::string_view content)
{
    const Workload& workload = import.workload;
    if (!std::ranges::is_sorted(workload.jobs, {}, &SubmittedJob::submit))
        stop(format, "jobs are not in the order of submission", content);
    for (const SubmittedJob& job : workload.jobs) {
        if (job.submit < 0 || job.run < 1 || job.requested < job.run || job.procs < 1
            || job.procs > workload.machine)
            stop(format, "a job cannot be simulated", content);
        for (std::size_t kind = 0; kind < JobAttributeCount; ++kind)
            if (job.attributes[kind] >= workload.names[kind].size())
                stop(format, "a job has a name that there is none of", content);
    }
    for (const std::size_t details :
        {import.workload.details.chargeWeights.size(), import.workload.details.priorities.size(),
            import.workload.details.coresPerNode.size(), import.workload.details.memoryMegabytes.size()})
        if (details != 0 && details != workload.jobs.size())
            stop(format, "details are not by job", content);
}

void roundTrip(const WorkloadImport& import, const WorkloadFormat& format)
{
    const Workload& workload = import.workload;
    if (workload.jobs.empty())
        return;
    const std::string text = workloadCsv(workload, JobSizes::Processors);
    const WorkloadFormat* own = recognizeWorkload(text);
    if (own == nullptr || own->id != "workload-csv")
        stop(format, "what was written is not recognized", text);
    const auto again = own->read(text, {.machine = workload.machine}, {});
    if (!again)
        stop(format, "not read again: " + describe(again.error()), text);
    const auto isSame = [](const SubmittedJob& one, const SubmittedJob& other) {
        return one.submit == other.submit && one.run == other.run && one.requested == other.requested
            && one.procs == other.procs;
    };
    if (!std::ranges::equal(workload.jobs, again->workload.jobs, isSame))
        stop(format, "other jobs once written", text);
}

} // namespace

void tryWorkload(std::string_view content, const WorkloadFormat& format)
{
    auto import = format.read(content, {}, {});
    if (!import) {
        if (import.error().message.empty())
            stop(format, "an error without a message", content);
        return;
    }
    requireEveryRow(*import, format, content);
    requireJobs(*import, format, content);
    static_cast<void>(importSentences(*import, OverrunRule::Kill));
    roundTrip(*import, format);
    if (auto run = loggedRun(*import); run) {
        const auto shown = shownRun(*std::move(run));
        if (shown && shown->workload.jobs.size() != import->workload.jobs.size())
            stop(format, "the recorded run lacks jobs", content);
    }
}

} // namespace fairshare::fuzz

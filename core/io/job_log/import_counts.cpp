// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/import_counts.h"

#include "core/base/say.h"
#include "core/simulator/section/machine_size.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

std::string overrunText(OverrunRule rule)
{
    return rule == OverrunRule::Raise ? fairshare::say("jobs that ran longer than requested, request raised")
                                      : fairshare::say("jobs that ran longer than requested, cut short");
}

std::string machineSentence(const WorkloadImport& import, std::uint64_t jobs)
{
    const std::string machine = machineText(import.workload.machine, import.unit);
    return jobs == 1 ? fairshare::say("{} of 1 job used, on {}", import.summary.kept, machine)
                     : fairshare::say("{} of {} jobs used, on {}", import.summary.kept, jobs, machine);
}

} // namespace

std::vector<ImportCount> importCounts(const WorkloadImport& import, OverrunRule rule)
{
    const CleaningSummary& summary = import.summary;
    const LogFindings& found = import.findings;
    std::vector<ImportCount> counts{
        {import.badRows, "bad_rows", fairshare::say("unreadable rows, skipped")},
        {found.steps, "steps", fairshare::say("job steps, skipped")},
        {found.waitingArrays, "waiting_arrays", fairshare::say("pending array tasks, skipped")},
        {found.neverStarted, "never_started", fairshare::say("jobs that never started, skipped")},
        {summary.withoutRun, "without_run", fairshare::say("jobs without a run time, skipped")},
        {summary.withoutProcs, "without_procs", fairshare::say("jobs without processors, skipped")},
        {summary.withoutSubmit, "without_submit", fairshare::say("jobs without a submit time, skipped")},
        {found.stillRunning, "still_running",
            fairshare::say("jobs still running, ended at the time of the log")},
        {summary.capped, "capped",
            fairshare::say("jobs that request more than the machine has, limited to its size"), true},
        {summary.cut, "cut", overrunText(rule)},
        {summary.withoutRequest, "without_request",
            fairshare::say("jobs without a requested time, run time used instead")},
        {found.unsorted, "unsorted",
            fairshare::say("jobs listed after a job submitted later, sorted by submit time"), true},
        {found.duplicateIds, "duplicate_ids", fairshare::say("jobs with a duplicate ID, kept")},
    };
    const std::vector<std::int64_t>& priorities = import.workload.details.priorities;
    if (const auto told = std::ranges::count_if(priorities, [](std::int64_t each) { return each >= 0; });
        told > 0)
        counts.push_back({static_cast<std::uint64_t>(told), "priorities",
            fairshare::say("jobs with a priority, which orders them unless fairshare does")});
    std::erase_if(counts, [](const ImportCount& each) { return each.count == 0; });
    return counts;
}

std::vector<std::string> importSentences(const WorkloadImport& import, OverrunRule rule)
{
    const std::uint64_t jobs = import.rows() - import.findings.steps;
    std::vector<std::string> sentences{machineSentence(import, jobs)};
    for (const ImportCount& each : importCounts(import, rule))
        if (!each.isRemarked)
            sentences.push_back(fmt::format("{}: {}", each.what, saidNumber(fmt::to_string(each.count))));
    return sentences;
}

} // namespace fairshare

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
    return rule == OverrunRule::Raise
        ? fairshare::say("jobs that ran longer than they asked for, whose requests are raised")
        : fairshare::say("jobs that ran longer than they asked for, which end at their limit");
}

std::string machineSentence(const WorkloadImport& import, std::uint64_t jobs)
{
    const std::string machine = machineText(import.workload.machine, import.unit);
    return jobs == 1 ? fairshare::say("{} of 1 job on {}", import.summary.kept, machine)
                     : fairshare::say("{} of {} jobs on {}", import.summary.kept, jobs, machine);
}

} // namespace

std::vector<ImportCount> importCounts(const WorkloadImport& import, OverrunRule rule)
{
    const CleaningSummary& summary = import.summary;
    const LogFindings& found = import.findings;
    std::vector<ImportCount> counts{
        {import.badRows, "bad_rows", fairshare::say("rows that cannot be read, left out")},
        {found.steps, "steps", fairshare::say("steps of jobs, left out")},
        {found.waitingArrays, "waiting_arrays", fairshare::say("array tasks that still waited, left out")},
        {found.neverStarted, "never_started", fairshare::say("jobs that never started, left out")},
        {summary.withoutRun, "without_run", fairshare::say("jobs that did not run, left out")},
        {summary.withoutProcs, "without_procs", fairshare::say("jobs without processors, left out")},
        {summary.withoutSubmit, "without_submit",
            fairshare::say("jobs without a time of submission, left out")},
        {found.stillRunning, "still_running",
            fairshare::say("jobs that still ran, which end when the log was made")},
        {summary.capped, "capped",
            fairshare::say("jobs that want more processors than there are, which get all"), true},
        {summary.cut, "cut", overrunText(rule)},
        {summary.withoutRequest, "without_request",
            fairshare::say("jobs that do not say how long they asked for, which ask for their run time")},
        {found.unsorted, "unsorted",
            fairshare::say("jobs below one that was submitted later, sorted by submission"), true},
        {found.duplicateIds, "duplicate_ids", fairshare::say("jobs with an id that another has too, kept")},
    };
    const std::vector<std::int64_t>& priorities = import.workload.details.priorities;
    if (const auto told = std::ranges::count_if(priorities, [](std::int64_t each) { return each >= 0; });
        told > 0)
        counts.push_back({static_cast<std::uint64_t>(told), "priorities",
            fairshare::say("jobs with a priority, by which they are served unless fairshare orders them")});
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

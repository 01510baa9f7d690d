// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/recording/recorded_walk.h"

#include "core/base/say.h"

namespace fairshare {
namespace {

constexpr std::uint64_t SamplesAReport = 4096;

} // namespace

RecordedWalk::RecordedWalk(const RecordedRun& run)
    : m_run(run)
    , m_allocation(run.outcome.allocationOfNodes())
    , m_terms(termsOf(run.outcome.workload, run.section.preemption.classes))
    , m_settings(preemptionSettings(run.section.preemption, run.section.sampling.interval))
{
}

WalkedRun RecordedWalk::walked() const
{
    const SimulationOutcome& outcome = m_run.outcome;
    return {.workload = outcome.workload,
        .schedule = outcome.schedule,
        .allocation = m_allocation,
        .machine = outcome.machine.units,
        .terms = m_terms};
}

Result<std::uint64_t> RecordedWalk::count(const Progress& progress) const
{
    std::uint64_t count = 0;
    std::uint64_t visited = 0;
    const WalkedRun run = walked();
    for (SampleWalk walk(run, m_settings.interval); walk.next(); count += 1 + walk.skipEmpty())
        if (++visited % SamplesAReport == 0 && progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
    return count;
}

Result<void> RecordedWalk::all(
    const std::function<void(const SampleState& state, bool isLast)>& visit, const Progress& progress)
{
    // The last sample can only be recognized after it, so the samples are counted first.
    const auto samples = count(progress);
    if (!samples)
        return tl::unexpected(samples.error());
    const WalkedRun run = walked();
    SampleWalk walk(run, m_settings.interval);
    for (std::uint64_t sample = 0; walk.next(); ++sample) {
        SampleState state = walk.state(m_settings.seed);
        state.idleFirst = m_settings.idleFirst;
        visit(state, sample + 1 == *samples);
        if (sample % SamplesAReport != 0)
            continue;
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        progress.at(static_cast<double>(sample) / static_cast<double>(*samples));
    }
    return {};
}

} // namespace fairshare

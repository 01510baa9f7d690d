// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/node_timeline.h"
#include "core/simulator/samples/preemption_study.h"
#include "core/simulator/samples/sample_clock.h"
#include "core/simulator/section/simulation_section.h"

#include <memory>
#include <optional>

/// Preemption samples of a run: the nodes that each policy would take at any sample, and the work that would
/// be lost. The jobs are not run again.
namespace fairshare {

/// Settings of the preemption samples. All of them can change without another run.
struct SampleSettings {
    PreemptionSettings preemption{}; ///< nodes wanted, grace periods, policies, seed, idle nodes first
    std::size_t grace = 0; ///< the displayed grace period: an index in preemption.graces
    std::vector<JobClass> classes{};
    ValueScale scale = ValueScale::Max;

    Seconds graceSeconds() const { return preemption.graces[grace]; }
    bool operator==(const SampleSettings&) const = default;
};

/// Returns the settings of a section. Grace periods are sorted by length; the section's first one is
/// displayed. The number of wanted nodes is limited to the machine.
/// Errors: NotFound for an unknown policy; OutOfRange without a policy or a grace period.
Result<SampleSettings> sampleSettings(const PreemptionSection& section, std::int32_t machine);

/// A run whose state is available at any time. It never changes, so threads can share it.
class SampledRun {
public:
    SampledRun(std::shared_ptr<const SimulatedRun> run, SampleClock clock)
        : m_run(std::move(run))
        , m_clock(std::move(clock))
        , m_timeline(*m_run)
    {
    }

    const SimulatedRun& run() const { return *m_run; }
    const SampleClock& clock() const { return m_clock; }
    const NodeTimeline& timeline() const { return m_timeline; }
    std::uint32_t nodes() const { return static_cast<std::uint32_t>(m_run->machine); }
    /// Returns the time in the log at which displayed times begin: the first submission, or the first sample
    /// if submissions are unknown; 0 without jobs.
    Seconds zero() const;
    Seconds sinceZero(Seconds time) const { return time - zero(); }

private:
    std::shared_ptr<const SimulatedRun> m_run;
    SampleClock m_clock;
    NodeTimeline m_timeline;
};

/// A node at a moment.
struct MomentNode {
    JobPlace job = NoJob;
    bool isAway = false; ///< taken by a removal
    std::int32_t jobNodes = 0; ///< number of nodes that its job holds, including this one
    Seconds elapsed = 0; ///< since the job started
};

/// A node at a moment under a policy.
struct MomentValue {
    double raw = 0; ///< node-seconds or seconds, depending on the policy
    double scaled = 0; ///< 0 to 1
    std::uint32_t place = 0; ///< rank from the lowest value, 1 to the number of nodes; ties by node
    bool isTaken = false;
};

/// Result of a policy at a moment.
struct MomentPolicy {
    std::vector<MomentValue> values; ///< by node
    std::vector<LostWork> lost; ///< by grace period
    std::int32_t taken = 0; ///< nodes
    std::int32_t takenIdle = 0; ///< taken nodes without a job
    std::int32_t breaches = 0; ///< taken nodes with a job that is still protected
    std::int32_t shortfall = 0; ///< wanted nodes that cannot be taken
};

struct Moment {
    std::uint64_t sample = 0;
    Seconds now = 0;
    Seconds sinceZero = 0; ///< since `SampledRun::zero`
    std::int32_t busy = 0; ///< nodes with a job
    std::int32_t away = 0; ///< nodes taken by removals
    std::vector<MomentNode> nodes{};
    std::vector<MomentPolicy> policies{}; ///< in the order of the settings
};

/// Applies all policies at a sample. @param sample below clock().count()
Moment momentOf(const SampledRun& sampled, std::uint64_t sample, const SampleSettings& settings);

} // namespace fairshare

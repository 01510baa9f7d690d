// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/node_timeline.h"
#include "core/simulator/samples/preemption_study.h"
#include "core/simulator/samples/sample_clock.h"
#include "core/simulator/section/simulation_section.h"

#include <memory>
#include <optional>

/// The film of a run: what each policy would take at any sample and what that would cost. Nothing of it runs
/// the jobs again.
namespace fairshare {

/// What one looks for; all of it changes without another run.
struct FilmSettings {
    PreemptionSettings preemption{}; ///< nodes wanted, grace periods, policies, seed, idle nodes first
    std::size_t grace = 0; ///< the one that is shown: a place in preemption.graces
    std::vector<JobClass> classes{};
    ValueScale scale = ValueScale::Max;

    Seconds graceSeconds() const { return preemption.graces[grace]; }
    bool operator==(const FilmSettings&) const = default;
};

/// Shows the section's first grace period, which stands among them by its length. More nodes than there are
/// mean all of them. Errors: NotFound for an unknown policy; OutOfRange without a policy or a grace period.
Result<FilmSettings> filmSettings(const PreemptionSection& section, std::int32_t machine);

/// A run ready to be looked at at any moment. Never changed, so threads share it.
class Film {
public:
    Film(std::shared_ptr<const SimulatedRun> run, SampleClock clock)
        : m_run(std::move(run))
        , m_clock(std::move(clock))
        , m_timeline(*m_run)
    {
    }

    const SimulatedRun& run() const { return *m_run; }
    const SampleClock& clock() const { return m_clock; }
    const NodeTimeline& timeline() const { return m_timeline; }
    std::uint32_t nodes() const { return static_cast<std::uint32_t>(m_run->machine); }
    /// A time of the log, where times that are shown begin: the first submission, or the first sample where
    /// the run tells no submissions; 0 without jobs.
    Seconds zero() const;
    Seconds sinceZero(Seconds time) const { return time - zero(); }

private:
    std::shared_ptr<const SimulatedRun> m_run;
    SampleClock m_clock;
    NodeTimeline m_timeline;
};

/// A node at a moment.
struct FilmNode {
    JobPlace job = NoJob;
    bool isAway = false; ///< a removal has it
    std::int32_t jobNodes = 0; ///< that its job holds, this one among them
    Seconds elapsed = 0; ///< since the job started
};

/// A node at a moment under a policy.
struct FilmValue {
    double raw = 0; ///< node-seconds or seconds, as the policy counts
    double scaled = 0; ///< 0 to 1
    std::uint32_t place = 0; ///< from the lowest value, 1 to the number of nodes; ties by node
    bool isTaken = false;
};

/// What a policy does at a moment.
struct FilmPolicy {
    std::vector<FilmValue> values; ///< by node
    std::vector<LostWork> lost; ///< by grace period
    std::int32_t taken = 0; ///< nodes
    std::int32_t takenIdle = 0; ///< of them without a job
    std::int32_t breaches = 0; ///< of them with a job that is protected yet
    std::int32_t shortfall = 0; ///< nodes that are wanted and cannot be taken
};

struct FilmMoment {
    std::uint64_t sample = 0;
    Seconds now = 0;
    Seconds sinceZero = 0; ///< since Film::zero
    std::int32_t busy = 0; ///< nodes with a job
    std::int32_t away = 0; ///< nodes that removals have
    std::vector<FilmNode> nodes{};
    std::vector<FilmPolicy> policies{}; ///< as in the settings
};

/// @param sample below clock().count()
FilmMoment momentOf(const Film& film, std::uint64_t sample, const FilmSettings& settings);

} // namespace fairshare

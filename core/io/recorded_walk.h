// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording_writer.h"
#include "core/simulator/preemption_study.h"

#include <functional>
#include <vector>

namespace fairshare {

/// Goes through the samples of a recorded run, of whole nodes.
class RecordedWalk {
public:
    /// @param run outlives this
    explicit RecordedWalk(const RecordedRun& run);

    /// @param visit gets each state, and whether it is the last one. Errors: Cancelled.
    Result<void> all(
        const std::function<void(const SampleState& state, bool isLast)>& visit, const Progress& progress);

    const std::vector<const PreemptionPolicy*>& policies() const { return m_policies; }
    /// That are wanted: at most the machine.
    std::int32_t wanted() const { return m_wanted; }

private:
    const RecordedRun& m_run;
    NodeAllocation m_allocation;
    std::vector<JobTerms> m_terms; ///< by job
    std::vector<const PreemptionPolicy*> m_policies;
    std::int32_t m_wanted;
};

} // namespace fairshare

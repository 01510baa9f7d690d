// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recording_writer.h"
#include "core/simulator/samples/preemption_settings.h"

#include <functional>
#include <vector>

namespace fairshare {

/// Iterates over the samples of a recorded run with whole nodes.
class RecordedWalk {
public:
    /// @param run must outlive this object
    explicit RecordedWalk(const RecordedRun& run);

    /// Calls `visit` for each sample.
    /// @param visit gets each state, and whether it is the last one
    /// Errors: Cancelled.
    Result<void> all(
        const std::function<void(const SampleState& state, bool isLast)>& visit, const Progress& progress);

    /// Returns the number of samples. Errors: Cancelled.
    Result<std::uint64_t> count(const Progress& progress) const;

    /// Returns the preemption settings of the run's section.
    const PreemptionSettings& settings() const { return m_settings; }

private:
    WalkedRun walked() const;

    const RecordedRun& m_run;
    NodeAllocation m_allocation;
    std::vector<JobTerms> m_terms; ///< by job
    PreemptionSettings m_settings;
};

} // namespace fairshare

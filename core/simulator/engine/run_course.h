// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"

#include <vector>

namespace fairshare {

/// Mean state of a cluster over a period.
struct RunColumn {
    Seconds begin = 0;
    Seconds end = 0;
    double waiting = 0; ///< mean number of pending jobs
    double waitingNodes = 0; ///< mean number of nodes that they request
    double utilization = 0; ///< mean fraction of the nodes that jobs hold, 0 to 1
};

/// Queue length and utilization over time, as exact averages in columns of equal length.
class RunCourse {
public:
    explicit RunCourse(const SimulatedRun& run);

    /// Returns the number of submitted jobs. Restarts after a kill do not count as jobs.
    std::size_t submittedJobs() const { return m_submittedJobs; }
    /// Returns whether `waiting` is known. It is unknown in recordings of samples only.
    bool tellsWaiting() const { return m_tellsWaiting; }
    /// @param end after begin @param columns above 0
    std::vector<RunColumn> columns(Seconds begin, Seconds end, std::uint32_t columns) const;

private:
    struct Step {
        Seconds time = 0; ///< start of the step
        std::int64_t waiting = 0;
        std::int64_t waitingNodes = 0;
        std::int64_t held = 0;
        double waitingSum = 0; ///< integrals up to `time`
        double waitingNodesSum = 0;
        double heldSum = 0;
    };
    /// Returns the integrals up to a time.
    Step at(Seconds time) const;

    std::vector<Step> m_steps;
    std::int32_t m_machine = 0;
    bool m_tellsWaiting = true;
    std::size_t m_submittedJobs = 0;
};

} // namespace fairshare

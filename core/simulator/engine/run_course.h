// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/simulated_run.h"

#include <vector>

namespace fairshare {

/// The state of a cluster over a stretch of time.
struct RunColumn {
    Seconds begin = 0;
    Seconds end = 0;
    double waiting = 0; ///< mean number of jobs that wait
    double waitingNodes = 0; ///< mean of what they want
    double utilization = 0; ///< mean part of the nodes that jobs hold, 0 to 1
};

/// Queue length and utilization from one time to another in columns of even length, exactly averaged.
class RunCourse {
public:
    explicit RunCourse(const SimulatedRun& run);

    /// Jobs that somebody submitted; what starts again after a kill is none of its own.
    std::size_t submittedJobs() const { return m_submittedJobs; }
    /// Whether `waiting` is known: of samples alone it is not.
    bool tellsWaiting() const { return m_tellsWaiting; }
    /// @param end above begin @param columns above 0
    std::vector<RunColumn> columns(Seconds begin, Seconds end, std::uint32_t columns) const;

private:
    struct Step {
        Seconds time = 0; ///< from which on
        std::int64_t waiting = 0;
        std::int64_t waitingNodes = 0;
        std::int64_t held = 0;
        double waitingSum = 0; ///< integrals up to `time`
        double waitingNodesSum = 0;
        double heldSum = 0;
    };
    /// The integrals up to a time.
    Step at(Seconds time) const;

    std::vector<Step> m_steps;
    std::int32_t m_machine = 0;
    bool m_tellsWaiting = true;
    std::size_t m_submittedJobs = 0;
};

} // namespace fairshare

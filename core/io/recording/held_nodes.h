// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <limits>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Period during which a job holds nodes, as shown by the moments of a recording.
struct HeldRun {
    std::uint32_t job = 0; ///< index of the ID
    Seconds before = 0; ///< the job started after this time
    Seconds seen = 0; ///< the job started at this time at the latest
    Seconds lastSeen = 0; ///< the job ended after this time
    Seconds gone = -1; ///< the job ended at this time at the latest; -1 = still running at the last moment
    std::vector<std::uint32_t> nodes{}; ///< ascending
};

/// Kind of moments that a recording contains.
enum class Moments : std::uint8_t {
    Changes, ///< every change
    Samples, ///< samples; a change may precede the sample that shows it
};

/// Tracks which job holds which nodes from moment to moment. A job gets all of its nodes at once and releases
/// them at once.
class HeldNodes {
public:
    static constexpr std::uint32_t NoJob = std::numeric_limits<std::uint32_t>::max();

    HeldNodes(std::size_t nodes, Moments moments);

    std::size_t machine() const { return m_holders.size(); }
    /// Returns the index of a job ID, adding an unknown ID.
    std::uint32_t jobOf(std::string_view id);
    /// Sets the job on a node from the current moment on.
    /// @param job NoJob for an idle node
    /// Errors: BadInput if two jobs get the same node.
    Result<void> give(std::uint32_t node, std::uint32_t job, SourcePosition position);
    /// Ends the current moment after all its nodes were set.
    /// @param now not before the previous moment
    /// Errors: BadInput for a job that gets or releases nodes while it runs.
    Result<void> close(Seconds now);

    std::vector<HeldRun> takeRuns();
    std::vector<std::string> takeIds() { return std::move(m_ids); }

private:
    static constexpr std::uint32_t NoRun = NoJob;
    static constexpr std::uint32_t Unchanged = NoJob - 1;

    struct Change {
        std::uint32_t node = 0;
        std::uint32_t job = 0;
        SourcePosition position{};
    };

    std::uint32_t holderOf(std::uint32_t node) const
    {
        return m_holders[node] == NoRun ? NoJob : m_runs[m_holders[node]].job;
    }
    Result<void> giveBack(Seconds now);
    Result<void> take(const Change& change, Seconds now);

    Moments m_moments;
    Seconds m_last = std::numeric_limits<Seconds>::min();
    std::vector<std::uint32_t> m_holders; ///< run by node
    std::vector<std::uint32_t> m_given; ///< by node, for the current moment
    std::vector<Change> m_changes;
    std::vector<HeldRun> m_runs;
    std::vector<std::size_t> m_lost; ///< number of released nodes, by run
    std::vector<std::string> m_ids;
    std::vector<std::uint32_t> m_running; ///< run by job
    std::unordered_map<std::string, std::uint32_t> m_places;
};

} // namespace fairshare

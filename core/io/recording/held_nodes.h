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

/// A stretch of time during which a job holds nodes, as the moments of a recording show it.
struct HeldRun {
    std::uint32_t job = 0; ///< place in the ids
    Seconds before = 0; ///< it began behind this time …
    Seconds seen = 0; ///< … and at this one at the latest
    Seconds lastSeen = 0; ///< it ended behind this time …
    Seconds gone = -1; ///< … and at this one at the latest; -1 = it holds them at the last moment
    std::vector<std::uint32_t> nodes{}; ///< ascending
};

/// When moments of a recording are.
enum class Moments : std::uint8_t {
    Changes, ///< at every change
    Samples, ///< a change is before the moment that shows it
};

/// Follows who holds which nodes from moment to moment. A job gets all of its nodes at once and gives them
/// back at once.
class HeldNodes {
public:
    static constexpr std::uint32_t NoJob = std::numeric_limits<std::uint32_t>::max();

    HeldNodes(std::size_t nodes, Moments moments);

    std::size_t machine() const { return m_holders.size(); }
    /// The place of an id, a new one where it is not known.
    std::uint32_t jobOf(std::string_view id);
    /// A node as it is from the present moment on. @param job NoJob for an idle node
    /// Errors: BadInput for a node that two jobs get.
    Result<void> give(std::uint32_t node, std::uint32_t job, SourcePosition position);
    /// All nodes of a moment were given. @param now not before the last one
    /// Errors: BadInput for a job that gets or gives back nodes while it runs.
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
    std::vector<std::uint32_t> m_holders; ///< runs by node
    std::vector<std::uint32_t> m_given; ///< by node, of the present moment
    std::vector<Change> m_changes;
    std::vector<HeldRun> m_runs;
    std::vector<std::size_t> m_lost; ///< nodes that were given back, by run
    std::vector<std::string> m_ids;
    std::vector<std::uint32_t> m_running; ///< runs by job
    std::unordered_map<std::string, std::uint32_t> m_places;
};

} // namespace fairshare

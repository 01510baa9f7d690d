// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/cluster_state.h"
#include "core/simulator/section/simulation_section.h"

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace fairshare {

/// A job as a log has it; what is missing is below 1, for a submission below 0.
struct LoggedJob {
    std::string_view id;
    Seconds submit = -1;
    Seconds run = -1;
    Seconds requested = -1;
    std::int64_t requestedProcs = -1;
    std::int64_t allocatedProcs = -1;
    std::array<std::string_view, JobAttributeCount> attributes{};
};

/// What happens to a job that would run longer than it asked for.
enum class OverrunRule : std::uint8_t {
    Kill, ///< it ends at its limit
    Raise, ///< it had asked for as long as it ran
};

struct CleaningSettings {
    /// In what the log counts; 0: as the cluster and the log say, or the largest job.
    std::int32_t machine = 0;
    OverrunRule overrun = OverrunRule::Kill;
    Seconds grace = 0; ///< beyond the limit before a job is killed (Slurm's OverTimeLimit)
    /// Operations a second of a processor, by which amounts of work become run times; 0: jobs that tell no
    /// run time are left out.
    double speed = 0;
    /// In whose units sizes of jobs are put before those that want more than it has are cut; none: as the
    /// log counts them.
    std::optional<ClusterSection> cluster{};
};

/// What became of the rows of a log.
struct CleaningSummary {
    std::uint64_t rows = 0;
    std::uint64_t kept = 0;
    std::uint64_t withoutRun = 0; ///< dropped: did not run
    std::uint64_t withoutProcs = 0; ///< dropped: no processors
    std::uint64_t withoutSubmit = 0; ///< dropped: no time of submission
    std::uint64_t capped = 0; ///< wanted more processors than there are
    std::uint64_t cut = 0; ///< ran longer than they asked for
    std::uint64_t withoutRequest = 0; ///< the run time stands for the request

    bool operator==(const CleaningSummary&) const = default;
};

/// Collects the jobs of a log as a workload, by the rules that the reference results use.
class LogCleaner {
public:
    explicit LogCleaner(CleaningSettings settings)
        : m_settings(std::move(settings))
    {
    }

    void reserve(std::size_t jobs);
    /// False for a job that is dropped.
    bool add(const LoggedJob& logged);
    /// The kept ones as they were added, whose sizes may be put in other units.
    std::span<SubmittedJob> jobs() { return m_workload.jobs; }
    /// Sorted by submission, ties as they were added. @param machine of the log; 0 where it does not tell
    Workload take(std::int32_t machine, CleaningSummary& summary);
    /// After `take`: as the how many-th kept job each one was added. Empty where they came sorted.
    const std::vector<JobPlace>& order() const { return m_order; }

private:
    std::uint32_t nameOf(std::size_t attribute, std::string_view name);

    CleaningSettings m_settings;
    CleaningSummary m_summary;
    Workload m_workload;
    std::vector<JobPlace> m_order;
    std::array<std::unordered_map<std::string, std::uint32_t>, JobAttributeCount> m_places;
};

} // namespace fairshare

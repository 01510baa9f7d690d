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

/// A job as in a log. Missing values are below 1; a missing submission is below 0.
struct LoggedJob {
    std::string_view id;
    Seconds submit = -1;
    Seconds run = -1;
    Seconds requested = -1;
    std::int64_t requestedProcs = -1;
    std::int64_t allocatedProcs = -1;
    std::array<std::string_view, JobAttributeCount> attributes{};
};

/// Handling of jobs that ran longer than requested.
enum class OverrunRule : std::uint8_t {
    Kill, ///< the job ends at its limit
    Raise, ///< the request is raised to the run time
};

struct CleaningSettings {
    /// Size in the unit of the log; 0 = as in the cluster and the log, else the largest job.
    std::int32_t machine = 0;
    OverrunRule overrun = OverrunRule::Kill;
    Seconds grace = 0; ///< time beyond the limit before a job is killed (Slurm's OverTimeLimit)
    /// Operations per second of a processor, to convert amounts of work to run times; 0 = jobs without a run
    /// time are dropped.
    double speed = 0;
    /// Sizes of jobs are converted to units of this cluster before they are limited to its size; none = unit
    /// of the log.
    std::optional<ClusterSection> cluster{};
    /// Columns of a log that sacct printed without a header, as given to sacct -o; "" = the log has a header.
    std::string columns{};
};

/// Counts of the rows of a log by what happened to them.
struct CleaningSummary {
    std::uint64_t rows = 0;
    std::uint64_t kept = 0;
    std::uint64_t withoutRun = 0; ///< dropped: did not run
    std::uint64_t withoutProcs = 0; ///< dropped: no processors
    std::uint64_t withoutSubmit = 0; ///< dropped: no submit time
    std::uint64_t capped = 0; ///< requested more processors than the machine has
    std::uint64_t cut = 0; ///< ran longer than requested
    std::uint64_t withoutRequest = 0; ///< run time used as the request

    bool operator==(const CleaningSummary&) const = default;
};

/// Collects the jobs of a log as a workload, with the rules of the reference results.
class LogCleaner {
public:
    explicit LogCleaner(CleaningSettings settings)
        : m_settings(std::move(settings))
    {
    }

    void reserve(std::size_t jobs);
    /// Returns false for a job that is dropped.
    bool add(const LoggedJob& logged);
    /// Returns the kept jobs in the order they were added. Their sizes may be converted to other units.
    std::span<SubmittedJob> jobs() { return m_workload.jobs; }
    /// Returns jobs by submission, ties in the order added. @param machine of the log; 0 if not recorded
    Workload take(std::int32_t machine, CleaningSummary& summary);
    /// After `take`: for each job, its index among the kept jobs as added. Empty if they were added sorted.
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

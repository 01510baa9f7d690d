// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// Whole seconds, in logs counted from the log's own zero.
using Seconds = std::int64_t;

/// Attributes of a job in a log, by which replays charge it and classes match it.
enum class JobAttribute : std::uint8_t { User, Account, Queue, Application, Partition };
inline constexpr std::size_t JobAttributeCount = 5;

/// A submitted job.
struct SubmittedJob {
    Seconds submit = 0; ///< 0 or more; earliest possible start
    Seconds run = 1; ///< above 0, at most `requested`
    Seconds requested = 1; ///< requested time, which the scheduler plans with
    std::int32_t procs = 1; ///< above 0: processors, or nodes if nodes are allocated
    /// Indices in the names of the workload, by JobAttribute; 0 is "".
    std::array<std::uint32_t, JobAttributeCount> attributes{};
    /// Time between the request for the job and `submit`, if it was held or had a later begin time.
    Seconds heldBefore = 0;

    bool operator==(const SubmittedJob&) const = default;
};

/// Returns when a job was requested.
inline Seconds askedAt(const SubmittedJob& job)
{
    return job.submit - job.heldBefore;
}

/// Returns the time from the request for a job to its start.
inline Seconds waitOf(const SubmittedJob& job, Seconds start)
{
    return start - askedAt(job);
}

/// Details that only some logs contain: each by job, or empty if no job has a value.
struct JobDetails {
    std::vector<double> chargeWeights{}; ///< billing units of a job; its processors if not recorded
    std::vector<std::int64_t> priorities{}; ///< highest is served first; -1 = not recorded
    std::vector<std::int32_t> coresPerNode{}; ///< requested by a job; 0 = not recorded
    std::vector<std::int64_t> memoryMegabytes{}; ///< likewise; -1 = not recorded
};

/// The jobs of a log in the order of submission; ties keep their order in the log.
struct Workload {
    std::string name; ///< name of the file or the generator
    std::int32_t machine = 0; ///< processors or nodes; 0 if not recorded
    std::vector<SubmittedJob> jobs;
    std::vector<std::string> ids; ///< by job, as in the log
    /// By JobAttribute; the first name is "".
    std::array<std::vector<std::string>, JobAttributeCount> names{{{""}, {""}, {""}, {""}, {""}}};
    JobDetails details{};
};

/// Returns when a job of a run was requested. @param submissions by job, for runs in which jobs were killed
/// and restarts are submitted at the kill; empty for other runs
inline Seconds submissionOf(
    const Workload& workload, const std::vector<Seconds>& submissions, std::size_t job)
{
    return submissions.empty() ? askedAt(workload.jobs[job]) : submissions[job];
}

} // namespace fairshare

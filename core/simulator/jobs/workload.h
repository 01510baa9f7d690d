// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// Whole seconds, of a log since its own zero.
using Seconds = std::int64_t;

/// What a job of a log belongs to, by which replays charge it and classes match it.
enum class JobAttribute : std::uint8_t { User, Account, Queue, Application, Partition };
inline constexpr std::size_t JobAttributeCount = 5;

/// A job as it was submitted.
struct SubmittedJob {
    Seconds submit = 0; ///< 0 or more; when it may start at the earliest
    Seconds run = 1; ///< above 0, at most `requested`
    Seconds requested = 1; ///< what the scheduler plans with
    std::int32_t procs = 1; ///< above 0: processors, or nodes where nodes are allocated
    /// Places in the names of the workload, by JobAttribute; 0 is "".
    std::array<std::uint32_t, JobAttributeCount> attributes{};
    /// How long before `submit` somebody asked for it: it was held, or was to begin later.
    Seconds heldBefore = 0;

    bool operator==(const SubmittedJob&) const = default;
};

/// When somebody asked for a job.
inline Seconds askedAt(const SubmittedJob& job)
{
    return job.submit - job.heldBefore;
}

/// From when somebody asked for a job.
inline Seconds waitOf(const SubmittedJob& job, Seconds start)
{
    return start - askedAt(job);
}

/// What some logs tell of jobs beside: each by job, or empty where no job has it.
struct JobDetails {
    std::vector<double> chargeWeights{}; ///< billing units a job holds; its processors where it tells none
    std::vector<std::int64_t> priorities{}; ///< the highest is served first; -1 = not told
    std::vector<std::int32_t> coresPerNode{}; ///< that a job asks for; 0 = not told
    std::vector<std::int64_t> memoryMegabytes{}; ///< likewise; -1 = not told
};

/// What a log gave, in the order of submission, ties as they stood in the log.
struct Workload {
    std::string name; ///< of the file or the generator
    std::int32_t machine = 0; ///< processors or nodes; 0 where the log does not tell
    std::vector<SubmittedJob> jobs;
    std::vector<std::string> ids; ///< by job, as in the log
    /// By JobAttribute; the first is "".
    std::array<std::vector<std::string>, JobAttributeCount> names{{{""}, {""}, {""}, {""}, {""}}};
    JobDetails details{};
};

/// When somebody asked for a job of a run. @param submissions by job, of runs in which jobs were killed and
/// wait for a later start from then on; empty for others
inline Seconds submissionOf(
    const Workload& workload, const std::vector<Seconds>& submissions, std::size_t job)
{
    return submissions.empty() ? askedAt(workload.jobs[job]) : submissions[job];
}

} // namespace fairshare

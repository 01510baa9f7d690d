// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/import/import.h"
#include "core/io/import/job_times.h"
#include "core/io/text/remarks.h"
#include "core/priority/job.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Job as listed, before ages are known.
struct JobDraft {
    Job job{};
    SourcePosition position{};
    bool isOver = false; ///< neither pending nor running nor suspended
    bool hasState = false;
    bool isHeld = false; ///< waits for its release, by its reason
    std::optional<std::uint32_t> priority{}; ///< as printed by the scheduler
    std::optional<std::int64_t> submitted{}, eligible{}, accruing{}, started{}, ended{};
    bool tellsEligible = false; ///< the listing has an eligible time, even if it is empty
    bool tellsAccruing = false; ///< the same for `accruing`
    std::optional<std::int64_t> seen{}; ///< some time at which the scheduler evaluated the job
    std::optional<std::uint64_t> elapsed{}; ///< seconds since `started`
    std::optional<std::uint64_t> memory{}; ///< megabytes
    enum class MemoryOf : std::uint8_t { Job, Node, Cpu } memoryOf = MemoryOf::Job;
    bool hasTres = false;
    bool hasAllocatedTres = false;
    std::vector<PrintedTerms> terms{}; ///< from sprio, by partition
};

/// Returns whether sprio shows a priority that no term explains: an administrator set it.
bool isSetByHand(const JobDraft& draft);

/// Collects the jobs of a listing and builds a queue from them.
class JobDrafts {
public:
    /// Adds a row. Rows of one job in several partitions, as printed by sprio and squeue -P, are merged.
    /// Of rows for several QOS, as Slurm 23.11 and later print them, the first counts.
    /// Errors: an invalid ID, name or time; a job that already has a row for this partition.
    Result<void> add(JobDraft draft);
    /// Reads a time. All times of a listing must use the same scale. Returns nothing for `Unknown`, `N/A`, 0
    /// and the like. Errors: BadInput for text that is not a time, or a time on another scale.
    Result<std::optional<std::int64_t>> time(std::string_view text);
    Remarks& remarks() { return m_remarks; }
    /// Sets when the scheduler last changed the listed jobs, in seconds since 1970.
    void wasListedAt(std::int64_t time) { m_listed = time; }
    /// Returns the queue with the ages of its jobs. Errors: BadInput if no job is left.
    Result<Import> finish();

private:
    Result<void> join(JobDraft& known, JobDraft& row);
    bool isOfAnotherQos(const JobDraft& known, const JobDraft& row);
    void complete(JobDraft& draft);
    std::optional<std::int64_t> newestTime() const;
    void setAges(Import& import);

    std::vector<JobDraft> m_drafts;
    std::unordered_map<std::string, std::size_t> m_byId; ///< jobs that are not over
    Remarks m_remarks;
    std::optional<TimeScale> m_scale;
    std::optional<std::int64_t> m_listed; ///< when the scheduler last changed the jobs
};

/// Returns the age at `now` of a job that has accrued age since `start`, or nothing if it does not accrue age
/// yet.
std::optional<std::uint32_t> ageAt(std::optional<std::int64_t> start, std::int64_t now);

/// Returns the state of a job that waits, runs or is suspended, from Slurm's name or code; nothing for a job
/// that is over, and for other words.
std::optional<JobState> slurmState(std::string_view word);
/// Returns whether Slurm's state of a job, as a name or code, means that it waits and runs no more. `sacct`
/// may cut the name: `CANCELLED+`.
bool isOverState(std::string_view word);

/// Sets the state from such a word, in any case of letters. A job in any other state is over.
void setState(JobDraft& draft, std::string_view word);

/// Sets the partitions from a list such as `standard,devel`. Returns true if the list was cut off after a
/// comma.
bool setPartitions(Job& job, std::string_view names);

} // namespace fairshare

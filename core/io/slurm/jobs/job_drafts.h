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

/// A job as a listing has it, before ages are known.
struct JobDraft {
    Job job{};
    SourcePosition position{};
    bool isOver = false; ///< neither pending nor running nor suspended
    bool hasState = false;
    std::optional<std::uint32_t> priority{}; ///< as the scheduler had it
    std::optional<std::int64_t> submitted{}, eligible{}, accruing{}, started{}, ended{};
    bool tellsEligible = false; ///< `eligible` is known, even where it is nothing
    bool tellsAccruing = false; ///< likewise `accruing`
    std::optional<std::int64_t> seen{}; ///< some moment at which the scheduler looked at it
    std::optional<std::uint64_t> elapsed{}; ///< seconds since `started`
    std::optional<std::uint64_t> memory{}; ///< megabytes
    enum class MemoryOf : std::uint8_t { Job, Node, Cpu } memoryOf = MemoryOf::Job;
    bool hasTres = false;
    bool hasAllocatedTres = false;
    std::vector<PrintedTerms> terms{}; ///< of sprio, by partition
};

/// Gathers the jobs of a listing and makes a queue of them.
class JobDrafts {
public:
    /// Rows of one job in several partitions, as sprio and squeue -P print them, become one. Errors: an id, a
    /// name or a time that is none; a job that is there in this partition already.
    Result<void> add(JobDraft draft);
    /// Takes a time on the listing's one scale. Nothing where there is none (`Unknown`, `N/A`, 0).
    /// Errors: BadInput for what is no time, or one on another scale.
    Result<std::optional<std::int64_t>> time(std::string_view text);
    Remarks& remarks() { return m_remarks; }
    /// Errors: BadInput when no job is left.
    Result<Import> finish();

private:
    static Result<void> join(JobDraft& known, JobDraft& row);
    void complete(JobDraft& draft);
    std::optional<std::int64_t> newestTime() const;
    void setAges(Import& import);

    std::vector<JobDraft> m_drafts;
    std::unordered_map<std::string, std::size_t> m_byId; ///< drafts that are not over
    Remarks m_remarks;
    std::optional<TimeScale> m_scale;
};

/// The age at a moment of a job that accrues since `start`; nothing where it does not yet.
std::optional<std::uint32_t> ageAt(std::optional<std::int64_t> start, std::int64_t now);

/// Pending, running or suspended, by the long or the short word of squeue, or that it is over.
void setState(JobDraft& draft, std::string_view word);

/// `standard,devel`: one partition a name. True when the list was cut off behind a comma.
bool setPartitions(Job& job, std::string_view names);

} // namespace fairshare

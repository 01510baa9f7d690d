// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <array>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Row of `jobs.csv`; -1 = not recorded.
struct RecordedJob {
    Seconds submit = -1;
    Seconds requeued = -1; ///< requeue time of a job that had been killed
    Seconds requested = -1;
    Seconds start = -1;
    Seconds run = -1;
    std::int64_t resources = -1; ///< requested whole nodes, or cores of shared nodes
    std::int64_t priority = -1; ///< when it started
    bool isKilled = false;
    std::uint32_t line = 0;
    std::array<std::string, JobAttributeCount> names{};
};

/// Jobs of a run directory.
struct RecordedJobTable {
    std::string file = "jobs.csv"; ///< name of the file, for messages
    std::vector<RecordedJob> jobs; ///< in file order
    std::vector<std::string> ids; ///< in file order
    std::vector<std::string> nodes; ///< in file order, such as `0-3 7`; "" = not recorded
    std::unordered_map<std::string, std::size_t> places; ///< index by ID
    bool tellsRequeues = false; ///< of a run from which nodes were removed, even if no job was killed
    std::size_t otherEnds = 0; ///< jobs whose finish_time is not start plus run time
    std::uint32_t otherEndLine = 0; ///< line of the first such job
};

/// Returns the priorities with which the rows started, 0 for those that are not recorded; empty if none is.
std::vector<std::int64_t> startPriorities(
    const RecordedJobTable& table, const std::vector<std::uint32_t>& rows);

/// Errors: BadInput with the line, for example for a duplicate ID; Cancelled.
Result<RecordedJobTable> readRecordedJobs(std::string_view content, const Progress& progress);

} // namespace fairshare

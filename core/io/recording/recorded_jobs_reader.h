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

/// A row of `jobs.csv`; -1 = not told.
struct RecordedJob {
    Seconds submit = -1;
    Seconds requeued = -1; ///< since when it waited, where it had been killed before
    Seconds requested = -1;
    Seconds start = -1;
    Seconds run = -1;
    std::int64_t resources = -1; ///< that it asked for: whole nodes, or cores of shared ones
    bool isKilled = false;
    std::uint32_t line = 0;
    std::array<std::string, JobAttributeCount> names{};
};

/// The jobs of a run directory.
struct RecordedJobTable {
    std::string file = "jobs.csv"; ///< its name, in sentences
    std::vector<RecordedJob> jobs; ///< as they stand there
    std::vector<std::string> ids; ///< likewise
    std::vector<std::string> nodes; ///< likewise: `0-3 7`; "" where it is not told
    std::unordered_map<std::string, std::size_t> places; ///< by id
    std::size_t otherEnds = 0; ///< jobs whose finish_time is not that of their start and run time
    std::uint32_t otherEndLine = 0; ///< of the first of them
};

/// Errors: BadInput with the line, as for an id that is there twice; Cancelled.
Result<RecordedJobTable> readRecordedJobs(std::string_view content, const Progress& progress);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// Number of rows or jobs of a log that something applies to.
struct ImportCount {
    std::uint64_t count;
    const char* id;
    std::string what; ///< what applies, and what was done
    bool isRemarked = false; ///< the import has a remark with this count and the position of the first case
};

/// Returns the counts above 0, in display order. They account for every row that is not kept.
std::vector<ImportCount> importCounts(const WorkloadImport& import, OverrunRule rule);

/// Returns the counts as sentences. The first sentence is about the jobs that are used: "28467 of 28481 jobs
/// used, on 100 processors", or on nodes if the log counts nodes. Counts that already have a remark are
/// omitted.
std::vector<std::string> importSentences(const WorkloadImport& import, OverrunRule rule);

} // namespace fairshare

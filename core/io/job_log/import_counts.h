// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fairshare {

/// How many rows or jobs of a log something happened to.
struct ImportCount {
    std::uint64_t count;
    const char* id;
    std::string what; ///< happened, and what was done
    bool isRemarked = false; ///< a remark of the import has this count, with the place of the first
};

/// What happened to at least one row or job beside being kept, in the order in which a reader asks. Rows and
/// kept jobs differ by what was left out, so nothing is lost unseen.
std::vector<ImportCount> importCounts(const WorkloadImport& import, OverrunRule rule);

/// The same as sentences, the first with what was kept: "28467 of 28481 jobs on 100 processors", or on nodes
/// where the log counts these. Counts that a remark has are omitted.
std::vector<std::string> importSentences(const WorkloadImport& import, OverrunRule rule);

} // namespace fairshare

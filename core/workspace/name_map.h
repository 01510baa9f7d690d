// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fairshare {

/// Maps names of accounts, users, queues or partitions in a log to the names in a site's tree.
using NameMap = std::unordered_map<std::string, std::string>;

/// Reads CSV with the columns `from` and `to`, in any order. Errors, each with its position: BadInput for a
/// missing column, a row with more or fewer cells, an empty name, or a name that is mapped twice.
Result<NameMap> readNameMap(std::string_view content);

/// Reads a name map from a file. Errors: those of readNameMap and readFile, with the file's name.
Result<NameMap> readNameMapFile(const std::string& path, const Progress& progress = {});

/// Result of renaming.
struct RenamedNames {
    std::size_t names = 0; ///< number of mapped names
    std::vector<std::string> unmapped; ///< names without a mapping, in the order of the log
    std::uint64_t unmappedJobs = 0; ///< number of jobs with unmapped names
};

/// Replaces the names in the log by the mapped names; several names may become one. Unmapped names stay
/// unchanged.
RenamedNames renameNames(Workload& workload, JobAttribute attribute, const NameMap& map);

} // namespace fairshare

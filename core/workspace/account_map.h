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

/// Other names for the accounts, users, queues or partitions of a log, as a site's tree has them.
using AccountMap = std::unordered_map<std::string, std::string>;

/// Reads CSV with the columns `from` and `to`, in any order. Errors, each with its place: BadInput for a
/// missing column, a row with more or fewer cells, an empty name, or a name that is mapped twice.
Result<AccountMap> readAccountMap(std::string_view content);

/// The same of a file. Errors: those of readFile too, with the file's name.
Result<AccountMap> readAccountMapFile(const std::string& path, const Progress& progress = {});

/// What became of the names that jobs have.
struct RenamedAccounts {
    std::size_t names = 0; ///< that are mapped
    std::vector<std::string> unmapped; ///< that are not, in the order of the log
    std::uint64_t unmappedJobs = 0; ///< of them
};

/// Puts the other names in place of the log's; several names may become one. What is not mapped stays.
RenamedAccounts renameAccounts(Workload& workload, JobAttribute attribute, const AccountMap& map);

} // namespace fairshare

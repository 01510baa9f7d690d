// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <string>

namespace fairshare {

/// Unit of the job sizes in a workload.
enum class JobSizes : std::uint8_t { Processors, Nodes };

/// Returns the jobs as CSV: `job_id,submit,run,nodes,req,queue,app`, with `procs` instead of `nodes` for
/// processors. The columns `user`, `account` and `partition` follow if any job has such a value.
std::string workloadCsv(const Workload& workload, JobSizes sizes);

/// Writes the CSV atomically, compressed if the name ends in `.gz`. `-` is standard output. Errors: errors of
/// writeFile.
Result<void> saveWorkload(const Workload& workload, JobSizes sizes, const std::string& path);

} // namespace fairshare

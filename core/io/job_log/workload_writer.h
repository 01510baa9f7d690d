// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <string>

namespace fairshare {

/// What the sizes of a workload's jobs count.
enum class JobSizes : std::uint8_t { Processors, Nodes };

/// The jobs as CSV: `job_id,submit,run,nodes,req,queue,app`, with `procs` instead of `nodes` for processors.
/// `user`, `account` and `partition` follow where a job has one.
std::string workloadCsv(const Workload& workload, JobSizes sizes);

/// Writes it atomically, compressed where the name ends in `.gz`. `-` is standard output. Errors: those of
/// writeFile.
Result<void> saveWorkload(const Workload& workload, JobSizes sizes, const std::string& path);

} // namespace fairshare

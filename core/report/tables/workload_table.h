// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row for the jobs read, one for the jobs kept, and one for each count of importCounts.
TextTable importTable(const WorkloadImport& import, OverrunRule rule);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"
#include "core/report/table_text.h"

namespace fairshare {

/// One row for what was read, what was kept, and each of importCounts.
TextTable importTable(const WorkloadImport& import, OverrunRule rule);

} // namespace fairshare

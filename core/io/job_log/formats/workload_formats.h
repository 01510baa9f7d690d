// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"

namespace fairshare::workload_files {

WorkloadFormat swf();
WorkloadFormat batsim_workload();
WorkloadFormat batsim_jobs();
WorkloadFormat workload_csv();
WorkloadFormat sacct_workload();

} // namespace fairshare::workload_files

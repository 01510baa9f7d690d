// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulation/cea_study.h"

namespace fairshare {

/// Returns one row per replay: distance to the shares, Jain's index, wait time, slowdown and utilization.
TextTable convergenceTable(const ConvergenceStudy& study);

/// Returns one row per replay and account: share and usage fraction, jobs, wait time and slowdown, work done.
TextTable convergenceAccountsTable(const ConvergenceStudy& study);

/// Returns one row per replay and tick: distance to the shares and number of pending jobs.
TextTable convergenceDistanceTable(const ConvergenceStudy& study);

/// Returns one row per replay, tick and account: usage, usage fraction, share, share among active accounts,
/// factor, processors.
TextTable convergenceUsageTable(const ConvergenceStudy& study);

/// Returns one row per claim of the slides with the result of the study.
TextTable claimsTable(const CeaStudy& study);

/// Returns the usage of accounts over time, one row per tick and account, as in `usage.csv` of a run.
TextTable usageCourseTable(const UsageCourse& course, const ReplayAccounts& accounts);

} // namespace fairshare

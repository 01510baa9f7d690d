// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulation/cea_study.h"

namespace fairshare {

/// A row a replay: distance to the shares, Jain's index, waits and slowdowns.
TextTable convergenceTable(const ConvergenceStudy& study);

/// A row a replay and account: share and usage fraction, waits and slowdowns, work done.
TextTable convergenceAccountsTable(const ConvergenceStudy& study);

/// A row a replay and tick: distance to the shares and jobs that wait.
TextTable convergenceDistanceTable(const ConvergenceStudy& study);

/// A row a replay, tick and account: usage, its fraction beside the share and the share
/// among active accounts, factor, processors.
TextTable convergenceUsageTable(const ConvergenceStudy& study);

/// What the slides say beside what was found.
TextTable claimsTable(const CeaStudy& study);

/// What accounts used when, a row a tick and account, as `usage.csv` of a run has it.
TextTable usageCourseTable(const UsageCourse& course, const ReplayAccounts& accounts);

} // namespace fairshare

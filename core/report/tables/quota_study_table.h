// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row per group, the root first, in the order of the tree: its configuration, and its allocation
/// with the flags of the file and under the policy of the study. Amounts are in slot weight.
TextTable quotaStudyTable(const QuotaStudy& study);

} // namespace fairshare

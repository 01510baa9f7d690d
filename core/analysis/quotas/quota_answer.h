// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"

#include <string>

namespace fairshare {

/// Summarizes in one sentence how the chosen policy changes idle cores compared with the flags of the file,
/// and who still waits and why. "While prod requests nothing, balancing moves 3000 idle cores to analysis
/// (idle 10818 → 7818); group_gridods waits for 1500 cores because it does not accept surplus."
std::string quotaAnswer(const QuotaStudy& study);

/// Suggests to accept surplus: "If gridods accepted surplus, it would get 1500 more cores." It is about the
/// group that waits for the most cores and about the groups above it that refuse surplus. Returns "" if that
/// would not help. Gives no number if quotas are counted twice, because the number of real cores is then
/// unknown.
std::string quotaHint(const QuotaStudy& study);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"

#include <string>

namespace fairshare {

/// What the chosen policy does to idle cores against the flags of the file, and who still waits and why: one
/// sentence with a full stop. "With prod idle, balancing moves 3000 idle cores to analysis (idle 10818 →
/// 7818); group_gridods still waits for 1500 because its flag is off."
std::string quotaAnswer(const QuotaStudy& study);

/// How many more cores the group that waits for most would get if it, and what stands above it, accepted
/// surplus: "If gridods accepted surplus, 1500 more cores would run for it."; "" where that would help
/// nobody. No number where quotas count twice, since nobody can tell how many of the cores there are.
std::string quotaHint(const QuotaStudy& study);

} // namespace fairshare

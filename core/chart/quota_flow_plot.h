// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"

#include <cstddef>

namespace fairshare {

struct Plot;

/// Draws where each core of a pool goes: from the own quotas on the left through the shared surplus to the
/// allocations on the right. Bands are as wide as their number of cores. If there are many groups, only the
/// largest are drawn separately.
Plot quotaFlowPlot(const QuotaStudy& study, std::size_t step);

} // namespace fairshare

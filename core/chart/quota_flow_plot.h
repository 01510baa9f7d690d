// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/quotas/quota_study.h"

#include <cstddef>

namespace fairshare {

struct Plot;

/// Where each core of a pool goes: from the own quotas at the left over what is shared to what is allocated
/// at the right, in bands as wide as cores. Of many groups the largest are drawn and the others together.
/// @param step of QuotaStudy::steps(), from 1; 0: after all steps
Plot quotaFlowPlot(const QuotaStudy& study, std::size_t step);

} // namespace fairshare

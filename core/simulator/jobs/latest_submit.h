// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

namespace fairshare {

/// Of a job, since the log's zero, which may be that of the clock: the year 5138.
inline constexpr Seconds LatestSubmit = 100'000'000'000;

} // namespace fairshare

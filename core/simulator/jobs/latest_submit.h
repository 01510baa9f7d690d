// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

namespace fairshare {

/// Latest submission of a job since the log's zero. Counted from 1970, this is in the year 5138.
inline constexpr Seconds LatestSubmit = 100'000'000'000;

} // namespace fairshare

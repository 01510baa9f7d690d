// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"

#include <string_view>

namespace fairshare {

/// Gives the jobs the site factors that `sprio -h -o "%i|%S"` printed. No other listing of jobs has them.
/// Lines that are not a job and a number are left out.
void setSiteFactors(std::string_view listing, JobQueue& queue);

} // namespace fairshare

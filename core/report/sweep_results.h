// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/sweep_run.h"

#include <string>
#include <string_view>

namespace fairshare {

/// One line for each finished combination: `{"digest":"…","figures":{"jobs":7275,"mean_wait":12.5}}`, in the
/// order of the digests. Figures that there are none of are left out.
std::string sweepResultsText(const SweepResults& results);

/// A last line that the interruption of its writing left without an end is passed over: what it told is
/// simulated anew. Errors: BadInput with the place of the first line that is no result, since all that is not
/// read is lost when the results are written.
Result<SweepResults> readSweepResults(std::string_view text);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/sweep_run.h"

#include <string>
#include <string_view>

namespace fairshare {

/// One line for each finished combination: `{"digest":"…","figures":{"jobs":7275,"mean_wait":12.5}}`, in the
/// order of the digests. Figures that there are none of are left out.
std::string sweepResultsText(const SweepResults& results);

/// Lines that are not whole, or of other figures, are passed over: what they tell is simulated anew.
SweepResults readSweepResults(std::string_view text);

} // namespace fairshare

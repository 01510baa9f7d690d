// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/sweep_run.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Formats one line for each finished combination: `{"digest":"…","figures":{"jobs":7275,"mean_wait":12.5}}`,
/// sorted by digest. Figures without a value are omitted.
std::string sweepResultsText(const SweepResults& results);

/// Reads sweep results. An incomplete last line, left when writing was interrupted, is skipped; its
/// combination is simulated again. Errors: BadInput with the position of the first line that is not a result,
/// because lines that cannot be read would be lost when the results are written.
Result<SweepResults> readSweepResults(std::string_view text);

} // namespace fairshare

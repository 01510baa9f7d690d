// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/convergence_study.h"

namespace fairshare {

/// Something that is said of an algorithm in public, beside what was found.
struct StudiedClaim {
    std::string claim;
    std::string found; ///< a sentence with numbers
    bool isFound = false; ///< what was found agrees
};

/// The unbalanced tree of the slides on depth-oblivious fairshare, with everybody submitting more than the
/// machine can do.
struct CeaStudy {
    ConvergenceStudy convergence;
    std::vector<StudiedClaim> claims;
};

/// Accounts a and b with 50 shares each; below a, a1 and a2 with 25 each; a user in a1, a2 and b each. 64
/// processors, jobs of 1 to 8 of them and 10 minutes to 2 hours, twice as many as the machine can do, for 12
/// days; half-life 1 day; fairshare is the only term; EASY backfill. Errors: Cancelled.
Result<CeaStudy> studyCea(std::uint64_t seed, const Progress& progress = {});

} // namespace fairshare

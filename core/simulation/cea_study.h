// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/convergence_study.h"

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

/// Their tree, and a replay by fairshare alone with a half-life of 1 day, of its users.
Result<Scenario> ceaScenario();
ReplaySection ceaSection();
/// Jobs of its users, more than the machine can do.
Workload ceaWorkload(const Scenario& scenario, std::uint64_t seed);
inline constexpr std::int32_t CeaMachine = 64; ///< processors

/// Accounts a and b with 50 shares each; below a, a1 and a2 with 25 each; a user in a1, a2 and b each. 64
/// processors, jobs of 1 to 8 of them and 10 minutes to 2 hours, each user twice its share or more, for 10
/// days; half-life 1 day; fairshare is the only term; EASY backfill. Errors: Cancelled.
Result<CeaStudy> studyCea(std::uint64_t seed, const Progress& progress = {});

} // namespace fairshare

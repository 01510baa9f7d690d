// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulation/convergence_study.h"

namespace fairshare {

/// A published claim about an algorithm, with the result of the study.
struct StudiedClaim {
    std::string claim;
    std::string found; ///< a sentence with numbers
    bool isFound = false; ///< whether the result supports the claim
};

/// Study of the unbalanced tree from the slides on depth-oblivious fairshare. All users submit more than the
/// machine can run.
struct CeaStudy {
    ConvergenceStudy convergence;
    std::vector<StudiedClaim> claims;
};

/// Returns the tree from the slides.
Result<Scenario> ceaScenario();
/// Returns a replay by fairshare only that charges users, with a half-life of 1 day.
ReplaySection ceaSection();
/// Returns jobs of all users in the tree, more than the machine can run.
Workload ceaWorkload(const Scenario& scenario, std::uint64_t seed);
inline constexpr std::int32_t CeaMachine = 64; ///< processors

/// Compares all algorithms on the tree from the slides. Accounts a and b have 50 shares each. Below a are a1
/// and a2 with 25 shares each. The accounts a1, a2 and b have one user each. The machine has 64 processors;
/// jobs use 1 to 8 of them for 10 minutes to 2 hours. Each user submits twice its share or more, for 10 days.
/// The half-life is 1 day, fairshare is the only term, and the scheduler is EASY backfill. Errors: Cancelled.
Result<CeaStudy> studyCea(std::uint64_t seed, const Progress& progress = {});

} // namespace fairshare

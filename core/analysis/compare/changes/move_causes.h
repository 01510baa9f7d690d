// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/rank_comparison.h"
#include "core/base/progress.h"
#include "core/base/say.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

/// Cause of a move that no single change explains.
inline constexpr std::string_view TogetherCause = fairshare::phrase("combined changes");

/// The single changes that explain the move of each user.
struct MoveCauses {
    std::vector<std::string> causes; ///< each text once; the first is "", for users who do not move
    std::vector<std::uint32_t> of; ///< by current row: an index into `causes`; empty if nothing was tried

    const std::string& at(NodeRow row) const { return causes[of.empty() ? 0 : of[row]]; }
};

/// Applies every difference between the scenarios alone to `before`. A change causes a user's move if it
/// moves the user in the same direction when made alone; it is given by the name of its row. Moves that no
/// single change explains get TogetherCause. Nothing is tried if it would take too long, or if algorithms are
/// compared.
/// @param comparison comparison of evaluations of `now` and `before`
MoveCauses moveCauses(const RankComparison& comparison, const Scenario& before, const Scenario& now,
    const Progress& progress = {});

} // namespace fairshare

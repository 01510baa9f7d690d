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

/// Stands for a cause where no change alone moves a user.
inline constexpr std::string_view TogetherCause = fairshare::phrase("together");

/// Which single change explains the move of each user.
struct MoveCauses {
    std::vector<std::string> causes; ///< each once; the first is "", for who does not move
    std::vector<std::uint32_t> of; ///< by row of the tree now: a place in `causes`; empty when none was tried

    const std::string& at(NodeRow row) const { return causes[of.empty() ? 0 : of[row]]; }
};

/// Makes every difference of the scenarios alone, on `before`: a cause of a user's move is what moves it the
/// same way when made alone, by the name of its row; TogetherCause where none does. Where trying them all
/// would take longer than an edit may, or algorithms are compared, nothing is tried.
/// @param comparison of evaluations of `now` and `before`.
MoveCauses moveCauses(const RankComparison& comparison, const Scenario& before, const Scenario& now,
    const Progress& progress = {});

} // namespace fairshare

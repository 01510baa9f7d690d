// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/answers/answer_line.h"
#include "core/analysis/compare/rank_comparison.h"

#include <string>

namespace fairshare {

/// Names who gains and who loses the most: "Under Fair Tree, users in medicine gain 8 ranks each, users in
/// engineering lose 5 each; abara stays last under four of five algorithms." If nothing differs from the
/// baseline, it describes how far the algorithms agree.
/// @param words only baselineName and digitSeparator are used
std::string comparisonAnswer(const RankComparison& comparison, const AnswerWords& words = {});

} // namespace fairshare

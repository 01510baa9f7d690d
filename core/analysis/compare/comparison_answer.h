// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/answer_line.h"
#include "core/analysis/compare/rank_comparison.h"

#include <string>

namespace fairshare {

/// Who gains and who loses most: "Under Fair Tree the users of medicine gain 8 ranks each, the users of
/// engineering lose 5 each; abara stays last under four of five algorithms." Where nothing differs from the
/// baseline, how far the algorithms agree. @param words baselineName and the parts of digits are used
std::string comparisonAnswer(const RankComparison& comparison, const AnswerWords& words = {});

} // namespace fairshare

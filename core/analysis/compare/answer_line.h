// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

struct Evaluation;

/// What a view says first, for people to read.
struct AnswerLine {
    std::string sentence; ///< one sentence with its numbers and full stop
    std::string cause; ///< "cause: shares of medicine, brandt"; "" when there is nothing to name
};

/// How an answer is worded.
struct AnswerWords {
    /// As it reads after "Against": "the opened file", "old.fairshare".
    std::string_view baselineName = "the opened file";
    /// Parts the digits of counts in groups of three, from four digits on; "" for none.
    std::string_view digitSeparator = {};
};

/// Who moves under one algorithm, and why: "Against the opened file, Fair Tree moves 6 users up and 9 down; 9
/// keep their rank." Without a baseline, or where nothing differs from it, the sentence says how large the
/// tree is and who stands first and last.
///
/// The cause names the differing values that move somebody when changed alone; where trying them would
/// take longer than an edit may, it lists what was changed ("changed: …"), and so it does when nobody moves.
/// @param baseline null, or an evaluation that holds the same algorithm.
AnswerLine answerLine(const Evaluation& now, std::string_view algorithmId, const Evaluation* baseline,
    const AnswerWords& words = {});

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

struct Evaluation;

/// The headline of a view, as text for people.
struct AnswerLine {
    std::string sentence; ///< one sentence with a full stop
    std::string cause; ///< "cause: shares of medicine, brandt"; "" if there is nothing to name
};

/// Wording of an answer.
struct AnswerWords {
    /// Name of the baseline as it follows "Compared with": "the opened file", "old.fairshare".
    std::string_view baselineName = "the opened file";
    /// Separates groups of three digits in counts of four or more digits; "" for no grouping.
    std::string_view digitSeparator = {};
};

/// Summarizes who moves under one algorithm and why: "Compared with the opened file, Fair Tree moves 6 users
/// up and 9 down; 9 keep the same rank." Without a baseline, or if nothing differs from it, the sentence
/// gives the size of the tree and who ranks first and last.
///
/// The cause names the changed values that move a user when changed alone. If trying them would take too long
/// during an edit, or if nobody moves, it lists all changes instead ("changed: …").
/// @param baseline null, or an evaluation that contains the same algorithm.
AnswerLine answerLine(const Evaluation& now, std::string_view algorithmId, const Evaluation* baseline,
    const AnswerWords& words = {});

} // namespace fairshare

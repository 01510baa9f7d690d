// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/evaluation.h"

#include <QString>

#include <vector>

namespace fairshare::gui {

/// How much of a column is shown.
enum class Fold {
    Open,
    Tied, ///< a narrow column without values: the algorithm ranks all users the same
    Strip, ///< only the turned title
    Away, ///< nothing
};

/// What decides which columns fold.
struct FoldQuestion {
    std::vector<bool> hidden; ///< by column: hidden by the user
    std::vector<bool> kept; ///< by column: opened by the user, so its group never folds
    std::vector<bool> tied; ///< by TreeColumn::place: the algorithm ranks all users the same
    QString chosen; ///< ID of the algorithm of the answer line, which never folds
    int sorted = -1; ///< the column with the sort mark, whose group never folds
};

/// Levels from 0 (only algorithms with ties alone are folded) to FoldLevels - 1 (as narrow as possible).
inline constexpr int FoldLevels = 6;

/// Returns how each column is shown. Each level needs less room than the one before: it folds algorithms with
/// ties alone to strips, then S and U, then the factors of the algorithms that are not chosen, then their
/// ranks; the last one shows no strips.
std::vector<Fold> foldsAt(int level, const FoldQuestion& question);

/// Returns whether the algorithm ranks all users the same, and there are at least two.
bool ranksAllTheSame(const AlgorithmResult& result);

} // namespace fairshare::gui

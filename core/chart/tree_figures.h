// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/table/column.h"

#include <string>
#include <vector>

namespace fairshare {

/// What charts of the tree draw, by row, and the lines of their cards.
struct TreeFigures {
    Reals share; ///< normalized shares of the cluster, 0 to 1; 1 for the root
    Reals usage; ///< usage with everything below over the root's, 0 to 1; 0 while nobody used anything
    Reals ratio; ///< usage over share; infinite without shares, Undefined without both
    Reals factor; ///< under the chosen algorithm
    Counts rank; ///< of users; UndefinedCount for accounts
    std::string factorTitle; ///< "Factor, Fair Tree"
    std::vector<PlotFigure> list;
};

/// @param input of an algorithm that was evaluated.
TreeFigures treeFigures(const ChartInput& input);

} // namespace fairshare

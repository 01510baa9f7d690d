// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/chart/chart.h"
#include "core/chart/plot_panel.h"
#include "core/table/column.h"

#include <string>
#include <vector>

namespace fairshare {

/// Values by row that charts of the tree draw, and the lines of their cards.
struct TreeFigures {
    Reals share; ///< normalized shares of the cluster, 0 to 1; 1 for the root
    Reals usage; ///< usage divided by the root's, 0 to 1; 0 if there is no usage
    Reals ratio; ///< usage divided by share; infinite without shares, Undefined without both
    Reals factor; ///< under the chosen algorithm
    Counts rank; ///< of users; UndefinedCount for accounts
    std::string factorTitle; ///< "Factor, Fair Tree"
    std::vector<PlotFigure> list;
};

/// Computes the values.
/// @param input with an evaluated algorithm
TreeFigures treeFigures(const ChartInput& input);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/figure_rows.h"
#include "widgets/work/results/explanation_work.h"

#include <vector>

/// Explanations as rows of small tables.
namespace fairshare::gui {

struct FigureContents {
    std::vector<FigureHeading> headings{};
    std::vector<FigureRow> rows{};
};

/// Returns the chains level by level: shares, usage and the compared figure, with the deciding rows marked.
/// In very deep chains, the middle levels are replaced by their number.
FigureContents chainContents(const NodeExplanation& answer);

/// Returns the lists that Fair Tree visits on its way to a user.
FigureContents walkContents(const NodeExplanation& answer);

} // namespace fairshare::gui

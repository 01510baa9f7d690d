// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/figure_rows.h"
#include "widgets/work/explanation_work.h"

#include <vector>

/// What was explained, as rows of small tables.
namespace fairshare::gui {

struct FigureContents {
    std::vector<FigureHeading> headings{};
    std::vector<FigureRow> rows{};
};

/// The chains level by level: shares, usage and the figure that is compared, the deciding rows marked. Of
/// very deep chains the middle is counted.
FigureContents chainContents(const NodeExplanation& answer);

/// The lists that Fair Tree's walk goes through on its way to a user.
FigureContents walkContents(const NodeExplanation& answer);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/plotting/plot_widget.h"

namespace fairshare::gui {

/// False while the plot is of an older tree, whose rows may be others, and while there is none.
bool hasRowsOf(const PlotWidget& plot, const Document& document);

/// What is picked in a plot of the document's tree is selected everywhere, and what is selected anywhere is
/// seen in the plot. The document outlives the plot.
void shareSelection(PlotWidget& plot, Document& document);

} // namespace fairshare::gui

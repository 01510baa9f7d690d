// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/plotting/plot_widget.h"

namespace fairshare::gui {

/// False if there is no plot, or if it shows an older tree whose rows may differ.
bool hasRowsOf(const PlotWidget& plot, const Document& document);

/// Synchronizes the selection of a plot of the document's tree with the document. The document must outlive
/// the plot.
void shareSelection(PlotWidget& plot, Document& document);

} // namespace fairshare::gui

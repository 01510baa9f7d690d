// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"

#include "core/base/result.h"

namespace fairshare::gui {

class PlotWidget;

/// Copies the picture to the clipboard, as an image and as SVG, or with headers the data behind it,
/// tab-separated. Does nothing without a plot. Errors: those of putIntoClipboard.
Result<void> copyPlot(const PlotWidget& plot, bool withHeaders);

/// Returns a maker of the data behind the picture as CSV; null if there is none.
ViewPage::DataMaker dataOf(const PlotWidget& plot);

/// Returns the picture as a part of its view. @param id of the chart
ViewPage::Part partOf(const QString& id, PlotWidget& plot);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_page.h"

#include "core/base/result.h"

namespace fairshare::gui {

class PlotWidget;

/// Puts the picture, as an image and as SVG, or with headers the data behind it, tab-separated, into the
/// clipboard; nothing while there is none. Errors: those of putIntoClipboard.
Result<void> copyPlot(const PlotWidget& plot, bool withHeaders);

/// Makes the data behind the picture as CSV; null while there is none.
ViewPage::DataMaker dataOf(const PlotWidget& plot);

/// The picture as a part of its view. @param id of the chart
ViewPage::Part partOf(const QString& id, PlotWidget& plot);

} // namespace fairshare::gui

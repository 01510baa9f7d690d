// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_page.h"

namespace fairshare::gui {

class PlotWidget;

/// Puts the picture, or with headers the data behind it, into the clipboard; nothing while there is none.
void copyPlot(const PlotWidget& plot, bool withHeaders);

/// Makes the data behind the picture as CSV; null while there is none.
ViewPage::DataMaker dataOf(const PlotWidget& plot);

} // namespace fairshare::gui

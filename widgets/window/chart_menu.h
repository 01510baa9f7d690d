// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace fairshare::gui {

class Actions;
class PlotWidget;

/// Puts the commands of the window that act on a chart into its context menu, and lets it take those that act
/// on the chart that has the keyboard.
/// @param addMore further commands of this chart, asked for each time the menu opens; null for none
void offerChartMenu(
    PlotWidget& plot, const Actions& actions, const std::function<void(QMenu&)>& addMore = nullptr);

/// The same for a table, whose own menu is this.
void offerTableMenu(QWidget& table, const Actions& actions);

/// The chart inside a view that has or last had the keyboard; null when that was something else.
PlotWidget* chartWithKeyboard(const QWidget& view);

} // namespace fairshare::gui

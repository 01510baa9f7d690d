// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

class QMenu;
class QWidget;

namespace fairshare::gui {

class Actions;
class PlotWidget;

/// Adds the window's chart commands to the context menu of a chart. Also connects the commands that act on
/// the chart with keyboard focus.
/// @param addMore adds further commands each time the menu opens; null for none
void offerChartMenu(
    PlotWidget& plot, const Actions& actions, const std::function<void(QMenu&)>& addMore = nullptr);

/// Does the same for a table and installs its context menu.
void offerTableMenu(QWidget& table, const Actions& actions);

/// Returns the chart in a view that has or last had the keyboard focus; null if another widget had it.
PlotWidget* chartWithKeyboard(const QWidget& view);

} // namespace fairshare::gui

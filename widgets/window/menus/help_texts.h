// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QWidget;

namespace fairshare::gui {

/// Shows version and license.
void showAbout(QWidget* parent);

/// Lists all commands of the window's menus that have a shortcut, menu by menu.
void showShortcuts(QMainWindow& window);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QWidget;

namespace fairshare::gui {

/// Version and license.
void showAbout(QWidget* parent);

/// Every command of the window's menus that has a shortcut, menu by menu.
void showShortcuts(QMainWindow& window);

} // namespace fairshare::gui

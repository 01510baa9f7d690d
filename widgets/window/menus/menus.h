// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMainWindow;
class QMenu;
class QUndoStack;

namespace fairshare::gui {

class Actions;
class FindField;

/// The menus whose content changes.
struct DynamicMenus {
    QMenu* recent = nullptr;
    QMenu* samples = nullptr;
    QMenu* columns = nullptr;
    QMenu* baselines = nullptr; ///< variants are before the last entry
    QMenu* layouts = nullptr; ///< named layouts are before the first separator
    QMenu* variants = nullptr; ///< variants are after the first entry
};

/// Creates the menu bar and toolbar of the window from the same commands. The find field is the last item of
/// the toolbar.
DynamicMenus createMenus(QMainWindow& window, const Actions& actions, QUndoStack& history, FindField& field);

} // namespace fairshare::gui

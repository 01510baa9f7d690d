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
    QMenu* baselines = nullptr; ///< variants stand before the last entry
    QMenu* layouts = nullptr; ///< named ones stand before the first separator
    QMenu* variants = nullptr; ///< they stand behind the first entry
};

/// Menu bar and toolbar of the window, made of the same commands. The toolbar ends with the find field.
DynamicMenus createMenus(QMainWindow& window, const Actions& actions, QUndoStack& history, FindField& field);

} // namespace fairshare::gui

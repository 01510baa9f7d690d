// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

#include <QIcon>

namespace fairshare::gui {

/// The line icons of the program; each is a file of resources/icons.
enum class Symbol {
    Open,
    Save,
    Undo,
    Redo,
    Export,
    Terminal, ///< commands for sacctmgr
    Search,
    Account,
    User,
    ExpanderClosed,
    ExpanderOpen,
    Warning,
    Error,
    Close,
};

inline constexpr int SymbolCount = static_cast<int>(Symbol::Close) + 1;

/// Returns the icon in the color that `role` has when it is painted, so that it follows the theme. It is
/// faint when disabled, and sharp at every size and device pixel ratio.
QIcon icon(Symbol symbol, Role role = Role::Text);

/// The program's own icon, in its own colors.
QIcon applicationIcon();

} // namespace fairshare::gui

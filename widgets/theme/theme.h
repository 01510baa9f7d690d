// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace fairshare::gui {

/// The meaning of a color. Every color on screen and in exports is one of these. The order is that of the
/// table in theme.cpp.
enum class Role {
    Text, ///< content
    Text2, ///< units, unchanged values, totals of accounts
    Window, ///< surface around the views
    Base, ///< surface of views
    Header, ///< surface of table headings
    Border, ///< separation only
    Grid, ///< separation only, lighter
    Accent, ///< selection, focus, the next action
    SelectionFill, ///< selected row
    Bar, ///< magnitude in a cell, without judgment
    BarEdge,
    ChangedFill, ///< differs from the baseline
    ChangedMark,
    Gain, ///< rank, cores or priority improves
    GainFill,
    Loss, ///< gets worse, unmet
    LossFill,
    Warning, ///< lint
    Error, ///< refused input only
    Idle, ///< unused node or core
    Card, ///< surface of a hover card
    S1, ///< members of a printed list, in this order
    S2,
    S3,
    S4,
    S5,
};

inline constexpr int RoleCount = static_cast<int>(Role::S5) + 1;

/// The light or the dark set of colors: a value, free to copy.
struct Theme {
    bool dark = false;

    QColor color(Role role) const;

    /// Palette of the whole program: highlighted text and focus frames in the accent color.
    QPalette palette() const;

    /// Palette of item views: a selected row keeps its text color on Role::SelectionFill.
    QPalette viewPalette() const;

    bool operator==(const Theme&) const = default;
};

/// Returns the theme of a palette: dark if its window color is darker than its text.
Theme themeOf(const QPalette& palette);

} // namespace fairshare::gui

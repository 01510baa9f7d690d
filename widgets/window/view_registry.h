// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_page.h"

#include <span>

namespace fairshare::gui {

/// One view of the window. Texts are translated in the context "Views".
struct View {
    const char* id; ///< as in `--render`
    const char* title; ///< of its tab and its command
    const char* tip;
    bool hasDocks; ///< the docks of the tree are shown with it until the user hides them
    ViewPage* (*create)(const ViewSources& sources, QWidget* parent);
    int digit; ///< digit of its shortcut
};

/// All views in tab order, starting with the tree.
std::span<const View> views();

/// Returns the id of the view that suits a scenario if the tree or the current view would be empty; else "".
QString openingView(const Scenario& opened, const QString& seen);

} // namespace fairshare::gui

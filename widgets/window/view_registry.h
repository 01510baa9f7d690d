// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/view_page.h"

#include <span>

namespace fairshare::gui {

/// One view of the window. Texts are translated in the context "Views".
struct View {
    const char* id; ///< as `--render` names it
    const char* title; ///< of its tab and its command
    const char* tip;
    bool hasDocks; ///< the docks of the tree stand beside it until somebody hides them
    ViewPage* (*create)(const ViewSources& sources, QWidget* parent);
    int digit; ///< of its shortcut
};

/// Every view, in the order of the tabs. The tree is the first.
std::span<const View> views();

/// The view for what a scenario has, where the tree or the one that is seen would be empty; else no text.
QString openingView(const Scenario& opened, const QString& seen);

} // namespace fairshare::gui

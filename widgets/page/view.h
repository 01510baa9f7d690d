// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"

namespace fairshare::gui {

/// One view of the window. Texts are translated in the context "Views".
struct View {
    const char* id; ///< as in `--render`
    const char* title; ///< of its tab and its command
    const char* tip;
    bool hasDocks; ///< the docks of the tree are shown with it until the user hides them
    ViewPage* (*create)(const ViewSources& sources, QWidget* parent);
    /// Copies the choices of another page of this view, whose tree has the same rows.
    void (*adopt)(ViewPage& page, const ViewPage& other);
    int digit; ///< digit of its shortcut
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/main_window.h"

#include <QTemporaryDir>

namespace fairshare::gui {

class ViewPage;

/// A hidden window that shows the current view of another window under pseudonyms. Selection, expansion,
/// order and scroll position are the same. The other window, its document and its settings stay untouched.
class AnonymousWindow {
public:
    /// The window that is shown.
    struct Original {
        const Document& document; ///< must not be empty
        ViewTabs& views;
        const Captions& captions;
        const Actions& actions;
        QSize size;
    };

    /// Computes everything; user events are not handled meanwhile.
    AnonymousWindow(const Original& original, ThemeSwitch& theme);

    ViewPage& page();
    Captions& captions() { return m_window.captions(); }

private:
    void openAs(const Original& original);
    void look(const Original& original);

    QTemporaryDir m_folder;
    Settings m_settings;
    OpenDocument m_open;
    MainWindow m_window;
};

} // namespace fairshare::gui

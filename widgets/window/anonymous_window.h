// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/window/main_window.h"

#include <QTemporaryDir>

namespace fairshare::gui {

class ViewPage;

/// A window that nobody sees, which shows what another one does under pseudonyms: the same view with the same
/// selection, expansion, order and place. The other one, its document and its settings stay untouched.
class AnonymousWindow {
public:
    /// @param original with an open document. Computes; events of the user are not handled meanwhile.
    AnonymousWindow(MainWindow& original, ThemeSwitch& theme);

    ViewPage& page();
    Captions& captions() { return m_window.captions(); }

private:
    void openAs(MainWindow& original);
    void look(MainWindow& original);

    QTemporaryDir m_folder;
    Settings m_settings;
    MainWindow m_window;
};

} // namespace fairshare::gui

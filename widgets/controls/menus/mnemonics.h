// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenu;

namespace fairshare::gui {

/// Returns text without a mnemonic as the text of a menu entry: doubles each "&".
QString menuText(const QString& text);

/// Returns the text of a menu entry without its mnemonic.
QString plainText(const QString& menuText);

/// Gives each entry without a mnemonic its first letter that is not yet used in the menu.
void giveMnemonics(QMenu& menu);

} // namespace fairshare::gui

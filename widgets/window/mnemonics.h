// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QMenu;

namespace fairshare::gui {

/// Text that holds no mnemonic, as an entry of a menu: its "&" are doubled.
QString menuText(const QString& text);

/// The text of an entry of a menu without its mnemonic.
QString plainText(const QString& menuText);

/// Gives each entry without a mnemonic the first of its letters that no other entry has.
void giveMnemonics(QMenu& menu);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/named_values.h"

#include <functional>

class QMenu;

namespace fairshare::gui {

/// Texts of a menu that removes saved values.
struct RemovalTexts {
    QString id; ///< start of the object names of its entries: "removeLayout_"
    QString tip; ///< of an entry
    QString none; ///< why the menu is unavailable without entries
};

/// Fills a menu with one entry for each saved value, which removes it.
/// @param done called after a value was removed
void fillRemovalMenu(QMenu& menu, const NamedValues& values, const RemovalTexts& texts,
    const std::function<void()>& done = {});

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace fairshare::gui {

/// Keeps a menu open while its entries are checked, so several can be chosen at once.
void keepOpenWhileTicking(QMenu& menu);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;

namespace fairshare::gui {

/// Lets a menu stay open while one ticks its entries, so that several are chosen in one visit.
void keepOpenWhileTicking(QMenu& menu);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace fairshare::gui {

/// Sets the tab order of the widgets in `root` by their position: top to bottom, and in reading order within
/// a row.
void orderTabs(QWidget& root);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace fairshare::gui {

/// Lets Tab go through what lies in `root` as its layouts place it: from the top down, in a row as one reads.
void orderTabs(QWidget& root);

} // namespace fairshare::gui

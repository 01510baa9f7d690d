// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare::gui {

/// True when a window can be opened: the display that the environment names answers. Qt aborts the program
/// where it does not, so this is asked before the application exists.
bool displayAnswers();

} // namespace fairshare::gui

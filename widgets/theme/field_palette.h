// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

namespace fairshare::gui {

/// Colors of fields and boxes that stand on the surface of tables. The style draws their edges darker than
/// the window, which on a dark surface nobody sees.
QPalette fieldPalette(const Theme& theme);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/theme/theme.h"

namespace fairshare::gui {

/// Palette for fields and boxes on the surface of tables. The style draws their edges darker than the window
/// color, which would be invisible on a dark surface.
QPalette fieldPalette(const Theme& theme);

} // namespace fairshare::gui

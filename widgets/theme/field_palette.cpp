// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/field_palette.h"

namespace fairshare::gui {

QPalette fieldPalette(const Theme& theme)
{
    constexpr int StyleDarkens = 140;
    QPalette palette = theme.viewPalette();
    if (theme.dark)
        palette.setColor(QPalette::Window, theme.color(Role::Border).lighter(StyleDarkens));
    return palette;
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/theme.h"

#include <array>

namespace fairshare::gui {
namespace {

struct RoleColors {
    Role role;
    QRgb light;
    QRgb dark;
};

constexpr std::array<RoleColors, RoleCount> Colors{{
    {Role::Text, 0xFF1B1B1B, 0xFFE6E6E6},
    {Role::Text2, 0xFF595959, 0xFFAEB1B6},
    {Role::Window, 0xFFEFEFEF, 0xFF2B2D30},
    {Role::Base, 0xFFFFFFFF, 0xFF1E1F22},
    {Role::Header, 0xFFE4E4E4, 0xFF35383C},
    {Role::Border, 0xFFB4B4B4, 0xFF54575C},
    {Role::Grid, 0xFFDDDDDD, 0xFF3A3D41},
    {Role::Accent, 0xFF1F5FA8, 0xFF7DB3F0},
    {Role::SelectionFill, 0xFFD3E3F5, 0xFF27466A},
    {Role::Bar, 0xFFB9C6D3, 0xFF46586B},
    {Role::BarEdge, 0xFF6F8397, 0xFF8298AE},
    {Role::ChangedFill, 0xFFFFF0BF, 0xFF4A3D14},
    {Role::ChangedMark, 0xFF8A6100, 0xFFE3B341},
    {Role::Gain, 0xFF00665E, 0xFF5EC4B6},
    {Role::GainFill, 0xFFCBE7E2, 0xFF1D4641},
    {Role::Loss, 0xFF8C510A, 0xFFE3A75C},
    {Role::LossFill, 0xFFF1DDBF, 0xFF50391B},
    {Role::Warning, 0xFF7A5200, 0xFFE3B341},
    {Role::Error, 0xFFB3261E, 0xFFFF8A80},
    {Role::Idle, 0xFF8A8A8A, 0xFF7A7D82},
    {Role::Card, 0xFFFFFFE8, 0xFF3A3A2C},
    {Role::S1, 0xFFB84C61, 0xFFE7779B},
    {Role::S2, 0xFF56106E, 0xFF9F8BE8},
    {Role::S3, 0xFF1B1B1B, 0xFFFFFFFF},
    {Role::S4, 0xFF3A7F0D, 0xFF7FC97F},
    {Role::S5, 0xFF7A58A3, 0xFFE69F00},
}};

constexpr bool inOrderOfRoles()
{
    for (std::size_t i = 0; i < Colors.size(); ++i) {
        if (Colors.at(i).role != static_cast<Role>(i))
            return false;
    }
    return true;
}
static_assert(inOrderOfRoles());

/// Returns the color halfway between two roles, for items without their own role, such as every second row.
QColor between(const QColor& a, const QColor& b)
{
    return {(a.red() + b.red()) / 2, (a.green() + b.green()) / 2, (a.blue() + b.blue()) / 2};
}

void setSurfaces(QPalette& palette, const Theme& theme)
{
    const QColor window = theme.color(Role::Window);
    const QColor base = theme.color(Role::Base);
    palette.setColor(QPalette::Window, window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, between(window, base));
    // Fusion shades buttons from this color: lighter above, darker below.
    palette.setColor(QPalette::Button, theme.color(theme.dark ? Role::Header : Role::Window));
    palette.setColor(QPalette::ToolTipBase, theme.color(Role::Card));
    palette.setColor(QPalette::Light, theme.dark ? theme.color(Role::Border) : base);
    palette.setColor(QPalette::Midlight, theme.color(Role::Header));
    palette.setColor(QPalette::Mid, theme.color(Role::Border));
    palette.setColor(QPalette::Dark, theme.dark ? base : theme.color(Role::Border));
    palette.setColor(QPalette::Shadow, theme.dark ? base : theme.color(Role::Text2));
}

} // namespace

QColor Theme::color(Role role) const
{
    const RoleColors& colors = Colors.at(static_cast<std::size_t>(role));
    return QColor::fromRgb(dark ? colors.dark : colors.light);
}

QPalette Theme::palette() const
{
    QPalette palette;
    setSurfaces(palette, *this);
    const QColor text = color(Role::Text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText,
             QPalette::BrightText})
        palette.setColor(role, text);
    palette.setColor(QPalette::PlaceholderText, color(Role::Text2));
    palette.setColor(QPalette::Highlight, color(Role::Accent));
    palette.setColor(QPalette::HighlightedText, color(Role::Base));
    palette.setColor(QPalette::Link, color(Role::Accent));
    palette.setColor(QPalette::LinkVisited, color(Role::Accent));
    const QColor faint = between(color(Role::Text2), color(Role::Window));
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
             QPalette::HighlightedText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, color(Role::Border));
    return palette;
}

QPalette Theme::viewPalette() const
{
    QPalette view = palette();
    view.setColor(QPalette::Highlight, color(Role::SelectionFill));
    view.setColor(QPalette::HighlightedText, color(Role::Text));
    return view;
}

Theme themeOf(const QPalette& palette)
{
    return {palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness()};
}

} // namespace fairshare::gui

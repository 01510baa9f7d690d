// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/theme/color_maps.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double DarkFill = 0.2; ///< luminance

// Every 17th of the 256 colors of viridis (van der Walt and Smith, 2015) and of cividis (Nuñez, Anderton and
// Renslow, 2018): interpolating linearly between them gives no visible difference from the maps.
constexpr std::array<QRgb, 16> Viridis{0x440154, 0x481A6C, 0x472F7D, 0x414487, 0x39568C, 0x31688E, 0x2A788E,
    0x23888E, 0x1F988B, 0x22A884, 0x35B779, 0x54C568, 0x7AD151, 0xA5DB36, 0xD2E21B, 0xFDE725};
constexpr std::array<QRgb, 16> Cividis{0x00224E, 0x002E6C, 0x1E3A6F, 0x35456C, 0x47516C, 0x575D6D, 0x666970,
    0x757575, 0x848279, 0x948E77, 0xA59C74, 0xB7A96E, 0xC8B866, 0xDBC75A, 0xEED649, 0xFEE838};
// BrBG with eleven classes (Brewer, 2002).
constexpr std::array<QRgb, 11> BrownTeal{0x543005, 0x8C510A, 0xBF812D, 0xDFC27D, 0xF6E8C3, 0xF5F5F5, 0xC7EAE5,
    0x80CDC1, 0x35978F, 0x01665E, 0x003C30};

double linear(int channel)
{
    const double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
}

} // namespace

std::span<const QRgb> colorStops(ColorMap map)
{
    if (map == ColorMap::Viridis)
        return Viridis;
    if (map == ColorMap::Cividis)
        return Cividis;
    return BrownTeal;
}

QColor mapColor(ColorMap map, double place)
{
    const auto stops = colorStops(map);
    const double at = std::clamp(place, 0.0, 1.0) * static_cast<double>(stops.size() - 1);
    const auto below = std::min(static_cast<std::size_t>(at), stops.size() - 2);
    const double part = at - static_cast<double>(below);
    const QRgb a = stops[below];
    const QRgb b = stops[below + 1];
    const auto mix = [part](int from, int to) {
        return static_cast<int>(std::lround(from + part * (to - from)));
    };
    return {mix(qRed(a), qRed(b)), mix(qGreen(a), qGreen(b)), mix(qBlue(a), qBlue(b))};
}

double luminanceOf(const QColor& color)
{
    return 0.2126 * linear(color.red()) + 0.7152 * linear(color.green()) + 0.0722 * linear(color.blue());
}

bool takesWhiteText(const QColor& fill)
{
    return luminanceOf(fill) < DarkFill;
}

QColor edgeOf(const QColor& fill)
{
    constexpr int Lighter = 240; // percent
    constexpr int Darker = 160;
    return takesWhiteText(fill) ? fill.lighter(Lighter) : fill.darker(Darker);
}

QColor separationOf(const QColor& fill, const QColor& wanted)
{
    constexpr double LeastContrast = 1.2; // lines need less contrast than letters
    constexpr double Flare = 0.05; // flare term of WCAG 2.1
    const double a = luminanceOf(fill) + Flare;
    const double b = luminanceOf(wanted) + Flare;
    return std::max(a, b) / std::min(a, b) < LeastContrast ? edgeOf(fill) : wanted;
}

} // namespace fairshare::gui

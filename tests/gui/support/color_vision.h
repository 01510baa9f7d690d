// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

/// How far colors are apart for different eyes.
namespace fairshare::gui::test {

using Rgb = std::array<double, 3>;

inline double linear(double channel)
{
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

inline Rgb linearRgb(const QColor& color)
{
    return {linear(color.red() / 255.0), linear(color.green() / 255.0), linear(color.blue() / 255.0)};
}

/// Relative luminance of WCAG 2.1.
inline double luminance(const QColor& color)
{
    const Rgb rgb = linearRgb(color);
    return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
}

/// What an eye sees that lacks one kind of cone, in linear sRGB: the matrices of Machado, Oliveira and
/// Fernandes (2009) for severity 1.
struct ColorVision {
    const char* name;
    std::array<Rgb, 3> rows;
};

inline constexpr std::array<ColorVision, 4> Visions{{
    {"full", {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}}},
    {"protanopia",
        {{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216},
            {-0.003882, -0.048116, 1.051998}}}},
    {"deuteranopia",
        {{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}}},
    {"tritanopia",
        {{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602},
            {0.004733, 0.691367, 0.303900}}}},
}};

inline double dot(const Rgb& a, const Rgb& b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

inline double labCurve(double t)
{
    return t > 216.0 / 24389.0 ? std::cbrt(t) : (24389.0 / 27.0 * t + 16.0) / 116.0;
}

/// CIE L*a*b*, white point D65.
inline Rgb lab(const Rgb& rgb)
{
    const double x = labCurve(dot({0.4124564, 0.3575761, 0.1804375}, rgb) / 0.95047);
    const double y = labCurve(dot({0.2126729, 0.7151522, 0.0721750}, rgb));
    const double z = labCurve(dot({0.0193339, 0.1191920, 0.9503041}, rgb) / 1.08883);
    return {116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)};
}

inline Rgb seen(const ColorVision& vision, const QColor& color)
{
    const Rgb rgb = linearRgb(color);
    Rgb out{};
    for (std::size_t i = 0; i < 3; ++i)
        out.at(i) = std::clamp(dot(vision.rows.at(i), rgb), 0.0, 1.0);
    return lab(out);
}

/// Color difference CIE 1976.
inline double deltaE(const Rgb& a, const Rgb& b)
{
    return std::hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

} // namespace fairshare::gui::test

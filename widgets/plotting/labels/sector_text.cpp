// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/sector_text.h"

#include "widgets/plotting/panel/plot_texts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fairshare::gui {
namespace {

constexpr double Pad = 4;
constexpr double Turn = 2 * std::numbers::pi;
constexpr double Quarter = 90;
constexpr double HalfTurn = 180;

/// Room for one line of text.
struct Room {
    double width = 0;
    double radius = 0; ///< of its middle
    double degrees = 0;
};

/// Returns half the angle, at most a right angle. Beyond that, the sides do not limit text across the radius.
double halfAngle(const RingPart& part)
{
    return std::min((part.to - part.from) * std::numbers::pi, std::numbers::pi / 2);
}

Room alongRadius(const RingPart& part, double height)
{
    // The part is narrowest near the center.
    const double tangent = std::tan(halfAngle(part));
    const double least = std::max(part.inner, tangent > 0 ? height / 2 / tangent : part.outer);
    const double middle = (part.from + part.to) / 2;
    double degrees = 4 * Quarter * middle - Quarter;
    if (degrees > Quarter)
        degrees -= HalfTurn;
    return {part.outer - least - 2 * Pad, (least + part.outer) / 2, degrees};
}

/// Returns a chord across the radius: the one nearest to the middle that is wide enough, otherwise the
/// widest.
Room acrossRadius(const RingPart& part, double height, double wanted)
{
    constexpr std::array Places{0.5, 0.35, 0.65, 0.2, 0.8, 0.08, 0.92};
    constexpr double NearlyRight = 1.55; // half angle above which the sides do not limit the chord
    const double free = part.outer - part.inner - height;
    Room best;
    for (const double place : Places) {
        const double bottom = part.inner + free * place;
        const double top = bottom + height;
        const double bySide = bottom * std::tan(std::min(halfAngle(part), NearlyRight));
        const double byArc = std::sqrt(std::max(0.0, part.outer * part.outer - top * top));
        const double width = 2 * std::min(bySide, byArc) - 2 * Pad;
        if (free >= 0 && best.width < wanted && width > best.width)
            best = {width, bottom + height / 2, 0};
    }
    double degrees = 4 * Quarter * (part.from + part.to) / 2;
    if (degrees > Quarter && degrees < 3 * Quarter)
        degrees -= HalfTurn;
    best.degrees = degrees;
    return best;
}

} // namespace

SectorText sectorText(const RingPart& part, const QFontMetricsF& metrics, const QString& text)
{
    const double height = metrics.height();
    const bool whole = part.inner <= 0 && part.to - part.from >= 1;
    if (whole)
        return {fittedText(metrics, text, 2 * part.outer - 2 * Pad), {}, 0};
    const double turn = (part.from + part.to) / 2 * Turn;
    SectorText best;
    for (const Room& room :
        {alongRadius(part, height), acrossRadius(part, height, metrics.horizontalAdvance(text))}) {
        const QString fit = fittedText(metrics, text, room.width);
        if (fit.isEmpty() || (!best.text.isEmpty() && fit.size() <= best.text.size()))
            continue;
        best = {fit, room.radius * QPointF(std::sin(turn), -std::cos(turn)), room.degrees};
        if (fit == text)
            break;
    }
    return best;
}

} // namespace fairshare::gui

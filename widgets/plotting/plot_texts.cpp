// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/plot_texts.h"

#include "widgets/plotting/line_runs.h"
#include "widgets/plotting/text_outline.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/color_maps.h"

#include <QPaintEngine>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {

QFont PlotLook::smallFont() const
{
    constexpr double Part = 0.9;
    constexpr double LeastPoints = 8;
    QFont smaller = font;
    if (font.pixelSize() > 0)
        smaller.setPixelSize(std::max(1, qRound(font.pixelSize() * Part)));
    else
        smaller.setPointSizeF(std::max(font.pointSizeF() * Part, LeastPoints));
    return smaller;
}

TextColors surfaceText(const Theme& theme)
{
    return {theme.color(Role::Text), theme.color(Role::Base)};
}

TextColors fillText(const Theme& theme, const QColor& fill, bool ofMap)
{
    if (!ofMap)
        return {theme.color(Role::Text), fill};
    if (takesWhiteText(fill))
        return {Qt::white, fill};
    QColor halo(Qt::white);
    halo.setAlphaF(0.6F);
    return {Qt::black, halo};
}

namespace {

constexpr double HaloWidth = 2.5;

bool hasPixels(const QPainter& painter)
{
    return painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster;
}

/// How a halo is painted.
enum class HaloOf {
    Copies, ///< copies of the letters: on the screen, cached glyphs take a tenth of the time of outlines
    Outlines,
};

HaloOf haloOf(const QPainter& painter, const TextColors& colors)
{
    const bool copied = hasPixels(painter) && colors.halo.alpha() == 255
        && painter.worldTransform().type() <= QTransform::TxTranslate;
    return copied ? HaloOf::Copies : HaloOf::Outlines;
}

struct HaloRing {
    QColor color;
    double radius = 0;
    double corners = 1; ///< fraction of the radius at its corners, along both axes
};

void copyHalo(QPainter& painter, const QPointF& base, const QString& text, const HaloRing& ring)
{
    painter.setPen(ring.color);
    for (const int down : {-1, 0, 1})
        for (const int right : {-1, 0, 1})
            if (down != 0 || right != 0)
                painter.drawText(
                    base + QPointF(right, down) * ring.radius * (down * right != 0 ? ring.corners : 1), text);
}

/// Paints the text in the color of the pen.
void outlineHaloText(QPainter& painter, const QPointF& base, const QString& text, const HaloRing& halo)
{
    const QColor letters = painter.pen().color();
    const QPen pen(halo.color, 2 * halo.radius, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    const QPainterPath outline = textOutline(painter.font(), base, text);
    painter.strokePath(outline, pen);
    if (hasPixels(painter))
        painter.fillPath(outline, letters);
    else
        painter.drawText(base, text); // keep texts as texts, each only once
}

} // namespace

void drawHaloText(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors)
{
    const QFontMetricsF metrics(painter.font());
    const QPointF base = at + QPointF(0, (metrics.ascent() - metrics.descent()) / 2);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const HaloRing halo{colors.halo, HaloWidth / 2};
    if (haloOf(painter, colors) == HaloOf::Copies) {
        copyHalo(painter, base, text, halo);
        painter.setPen(colors.text);
        painter.drawText(base, text);
    } else {
        painter.setPen(colors.text);
        outlineHaloText(painter, base, text, halo);
    }
    painter.restore();
}

void drawTextOnLine(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors)
{
    const QFontMetricsF metrics(painter.font());
    const QPointF base = at + QPointF(0, (metrics.ascent() - metrics.descent()) / 2);
    constexpr double Round = 0.7;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    // On a high-resolution screen, such a wide halo of copies would have gaps.
    if (haloOf(painter, colors) == HaloOf::Copies && painter.deviceTransform().m11() <= 1) {
        copyHalo(painter, base, text, {colors.halo, HaloWidth, Round});
        copyHalo(painter, base, text, {colors.halo, HaloWidth / 2});
        painter.setPen(colors.text);
        painter.drawText(base, text);
    } else {
        painter.setPen(colors.text);
        outlineHaloText(painter, base, text, {colors.halo, HaloWidth});
    }
    painter.restore();
}

QString fittedText(const QFontMetricsF& metrics, const QString& text, double width)
{
    constexpr qsizetype LeastLetters = 3;
    QString fit = metrics.elidedText(text, Qt::ElideRight, width);
    if (fit == text && metrics.horizontalAdvance(text) <= width)
        return fit;
    if (fit.size() <= LeastLetters)
        return {};
    tellElided(text);
    return fit;
}

namespace {

/// True if a line crosses a rectangle.
bool crossesPlace(const QLineF& line, const QRectF& place)
{
    const QRectF around = QRectF(line.p1(), line.p2()).normalized();
    if (around.left() > place.right() || around.right() < place.left() || around.top() > place.bottom()
        || around.bottom() < place.top())
        return false;
    int above = 0;
    for (const QPointF& corner :
        {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()}) {
        const QPointF from = corner - line.p1();
        above += line.dx() * from.y() - line.dy() * from.x() > 0 ? 1 : 0;
    }
    return above != 0 && above != 4;
}

} // namespace

std::vector<LabelObstacle> obstaclesOf(const std::vector<QPolygonF>& lines)
{
    std::vector<LabelObstacle> obstacles;
    for (const QPolygonF& line : lines)
        for (qsizetype at = 1; at < line.size(); ++at)
            obstacles.push_back({{line[at - 1], line[at]}, 1});
    return obstacles;
}

int coveredLines(const QRectF& place, std::span<const LabelObstacle> lines)
{
    const QRectF letters = place.adjusted(0, 2, 0, -2);
    int covered = 0;
    for (const LabelObstacle& obstacle : lines)
        covered += crossesPlace(obstacle.line, letters) ? obstacle.weight : 0;
    return covered;
}

bool LabelRoom::isFree(const QRectF& place) const
{
    return isFree(place, 0);
}

bool LabelRoom::isFree(const QRectF& place, double beyond) const
{
    return m_area.adjusted(0, -beyond, 0, beyond).contains(place) && !isTaken(place);
}

bool LabelRoom::isTaken(const QRectF& place) const
{
    return std::any_of(
        m_taken.begin(), m_taken.end(), [&place](const QRectF& other) { return other.intersects(place); });
}

bool LabelRoom::isCrossedBy(const QLineF& line) const
{
    return std::any_of(m_taken.begin(), m_taken.end(),
        [&line](const QRectF& place) { return partWithin(line, place).has_value(); });
}

bool LabelRoom::take(const QRectF& place)
{
    return take(place, 0);
}

bool LabelRoom::take(const QRectF& place, double beyond)
{
    const bool free = isFree(place, beyond);
    if (free)
        m_taken.push_back(place);
    return free;
}

QRectF LabelRoom::beside(const QPointF& point, const QSizeF& size, double gap)
{
    const double w = size.width();
    const double h = size.height();
    const std::array<QPointF, 4> corners{point + QPointF(gap, -h / 2), point + QPointF(-gap - w, -h / 2),
        point + QPointF(-w / 2, -gap - h), point + QPointF(-w / 2, gap)};
    return firstFree(corners, size);
}

QRectF LabelRoom::offLines(const PointLabel& label, std::span<const LabelObstacle> lines, int most)
{
    const double gap = label.gap;
    const double w = label.size.width();
    const double h = label.size.height();
    QRectF best;
    int least = most + 1;
    for (const double down : {-h, 0.0, -h - gap, gap, -h / 2, -2 * h, h})
        for (const double right : {gap, -gap - w, -w / 2}) {
            const QRectF place(label.point + QPointF(right, down), label.size);
            const int covered = isFree(place) ? coveredLines(place, lines) : least;
            if (covered < least) {
                best = place;
                least = covered;
            }
        }
    if (best.isValid())
        m_taken.push_back(best);
    return best;
}

QRectF LabelRoom::firstFree(std::span<const QPointF> corners, const QSizeF& size)
{
    for (const QPointF& corner : corners) {
        const QRectF place(corner, size);
        if (take(place))
            return place;
    }
    return {};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/panel/plot_texts.h"

#include "widgets/plotting/panel/text_outline.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/color_maps.h"

#include <QPaintEngine>
#include <QPainterPath>

#include <algorithm>

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

void drawHaloText(QPainter& painter, const QRectF& place, const QString& text, const TextColors& colors)
{
    drawHaloText(painter, QPointF(place.left(), place.center().y()), text, colors);
}

void drawTextOnLine(QPainter& painter, const QRectF& place, const QString& text, const TextColors& colors)
{
    const QFontMetricsF metrics(painter.font());
    const QPointF base =
        QPointF(place.left(), place.center().y()) + QPointF(0, (metrics.ascent() - metrics.descent()) / 2);
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

void drawLeader(QPainter& painter, const QLineF& leader, const TextColors& colors)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.halo, 3));
    painter.drawLine(leader);
    painter.setPen(QPen(colors.text, 1.2));
    painter.drawLine(leader);
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

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/plotting/plot_look.h"

#include <QColor>
#include <QFontMetricsF>
#include <QLineF>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <cstddef>
#include <span>
#include <vector>

/// Texts inside a picture: readable on any background, never overlapping.
namespace fairshare::gui {

struct TextColors {
    QColor text;
    QColor halo;
};

/// Returns the text colors for the background of views.
TextColors surfaceText(const Theme& theme);
/// Returns the text colors for a filled item: those of the background if the fill is a theme color, otherwise
/// black or white.
TextColors fillText(const Theme& theme, const QColor& fill, bool ofMap);

/// Draws one line of text with a halo; `at` is the middle of its left edge.
void drawHaloText(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors);
/// Draws text on a line; its wider halo interrupts the line.
void drawTextOnLine(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors);

/// Returns the text, or as much of it as fits, with an ellipsis; "" if too little would remain.
QString fittedText(const QFontMetricsF& metrics, const QString& text, double width);

/// A line that labels should not cover.
struct LabelObstacle {
    QLineF line;
    int weight = 1; ///< cost of covering it, relative to a level line, which remains visible on both sides
};

/// Returns all segments of these lines, with weight 1.
std::vector<LabelObstacle> obstaclesOf(const std::vector<QPolygonF>& lines);

/// Returns the weighted number of lines through an area.
int coveredLines(const QRectF& place, std::span<const LabelObstacle> lines);

/// A requested label next to a point.
struct PointLabel {
    QPointF point;
    QSizeF size;
    double gap = 0; ///< gap between point and label
};

/// Limit because the search for room takes quadratic time in the number of labels.
inline constexpr std::size_t MostLabels = 400;

/// Finds room for labels, first come, first served.
class LabelRoom {
public:
    explicit LabelRoom(const QRectF& area)
        : m_area(area)
    {
    }

    /// Reserves an area that no label may cover.
    void block(const QRectF& place) { m_taken.push_back(place); }
    /// Reserves the area if it is inside the panel and free.
    bool take(const QRectF& place);
    bool isFree(const QRectF& place) const;
    /// Do the same if labels may extend this far above and below the panel.
    bool take(const QRectF& place, double beyond);
    bool isFree(const QRectF& place, double beyond) const;
    /// True if the area is in use, inside or outside the panel.
    bool isTaken(const QRectF& place) const;
    bool isCrossedBy(const QLineF& line) const;
    /// Finds room for a label of this size to the right or left of a point, above or below it; invalid if
    /// there is none.
    QRectF beside(const QPointF& point, const QSizeF& size, double gap);
    /// Like beside, but at the position that covers the fewest lines; invalid if that is more than `most`.
    QRectF offLines(const PointLabel& label, std::span<const LabelObstacle> lines, int most);

private:
    QRectF firstFree(std::span<const QPointF> corners, const QSizeF& size);

    QRectF m_area;
    std::vector<QRectF> m_taken;
};

} // namespace fairshare::gui

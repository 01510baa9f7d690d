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

/// Texts inside a picture: readable over anything, never over each other.
namespace fairshare::gui {

struct TextColors {
    QColor text;
    QColor halo;
};

/// Over the surface of views.
TextColors surfaceText(const Theme& theme);
/// Over a filled item: as the surface where the fill is the theme's own, black or white over a color map.
TextColors fillText(const Theme& theme, const QColor& fill, bool ofMap);

/// One line with a halo, its left end and middle at `at`.
void drawHaloText(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors);
/// The same on a line, which its wider halo interrupts.
void drawTextOnLine(QPainter& painter, const QPointF& at, const QString& text, const TextColors& colors);

/// The text, or as much of it as fits and an ellipsis; "" where that would be too little to say anything.
QString fittedText(const QFontMetricsF& metrics, const QString& text, double width);

/// A line that labels had better not cover.
struct LabelObstacle {
    QLineF line;
    int weight = 1; ///< how much worse than to cover a level line, which is seen on both sides
};

/// All parts of these lines, with weight 1.
std::vector<LabelObstacle> obstaclesOf(const std::vector<QPolygonF>& lines);

/// How many lines run through a place, by their weights.
int coveredLines(const QRectF& place, std::span<const LabelObstacle> lines);

/// A label wanted beside a point.
struct PointLabel {
    QPointF point;
    QSizeF size;
    double gap = 0; ///< between both
};

/// Looking for room takes time that grows with the square of the labels.
inline constexpr std::size_t MostLabels = 400;

/// Finds room for labels, first come first served.
class LabelRoom {
public:
    explicit LabelRoom(const QRectF& area)
        : m_area(area)
    {
    }

    /// No label may cover this.
    void block(const QRectF& place) { m_taken.push_back(place); }
    /// Takes the place when it is inside the area and free.
    bool take(const QRectF& place);
    bool isFree(const QRectF& place) const;
    /// The same where labels may stand so far above and below the area.
    bool take(const QRectF& place, double beyond);
    bool isFree(const QRectF& place, double beyond) const;
    /// Whether anything is there, inside of the area or not.
    bool isTaken(const QRectF& place) const;
    bool isCrossedBy(const QLineF& line) const;
    /// A place for a label of this size beside a point: right, left, above or below; invalid without room.
    QRectF beside(const QPointF& point, const QSizeF& size, double gap);
    /// As beside, where the label covers least of the lines; invalid where that is more than `most`.
    QRectF offLines(const PointLabel& label, std::span<const LabelObstacle> lines, int most);

private:
    QRectF firstFree(std::span<const QPointF> corners, const QSizeF& size);

    QRectF m_area;
    std::vector<QRectF> m_taken;
};

} // namespace fairshare::gui

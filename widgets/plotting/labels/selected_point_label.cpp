// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/selected_point_label.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/text/number_text.h"

namespace fairshare::gui {
namespace {

constexpr double DotReach = 5; ///< of a selected point, in pixels

/// Uses the font of the painter.
void paintWithLeader(QPainter& painter, LabelSpace& space, const QPointF& point, const QString& text)
{
    const QFontMetricsF metrics(painter.font());
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    const TextColors colors = space.accentColors();
    const double em = space.look().em();
    for (const double away : {2.0, 3.5, 5.0, 7.0})
        for (const QPointF& way : {QPointF(1, -0.7), QPointF(-1, -0.7), QPointF(1, 0.7), QPointF(-1, 0.7),
                 QPointF(1, 0), QPointF(-1, 0), QPointF(0.2, -1), QPointF(0.2, 1)}) {
            const QPointF end = point + away * em * way;
            const double left = way.x() > 0 ? end.x() : end.x() - size.width();
            const QRectF place(QPointF(left, end.y() - size.height() / 2), size);
            if (!space.room().take(place))
                continue;
            drawLeader(painter, QLineF(point + DotReach * way, end), colors);
            drawHaloText(painter, place, text, colors);
            return;
        }
}

} // namespace

void paintSelectedPoint(
    QPainter& painter, LabelSpace& space, const PlotItem& item, const std::optional<QRectF>& found)
{
    const Marks& marks = space.marksOf(item);
    const QPointF point = space.map().point(marks, item.item);
    if (!space.map().area.contains(point)) // also false for an undefined point
        return;
    QString text = space.nameOf(item);
    if (space.map().body && item.item < marks.z.size())
        text += QLatin1Char(' ') + NumberText().fraction(marks.z[item.item]);
    QFont bold = space.look().smallFont();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    const QSizeF size(metrics.horizontalAdvance(text), metrics.height());
    const TextColors colors = space.accentColors();
    painter.save();
    painter.setFont(bold);
    if (found) {
        const bool before = found->right() < point.x();
        const double left = before ? found->right() - size.width() : found->left();
        drawHaloText(painter, {left, found->center().y()}, text, colors);
    } else if (const QRectF place =
                   space.map().body ? QRectF() : space.room().beside(point, size, LabelSpace::Pad + 2);
        place.isValid()) {
        drawHaloText(painter, place, text, colors);
    } else {
        paintWithLeader(painter, space, point, text);
    }
    painter.restore();
}

} // namespace fairshare::gui

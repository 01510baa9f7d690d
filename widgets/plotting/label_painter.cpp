// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"

#include "widgets/plotting/mark_painter.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/chart_theme.h"

#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fairshare::gui {
namespace {

constexpr double Pad = 4;
/// Fewer letters and an ellipsis say nothing.
constexpr qsizetype LeastLetters = 3;
/// Looking for room takes time that grows with the square of the labels.
constexpr std::size_t MostLabels = 400;

bool hasMapColor(const Plot& plot, const Marks& marks, std::size_t item)
{
    return plot.colorScale && item < marks.values.size() && !std::isnan(marks.values[item]);
}

QString fitted(const QFontMetricsF& metrics, const QString& text, double width)
{
    const QString fit = metrics.elidedText(text, Qt::ElideRight, width);
    return fit == text || fit.size() > LeastLetters ? fit : QString();
}

} // namespace

LabelPainter::LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look)
    : m_plot(plot)
    , m_panel(panel)
    , m_map(map)
    , m_look(look)
    , m_metrics(look.smallFont())
    , m_room(map.area)
{
}

void LabelPainter::paint(QPainter& painter)
{
    painter.save();
    painter.setFont(m_look.smallFont());
    keepClearOfPoints();
    // What is drawn last lies on top and is named first.
    for (std::size_t marks = panel().marks.size(); marks-- > 0;)
        paintMarks(painter, marks);
    painter.restore();
}

void LabelPainter::keepClearOfPoints()
{
    constexpr std::size_t FewPoints = 300; // more leave no room at all
    for (const Marks& marks : panel().marks)
        if (marks.kind == MarkKind::Points && marks.size() <= FewPoints)
            for (std::size_t item = 0; item < marks.size(); ++item) {
                const double side = pointSize(marks.size());
                const QPointF at = m_map.point(marks.x[item], marks.y[item]);
                m_room.block(QRectF(at - QPointF(side / 2, side / 2), QSizeF(side, side)));
            }
}

void LabelPainter::paintOnly(QPainter& painter, const std::vector<PlotItem>& items)
{
    constexpr std::size_t MostNamed = 30;
    painter.save();
    painter.setFont(m_look.smallFont());
    for (std::size_t at = 0; at < std::min(items.size(), MostNamed); ++at)
        if (items[at].panel == m_panel)
            paintItem(painter, items[at]);
    painter.restore();
}

void LabelPainter::paintMarks(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = panel().marks[marksAt];
    if (marks.labelPlace == LabelPlace::None && marks.kind != MarkKind::Texts)
        return;
    if (!marks.labelled.empty()) {
        for (const std::uint32_t item : marks.labelled)
            paintItem(painter, {m_panel, marksAt, item});
        return;
    }
    const bool needsRoom = marks.labelPlace != LabelPlace::Inside;
    const std::size_t count = needsRoom ? std::min(marks.size(), MostLabels) : marks.size();
    for (std::size_t item = 0; item < count; ++item)
        paintItem(painter, {m_panel, marksAt, item});
}

void LabelPainter::paintItem(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    const auto text = [&] { return shownName(labelOf(m_plot, item)); };
    switch (marks.kind) {
    case MarkKind::Lines:
        return besideLine(painter, item, text());
    case MarkKind::Points:
        return beside(painter, m_map.anchor(marks, item.item), text());
    case MarkKind::Sectors:
        return alongSector(painter, item, text());
    case MarkKind::References:
        return onReference(painter, item, text());
    case MarkKind::Texts: {
        const QString words = text();
        const QPointF at = m_map.anchor(marks, item.item);
        drawHaloText(painter, at - QPointF(m_metrics.horizontalAdvance(words) / 2, 0), words,
            {m_look.theme.color(roleOf(marks.roleOf(item.item))), m_look.theme.color(Role::Base)});
        return;
    }
    case MarkKind::Bars:
    case MarkKind::Rectangles:
    case MarkKind::Cells:
        break;
    }
    inside(painter, item, text());
}

void LabelPainter::inside(QPainter& painter, const PlotItem& item, const QString& text)
{
    const Marks& marks = panel().marks[item.marks];
    const QRectF box = m_map.box(marks, item.item).intersected(m_map.area);
    const double line = m_metrics.height();
    if (std::min(box.width(), box.height()) < line)
        return;
    const QString level = fitted(m_metrics, text, box.width() - 2 * Pad);
    // A whole name on its side rather than a part of it.
    const bool upright = level != text && box.height() > box.width() && marks.kind != MarkKind::Cells;
    const QString fit = upright ? fitted(m_metrics, text, box.height() - 2 * Pad) : level;
    if (fit.isEmpty())
        return;
    const TextColors colors = fillText(m_look.theme, itemColor(m_look.theme, m_plot, marks, item.item),
        hasMapColor(m_plot, marks, item.item));
    const double length = m_metrics.horizontalAdvance(fit);
    if (!upright) {
        const double left = marks.kind == MarkKind::Cells ? box.center().x() - length / 2 : box.left() + Pad;
        return drawHaloText(painter, {left, box.center().y()}, fit, colors);
    }
    painter.save();
    painter.translate(box.center());
    painter.rotate(-90);
    drawHaloText(painter, {-length / 2, 0}, fit, colors);
    painter.restore();
}

void LabelPainter::alongSector(QPainter& painter, const PlotItem& item, const QString& text)
{
    const Marks& marks = panel().marks[item.marks];
    const double inner = marks.y[item.item] * m_map.turnRadius;
    const double outer = marks.y2[item.item] * m_map.turnRadius;
    const double turns = marks.x2[item.item] - marks.x[item.item];
    const bool middle = inner <= 0 && turns >= 1;
    const double arc = turns * (inner + outer) * std::numbers::pi;
    if (!middle && arc < m_metrics.height())
        return;
    const QString fit = fitted(m_metrics, text, (middle ? 2 * outer : outer - inner) - 2 * Pad);
    if (fit.isEmpty())
        return;
    double angle = middle ? 0 : 360 * (marks.x[item.item] + marks.x2[item.item]) / 2 - 90;
    if (angle > 90) // else it would stand on its head
        angle -= 180;
    painter.save();
    painter.translate(m_map.anchor(marks, item.item));
    painter.rotate(angle);
    drawHaloText(painter, {-m_metrics.horizontalAdvance(fit) / 2, 0}, fit,
        fillText(m_look.theme, itemColor(m_look.theme, m_plot, marks, item.item),
            hasMapColor(m_plot, marks, item.item)));
    painter.restore();
}

void LabelPainter::beside(QPainter& painter, const QPointF& point, const QString& text)
{
    if (!m_map.area.contains(point))
        return;
    const bool onLines = std::any_of(panel().marks.begin(), panel().marks.end(),
        [](const Marks& marks) { return marks.kind == MarkKind::Lines; });
    const QRectF place =
        onLines ? m_room.offLine(point, sizeOf(text), Pad + 2) : m_room.beside(point, sizeOf(text), Pad + 2);
    if (place.isValid())
        drawHaloText(painter, {place.left(), place.center().y()}, text, surfaceText(m_look.theme));
}

void LabelPainter::besideLine(QPainter& painter, const PlotItem& item, const QString& text)
{
    const Marks& marks = panel().marks[item.marks];
    if (marks.labelPlace == LabelPlace::None)
        return;
    const std::uint32_t first = marks.starts[item.item];
    const std::uint32_t last = marks.starts[item.item + 1] - 1;
    const QSizeF size = sizeOf(text);
    const QPointF start = m_map.point(marks.x[first], marks.y[first]);
    const QPointF end = m_map.point(marks.x[last], marks.y[last]);
    for (const QPointF& corner :
        {start - QPointF(Pad + size.width(), size.height() / 2), end + QPointF(Pad, -size.height() / 2)}) {
        const QRectF place(corner, size);
        if (m_room.take(place))
            drawHaloText(painter, {place.left(), place.center().y()}, text, surfaceText(m_look.theme));
    }
}

void LabelPainter::onReference(QPainter& painter, const PlotItem& item, const QString& text)
{
    const Marks& marks = panel().marks[item.marks];
    const QLineF line(m_map.point(marks.x[item.item], marks.y[item.item]),
        m_map.point(marks.x2[item.item], marks.y2[item.item]));
    const QSizeF size = sizeOf(text);
    constexpr int Tries = 200;
    // From its far end backwards, the first place where the name stands inside and free.
    for (int step = 0; step < Tries; ++step) {
        const QPointF at = line.pointAt(1 - step / static_cast<double>(Tries));
        if (!m_map.area.contains(at))
            continue;
        const QRectF place(at - QPointF(size.width() + Pad, size.height() / 2), size);
        if (!m_room.take(place))
            continue;
        drawHaloText(painter, {place.left(), place.center().y()}, text,
            {m_look.theme.color(roleOf(marks.roleOf(item.item))), m_look.theme.color(Role::Base)});
        return;
    }
}

QSizeF LabelPainter::sizeOf(const QString& text) const
{
    return {m_metrics.horizontalAdvance(text), m_metrics.height()};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/body_axes.h"

#include "widgets/plotting/canvas/axis_ticks.h"
#include "widgets/text/shown_text.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr double TickLength = 4;
constexpr double Gap = 3; ///< between a tick and its text
constexpr double LeastForTexts = 7; ///< em of a panel's shorter side
constexpr double LeastForTitles = 10;
constexpr double WidestLevelTitle = 2; ///< em; a longer title of the height axis is rotated

std::vector<BodyTick> unitTicks(const PlotAxis& axis, int count)
{
    const AxisMap unit(
        axis, {axis.lowest, axis.highest}, {axis.reversed ? 1.0 : 0.0, axis.reversed ? 0.0 : 1.0});
    constexpr double Rounding = 1e-9;
    std::vector<BodyTick> ticks;
    for (const PlotTick& tick : ticksOf(axis, count))
        if (const double at = unit.pixel(tick.at); at >= -Rounding && at <= 1 + Rounding)
            ticks.push_back({at, QString::fromStdString(tick.text)});
    return ticks;
}

double widestOf(const std::vector<BodyTick>& ticks, const QFontMetricsF& metrics)
{
    double widest = 0;
    for (const BodyTick& tick : ticks)
        widest = std::max(widest, metrics.horizontalAdvance(tick.text));
    return widest;
}

bool hasRoom(const QSizeF& area, const PlotLook& look, double em)
{
    return std::min(area.width(), area.height()) >= em * look.em();
}

/// Returns the distance from the middle of a text to the edge of its box in a direction.
double reach(const QSizeF& size, const QPointF& direction)
{
    return std::abs(direction.x()) * size.width() / 2 + std::abs(direction.y()) * size.height() / 2;
}

QRectF around(const QPointF& middle, const QSizeF& size)
{
    return {middle - QPointF(size.width() / 2, size.height() / 2), size};
}

} // namespace

BodyTicks bodyTicks(const PlotPanel& panel, const QSizeF& area, const PlotLook& look)
{
    constexpr double Apart = 8; // em of the picture per tick
    constexpr int Fewest = 2;
    constexpr int Most = 5;
    if (!hasRoom(area, look, LeastForTexts))
        return {};
    const double side = std::min(area.width(), area.height());
    const int count = std::clamp(static_cast<int>(side / (Apart * look.em())), Fewest, Most);
    return {
        unitTicks(panel.x, count), unitTicks(panel.y, count), unitTicks(panel.z.value_or(PlotAxis{}), count)};
}

QMarginsF bodyLabels(const PlotPanel& panel, const QSizeF& area, const PlotLook& look)
{
    const BodyTicks ticks = bodyTicks(panel, area, look);
    if (ticks.x.empty() && ticks.y.empty() && ticks.z.empty())
        return {1, 1, 1, 1};
    const QFontMetricsF metrics(look.smallFont());
    const double line = metrics.height();
    const double text = TickLength + Gap;
    const bool titles = hasRoom(area, look, LeastForTitles);
    const double title = titles ? metrics.averageCharWidth() + line : 0;
    const double left = text + widestOf(ticks.z, metrics) + title + Gap;
    constexpr double Aslant = 0.75; // for a number to the right of a corner and below it
    const double right =
        text + line / 4 + Aslant * std::max(widestOf(ticks.x, metrics), widestOf(ticks.y, metrics));
    return {left, line / 2 + 1, right, text + line + title};
}

BodyAxes::BodyAxes(const PlotPanel& panel, const BodyMap& map, const BodyTicks& ticks, const PlotLook& look)
    : m_panel(panel)
    , m_map(map)
    , m_ticks(ticks)
    , m_look(look)
    , m_metrics(look.smallFont())
    , m_room(map.area())
{
}

BodyAxes::Edge BodyAxes::edge(const PlotAxis& axis, const std::vector<BodyTick>& ticks, const BodyPlace& from,
    const BodyPlace& to) const
{
    const QPointF start = m_map.pixel(from);
    const QPointF end = m_map.pixel(to);
    const QLineF line(start, end);
    const QPointF middle = m_map.pixel(BodyPlace{0.5, 0.5, 0.5});
    QPointF outwards(0, 1);
    if (line.length() > 1) {
        outwards = QPointF(-line.dy(), line.dx()) / line.length();
        if (QPointF::dotProduct(outwards, line.center() - middle) < 0)
            outwards = -outwards;
    }
    return {axis, ticks, start, end, outwards};
}

std::vector<BodyAxes::Edge> BodyAxes::edges() const
{
    const double nearX = m_map.projection().isHighestXNear() ? 1 : 0;
    const double nearY = m_map.projection().isHighestYNear() ? 1 : 0;
    BodyPlace leftmost;
    for (const BodyPlace& corner :
        {BodyPlace{0, 0, 0}, BodyPlace{0, 1, 0}, BodyPlace{1, 0, 0}, BodyPlace{1, 1, 0}})
        if (m_map.pixel(corner).x() < m_map.pixel(leftmost).x())
            leftmost = corner;
    BodyPlace top = leftmost;
    top.z = 1;
    std::vector<Edge> all{edge(m_panel.x, m_ticks.x, {0, nearY, 0}, {1, nearY, 0}),
        edge(m_panel.y, m_ticks.y, {nearX, 0, 0}, {nearX, 1, 0}), edge(*m_panel.z, m_ticks.z, leftmost, top)};
    all.back().outwards = {-1, 0};
    return all;
}

std::vector<BodyText> BodyAxes::paint(QPainter& painter)
{
    painter.save();
    painter.setClipRect(m_map.area());
    painter.setFont(m_look.smallFont());
    painter.setRenderHint(QPainter::Antialiasing);
    const std::vector<Edge> all = edges();
    for (const Edge& edge : all)
        paintLine(painter, edge);
    if (hasRoom(m_map.area().size(), m_look, LeastForTitles))
        for (const Edge& edge : all)
            paintTitle(painter, edge);
    for (const Edge& edge : all)
        paintTicks(painter, edge);
    painter.restore();
    return m_texts;
}

bool BodyAxes::take(const QRectF& place, const PlotAxis& axis)
{
    const double beside = m_metrics.averageCharWidth() / 2;
    const QRectF room = place.adjusted(-beside, 0, beside, 0);
    if (!m_room.take(room))
        return false;
    m_texts.push_back({room, &axis});
    return true;
}

void BodyAxes::paintLine(QPainter& painter, const Edge& edge) const
{
    painter.setPen(QPen(m_look.theme.color(Role::Border), 1));
    painter.drawLine(edge.from, edge.to);
    if (QLineF(edge.from, edge.to).length() < m_look.em())
        return; // seen end-on
    painter.setPen(QPen(m_look.theme.color(Role::Text2), 1));
    for (const BodyTick& tick : edge.ticks)
        painter.drawLine(edge.at(tick.at), edge.at(tick.at) + TickLength * edge.outwards);
}

void BodyAxes::paintTicks(QPainter& painter, const Edge& edge)
{
    if (QLineF(edge.from, edge.to).length() < m_look.em())
        return;
    painter.setPen(m_look.theme.color(Role::Text));
    for (const BodyTick& tick : edge.ticks) {
        const QSizeF size = sizeOf(tick.text);
        const double away = TickLength + Gap + reach(size, edge.outwards);
        const QRectF place = around(edge.at(tick.at) + away * edge.outwards, size);
        if (take(place, edge.axis))
            painter.drawText(place, Qt::AlignCenter | Qt::TextDontClip, tick.text);
    }
}

void BodyAxes::paintTitle(QPainter& painter, const Edge& edge)
{
    const QString text = axisTitle(edge.axis);
    if (text.isEmpty() || QLineF(edge.from, edge.to).length() < 2 * m_look.em())
        return;
    const QSizeF level = sizeOf(text);
    const bool upright = &edge.axis == &*m_panel.z && level.width() > WidestLevelTitle * m_look.em();
    const QSizeF size = upright ? level.transposed() : level;
    double ticks = 0;
    for (const BodyTick& tick : edge.ticks)
        ticks = std::max(ticks, reach(sizeOf(tick.text), edge.outwards));
    const double beside = m_metrics.averageCharWidth(); // both texts keep half of it free
    const double away = TickLength + Gap + 2 * ticks + beside + reach(size, edge.outwards);
    for (const double further : {0.0, m_metrics.height(), 2 * m_metrics.height()})
        for (const double part : {0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9}) {
            const QRectF place = around(edge.at(part) + (away + further) * edge.outwards, size);
            if (!take(place, edge.axis))
                continue;
            painter.save();
            painter.setPen(m_look.theme.color(Role::Text2));
            painter.translate(place.center());
            painter.rotate(upright ? -90 : 0);
            painter.drawText(around({}, level), Qt::AlignCenter | Qt::TextDontClip, text);
            painter.restore();
            return;
        }
}

QSizeF BodyAxes::sizeOf(const QString& text) const
{
    return {m_metrics.horizontalAdvance(text), m_metrics.height()};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/chart_theme.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

/// Names at the ends of lines, and the heights along those that are selected.
namespace fairshare::gui {
namespace {

constexpr double Pad = 4;
/// Looking for room takes time that grows with the square of the labels.
constexpr std::size_t MostLabels = 400;
constexpr std::size_t MostNamesTogether = 3;

/// Ends closer than this stand at one height.
std::int64_t level(double y)
{
    constexpr double PartsOfAPixel = 2;
    return std::llround(y * PartsOfAPixel);
}

std::vector<std::uint32_t> labelledLines(const Marks& marks)
{
    std::vector<std::uint32_t> lines = marks.labelled;
    if (lines.empty())
        for (std::uint32_t line = 0; line < std::min(marks.size(), MostLabels); ++line)
            lines.push_back(line);
    return lines;
}

} // namespace

QPointF LabelPainter::endOf(const Marks& marks, std::size_t line, End end) const
{
    const std::uint32_t at = end == End::First ? marks.starts[line] : marks.starts[line + 1] - 1;
    return m_map.point(marks.x[at], marks.y[at]);
}

double LabelPainter::roomAt(const QPointF& point, End end) const
{
    const double side = end == End::First ? point.x() - m_map.area.left() : m_map.area.right() - point.x();
    return side - 2 * Pad;
}

QString LabelPainter::heightText(const Marks& marks, std::uint32_t point) const
{
    const double height = marks.y[point];
    return NumberText().real(height, height == std::round(height) ? 0 : 1);
}

QString LabelPainter::namesAt(const std::vector<PlotItem>& lines, End end, double room) const
{
    const Marks& marks = panel().marks[lines.front().marks];
    const std::size_t line = lines.front().item;
    const std::uint32_t point = end == End::First ? marks.starts[line] : marks.starts[line + 1] - 1;
    const QString start = marks.heightsNamed ? heightText(marks, point) + QLatin1Char(' ') : QString();
    for (std::size_t named = std::min(lines.size(), MostNamesTogether); named > 0; --named) {
        QStringList names;
        for (std::size_t at = 0; at < named; ++at)
            names << nameOf(lines[at]);
        if (named < lines.size())
            names << QStringLiteral("+%1").arg(lines.size() - named);
        const QString text = start + names.join(QStringLiteral(", "));
        if (m_metrics.horizontalAdvance(text) <= room)
            return text;
    }
    const QString more = lines.size() > 1 ? QStringLiteral(", +%1").arg(lines.size() - 1) : QString();
    const double left = room - m_metrics.horizontalAdvance(start + more);
    const QString name = fittedText(m_metrics, nameOf(lines.front()), left);
    return name.isEmpty() ? QString() : start + name + more;
}

void LabelPainter::paintLineEnds(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = panel().marks[marksAt];
    if (marks.labelPlace != LabelPlace::LineEnds)
        return;
    const std::vector<std::uint32_t> named = labelledLines(marks);
    for (const End end : {End::First, End::Last}) {
        std::map<std::int64_t, std::vector<PlotItem>> together;
        for (const std::uint32_t line : named)
            together[level(endOf(marks, line, end).y())].push_back({m_panel, marksAt, line});
        for (const std::uint32_t line : named) {
            const std::vector<PlotItem>& lines = together[level(endOf(marks, line, end).y())];
            if (lines.front().item == line)
                placeAtEnd(painter, lines, end);
        }
    }
}

void LabelPainter::placeAtEnd(QPainter& painter, const std::vector<PlotItem>& lines, End end)
{
    const Marks& marks = panel().marks[lines.front().marks];
    const QPointF at = endOf(marks, lines.front().item, end);
    const bool isAbout = marks.roleOf(lines.front().item) == PlotRole::Accent;
    TextColors colors = surfaceText(m_look.theme);
    if (isAbout)
        colors.text = m_look.theme.color(Role::Accent);
    const auto take = [&](const QString& text, const QPointF& corner) {
        const QRectF place(corner, sizeOf(text));
        if (text.isEmpty() || !m_room.take(place))
            return false;
        drawHaloText(painter, {place.left(), place.center().y()}, text, colors);
        return true;
    };
    const double half = m_metrics.height() / 2;
    // Of hundreds of labels most find no room, and measuring texts takes much longer than seeing that.
    const double sliver = end == End::First ? at.x() - Pad - 1 : at.x() + Pad;
    if (!isAbout && !m_room.isFree(QRectF(sliver, at.y() - half, 1, 2 * half)))
        return;
    const QString fit = namesAt(lines, end, roomAt(at, end));
    const QString whole = isAbout ? namesAt(lines, end, m_map.area.width()) : fit;
    if (isAbout && end == End::Last && fit != whole) {
        // Over or under the line that the picture is about, rather than cut.
        const double left = m_map.area.right() - Pad - m_metrics.horizontalAdvance(whole);
        const bool found = take(whole, {left, at.y() - 2 * half - 2}) || take(whole, {left, at.y() + 2});
        if (found)
            return;
    }
    take(fit,
        end == End::First ? at - QPointF(Pad + m_metrics.horizontalAdvance(fit), half)
                          : at + QPointF(Pad, -half));
}

void LabelPainter::paintSelectedLine(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    if (marks.labelPlace != LabelPlace::LineEnds || marks.roleOf(item.item) == PlotRole::Accent)
        return; // what the picture is about is named in this color anyway
    const TextColors accent{m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)};
    for (const End end : {End::First, End::Last}) {
        const QPointF at = endOf(marks, item.item, end);
        std::vector<PlotItem> before;
        for (const std::uint32_t line : labelledLines(marks))
            if (level(endOf(marks, line, end).y()) == level(at.y()))
                before.push_back({item.panel, item.marks, line});
        std::vector<PlotItem> lines{item};
        for (const PlotItem& other : before)
            if (other.item != item.item)
                lines.push_back(other);
        const double room = roomAt(at, end);
        const QString text = namesAt(lines, end, room);
        if (text.isEmpty() || !m_map.area.contains(at))
            continue;
        // What stands there already would shine through.
        const QString hidden = before.empty() ? text : namesAt(before, end, room);
        const double wide = std::max(m_metrics.horizontalAdvance(text), m_metrics.horizontalAdvance(hidden));
        const double left = end == End::First ? at.x() - Pad - wide : at.x() + Pad;
        painter.fillRect(
            QRectF(left - 1, at.y() - m_metrics.height() / 2, wide + 2, m_metrics.height()), accent.halo);
        const double start = end == End::First ? at.x() - Pad - m_metrics.horizontalAdvance(text) : left;
        drawHaloText(painter, {start, at.y()}, text, accent);
    }
    paintHeights(painter, item);
}

void LabelPainter::paintHeights(QPainter& painter, const PlotItem& item)
{
    constexpr std::uint32_t MostHeights = 12; // more run into each other
    constexpr int Anything = 1000;
    const Marks& marks = panel().marks[item.marks];
    const std::uint32_t first = marks.starts[item.item];
    const std::uint32_t last = marks.starts[item.item + 1] - 1;
    if (!marks.heightsNamed || last - first > MostHeights)
        return;
    std::vector<LabelObstacle> line;
    for (std::uint32_t at = first; at < last; ++at)
        line.push_back(
            {{m_map.point(marks.x[at], marks.y[at]), m_map.point(marks.x[at + 1], marks.y[at + 1])}});
    const TextColors accent{m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)};
    for (std::uint32_t at = first + 1; at < last; ++at) {
        const QString text = heightText(marks, at);
        const QRectF place =
            m_room.offLines({m_map.point(marks.x[at], marks.y[at]), sizeOf(text), Pad}, line, Anything);
        if (place.isValid())
            drawHaloText(painter, {place.left(), place.center().y()}, text, accent);
    }
}

} // namespace fairshare::gui

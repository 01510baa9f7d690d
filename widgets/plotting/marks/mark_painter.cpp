// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/marks/mark_painter.h"

#include "widgets/plotting/panel/line_runs.h"
#include "widgets/theme/chart_theme.h"

#include "core/chart/plot.h"

#include <QImage>
#include <QPaintDevice>

#include <algorithm>
#include <cmath>
#include <functional>
#include <numbers>

namespace fairshare::gui {
namespace {

constexpr double MarkLineWidth = 1.3;
constexpr double SelectedWidth = 2.4;
constexpr double EmphasisRim = 1.5; ///< around the size of points
constexpr double LineOpacity = 0.45;
constexpr std::size_t OpaqueLines = 60; ///< above this number, lines fade
constexpr double FaintestLine = 0.05;
constexpr std::size_t SmoothSegments = 5000;
constexpr std::size_t RoundPoints = 4000; ///< more points are painted as dots, which is faster

QPolygonF polygonOf(const PanelMap& map, const Marks& marks, std::size_t line)
{
    QPolygonF points;
    for (std::uint32_t at = marks.starts[line]; at < marks.starts[line + 1]; ++at)
        if (std::isfinite(marks.x[at]) && std::isfinite(marks.y[at]))
            points << map.point(marks, at);
    return points;
}

/// Fills the part of a square that is inside the image.
void fillSquare(QImage& image, const QPointF& middle, int side, QRgb color)
{
    const int left = qRound(middle.x() - side / 2.0);
    const int top = qRound(middle.y() - side / 2.0);
    for (int y = std::max(top, 0); y < std::min(top + side, image.height()); ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = std::max(left, 0); x < std::min(left + side, image.width()); ++x)
            line[x] = color;
    }
}

double lineOpacity(std::size_t count)
{
    if (count <= OpaqueLines)
        return LineOpacity;
    return std::max(
        FaintestLine, LineOpacity * std::sqrt(static_cast<double>(OpaqueLines) / static_cast<double>(count)));
}

/// Returns the opacity of dots over colors; it reveals where dots are dense.
double dotOpacity(std::size_t count)
{
    constexpr double Faintest = 0.3;
    return std::clamp(
        std::sqrt(static_cast<double>(RoundPoints) / static_cast<double>(count)), Faintest, 1.0);
}

/// Returns the opacity of emphasized lines: a few are opaque, thousands reveal where they are dense.
double emphasizedOpacity(std::size_t count)
{
    constexpr double Fading = 0.65; ///< exponent of their number
    constexpr double Faintest = 0.06;
    if (count <= OpaqueLines)
        return 1;
    return std::max(
        Faintest, std::pow(static_cast<double>(OpaqueLines) / static_cast<double>(count), Fading));
}

struct Stroke {
    QColor color;
    double width = 0;
};

QPen linePen(const Marks& marks, std::size_t line, const Stroke& stroke)
{
    QPen pen(stroke.color, stroke.width);
    dash(pen, marks.dashOf(line));
    return pen;
}

bool isDrawable(const Marks& marks, std::size_t item)
{
    return std::isfinite(marks.x[item]) && std::isfinite(marks.y[item]);
}

} // namespace

void MarkPainter::paintMarks(QPainter& painter) const
{
    for (const Marks& marks : panel().marks) {
        painter.save();
        painter.setClipRect(clipOf(marks));
        switch (marks.kind) {
        case MarkKind::Lines:
            if (isOnMap())
                paintLinesOnMap(painter, marks);
            else
                paintLines(painter, marks);
            break;
        case MarkKind::Points:
            if (marks.size() > RoundPoints)
                paintDots(painter, marks);
            else if (isOnMap())
                paintPointsOnMap(painter, marks);
            else
                paintPoints(painter, marks);
            break;
        case MarkKind::Bars:
        case MarkKind::Rectangles:
        case MarkKind::Cells:
            paintBoxes(painter, marks);
            break;
        case MarkKind::Sectors:
            paintSectors(painter, marks);
            break;
        case MarkKind::Ribbons:
            paintRibbons(painter, marks);
            break;
        case MarkKind::References:
            paintReferences(painter, marks);
            break;
        case MarkKind::Texts:
            break;
        }
        painter.restore();
    }
}

const PlotPanel& MarkPainter::panel() const
{
    return m_plot.panels[m_panel];
}

QRectF MarkPainter::clipOf(const Marks& marks) const
{
    const double over = marks.kind == MarkKind::Points ? pointSize(marks.size()) / 2 + EmphasisRim + 1 : 0;
    return m_map.area.adjusted(-over, -over, over, over);
}

bool MarkPainter::isSeen(const QPointF& point) const
{
    constexpr double Rounding = 0.5;
    return m_map.area.adjusted(-Rounding, -Rounding, Rounding, Rounding).contains(point);
}

QColor MarkPainter::color(const Marks& marks, std::size_t item) const
{
    return itemColor(m_look.theme, m_plot, marks, item);
}

void MarkPainter::paintLines(QPainter& painter, const Marks& marks) const
{
    const bool smooth = marks.x.size() <= SmoothSegments;
    painter.setRenderHint(QPainter::Antialiasing, smooth);
    const double opacity = lineOpacity(marks.size());
    // Any other width takes several times as long.
    const double width = smooth ? MarkLineWidth : 0;
    // Thousands of lines are painted together for each pen; one by one takes several times as long.
    QList<QLineF> segments;
    const auto paintTogether = [&] {
        painter.drawLines(segments);
        segments.clear();
    };
    for (std::size_t line = 0; line < marks.size(); ++line) {
        QColor lineColor = color(marks, line);
        if (marks.roleOf(line) == PlotRole::Muted)
            lineColor.setAlphaF(static_cast<float>(opacity));
        const QPen pen = linePen(marks, line, {lineColor, width});
        const QPolygonF points = polygonOf(m_map, marks, line);
        if (smooth) {
            painter.setPen(pen);
            painter.drawPolyline(points);
            continue;
        }
        if (pen != painter.pen()) {
            paintTogether();
            painter.setPen(pen);
        }
        for (qsizetype at = 1; at < points.size(); ++at)
            segments << QLineF(points[at - 1], points[at]);
    }
    paintTogether();
}

void MarkPainter::paintPoints(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = pointSize(marks.size()) / 2;
    // A thin rim separates overlapping items, and dark map colors from a dark background.
    const QPen rim(
        m_look.theme.color(m_look.theme.dark ? Role::Text2 : Role::Base), m_look.theme.dark ? 0.6 : 1);
    for (std::size_t item = 0; item < marks.size(); ++item) {
        if (!isDrawable(marks, item))
            continue;
        const QColor fill = color(marks, item);
        painter.setPen(marks.hollow ? QPen(fill, MarkLineWidth) : rim);
        painter.setBrush(marks.hollow ? QBrush(Qt::NoBrush) : QBrush(fill));
        const QPointF center = m_map.point(marks, item);
        if (!isSeen(center))
            continue;
        if (marks.hollow)
            painter.drawRect(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius));
        else
            painter.drawEllipse(center, radius, radius);
    }
}

void MarkPainter::paintDots(QPainter& painter, const Marks& marks) const
{
    const double ratio = painter.device()->devicePixelRatioF();
    const QSize size = (m_map.area.size() * ratio).toSize();
    if (size.isEmpty())
        return;
    QImage dots(size, QImage::Format_ARGB32_Premultiplied);
    dots.fill(Qt::transparent);
    std::vector<bool> hidden(marks.size());
    for (std::size_t item = 0; m_map.body && item < marks.size(); ++item)
        hidden[item] = isHidden(marks, item);
    const double opacity = isOnMap() ? dotOpacity(marks.size()) : 1;
    const auto paint = [&](int side, bool those, const std::function<QColor(std::size_t)>& colorOf) {
        for (std::size_t item = 0; item < marks.size(); ++item) {
            if (!isDrawable(marks, item) || hidden[item] != those)
                continue;
            const QPointF at = (m_map.point(marks, item) - m_map.area.topLeft()) * ratio;
            QColor dot = colorOf(item);
            dot.setAlphaF(static_cast<float>(those ? std::min(HiddenOpacity, opacity) : opacity));
            fillSquare(dots, at, side, qPremultiply(dot.rgba()));
        }
    };
    const int side = std::max(1, qRound(2 * ratio));
    for (const bool those : {true, false}) {
        if (isOnMap())
            paint(2 * side, those, [](std::size_t) { return QColor(Qt::white); });
        paint(side, those,
            [&](std::size_t item) { return isOnMap() ? colorOnMap(marks, item) : color(marks, item); });
    }
    dots.setDevicePixelRatio(ratio);
    painter.drawImage(m_map.area.topLeft(), dots);
}

void MarkPainter::paintSectors(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor separation = m_look.theme.color(Role::Base);
    const QBrush hatch(m_look.theme.color(Role::BarEdge), Qt::BDiagPattern);
    for (std::size_t item = 0; item < marks.size(); ++item) {
        const QPainterPath path = m_map.sector(marks, item);
        const double arc =
            (marks.x2[item] - marks.x[item]) * marks.y2[item] * m_map.turnRadius * 2 * std::numbers::pi;
        painter.setPen(arc < LeastWithEdge ? QPen(Qt::NoPen) : QPen(separation, 1));
        painter.setBrush(color(marks, item));
        painter.drawPath(path);
        if (marks.hatched)
            painter.fillPath(path, hatch);
    }
}

void MarkPainter::paintReferences(QPainter& painter, const Marks& marks) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t item = 0; item < marks.size(); ++item) {
        QPen pen(color(marks, item), MarkLineWidth);
        dash(pen, PlotDash::Dashed);
        painter.setPen(pen);
        // Clip here, because not every file format supports clipping.
        const QLineF line(m_map.point(marks, item), m_map.point(marks.x2[item], marks.y2[item]));
        if (const auto seen = partWithin(line, m_map.area))
            painter.drawLine(*seen);
    }
}

void MarkPainter::paintEmphasized(
    QPainter& painter, const std::vector<PlotItem>& items, Emphasis emphasis) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    const auto isLine = [this](const PlotItem& item) {
        return item.panel == m_panel && panel().marks[item.marks].kind == MarkKind::Lines;
    };
    const auto lines = static_cast<std::size_t>(std::count_if(items.begin(), items.end(), isLine));
    const bool fade = emphasis == Emphasis::Selected && lines > OpaqueLines;
    if (fade)
        paintManySelected(painter, items, emphasizedOpacity(lines));
    for (const PlotItem& item : items) {
        if (item.panel != m_panel || (fade && isLine(item)))
            continue;
        const Marks& marks = panel().marks[item.marks];
        painter.save();
        painter.setClipRect(clipOf(marks));
        emphasize(painter, marks, item.item, emphasis);
        painter.restore();
    }
}

void MarkPainter::paintManySelected(
    QPainter& painter, const std::vector<PlotItem>& items, double opacity) const
{
    QList<QLineF> segments;
    for (const PlotItem& item : items) {
        const bool isLine = item.panel == m_panel && panel().marks[item.marks].kind == MarkKind::Lines;
        if (!isLine)
            continue;
        const QPolygonF points = polygonOf(m_map, panel().marks[item.marks], item.item);
        for (qsizetype at = 1; at < points.size(); ++at)
            segments << QLineF(points[at - 1], points[at]);
    }
    const bool smooth = static_cast<std::size_t>(segments.size()) <= SmoothSegments;
    QColor color = m_look.theme.color(Role::Accent);
    color.setAlphaF(static_cast<float>(opacity));
    painter.save();
    painter.setClipRect(m_map.area);
    painter.setRenderHint(QPainter::Antialiasing, smooth);
    painter.setPen(QPen(color, smooth ? MarkLineWidth : 0));
    painter.drawLines(segments);
    painter.restore();
}

void MarkPainter::emphasize(QPainter& painter, const Marks& marks, std::size_t item, Emphasis emphasis) const
{
    const bool selected = emphasis == Emphasis::Selected;
    const QColor stroke = m_look.theme.color(selected ? Role::Accent : Role::Text);
    const QColor base = isOnMap() ? QColor(Qt::white) : m_look.theme.color(Role::Base);
    painter.setBrush(Qt::NoBrush);
    const auto outline = [&](const QPainterPath& path) {
        painter.setPen(QPen(base, 2 * SelectedWidth));
        painter.drawPath(path);
        painter.setPen(QPen(stroke, SelectedWidth));
        painter.drawPath(path);
    };
    QPainterPath path;
    switch (marks.kind) {
    case MarkKind::Lines:
        painter.setPen(linePen(marks, item, {stroke, selected ? SelectedWidth : MarkLineWidth}));
        painter.drawPolyline(polygonOf(m_map, marks, item));
        return;
    case MarkKind::Points: {
        if (!isDrawable(marks, item))
            return;
        const double radius = pointSize(marks.size()) / 2 + EmphasisRim;
        const QPointF center = m_map.point(marks, item);
        if (!isSeen(center))
            return;
        painter.setPen(QPen(selected ? base : stroke, MarkLineWidth));
        painter.setBrush(selected ? QBrush(stroke) : QBrush(Qt::NoBrush));
        if (marks.hollow)
            painter.drawRect(QRectF(center.x() - radius, center.y() - radius, 2 * radius, 2 * radius));
        else
            painter.drawEllipse(center, radius, radius);
        return;
    }
    case MarkKind::Bars:
    case MarkKind::Rectangles:
    case MarkKind::Cells:
        path.addRect(m_map.box(marks, item).intersected(m_map.area).adjusted(1, 1, -1, -1));
        break;
    case MarkKind::Sectors:
        path = m_map.sector(marks, item);
        break;
    case MarkKind::Ribbons:
        path = m_map.ribbon(marks, item);
        break;
    case MarkKind::References:
    case MarkKind::Texts:
        return;
    }
    outline(path);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"

#include "widgets/plotting/mark_painter.h"
#include "widgets/plotting/sector_text.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/chart_theme.h"

#include "core/chart/plot.h"
#include "core/tree/share_tree.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int UprightWeight = 4; ///< cost of lines that letters would hide

bool hasMapColor(const Plot& plot, const Marks& marks, std::size_t item)
{
    return plot.colorScale && item < marks.values.size() && !std::isnan(marks.values[item]);
}

} // namespace

LabelPainter::LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look)
    : m_plot(plot)
    , m_panel(panel)
    , m_map(map)
    , m_look(look)
    , m_metrics(look.smallFont())
    , m_room(map.area)
    , m_pointNames(m_room, look.em())
{
}

const PlotPanel& LabelPainter::panel() const
{
    return m_plot.panels[m_panel];
}

void LabelPainter::paint(QPainter& painter)
{
    painter.save();
    painter.setFont(m_look.smallFont());
    keepClearOfPoints();
    collectLines();
    // Names of lines come before texts about events along them.
    for (std::size_t marks = 0; marks < panel().marks.size(); ++marks)
        if (panel().marks[marks].kind == MarkKind::Lines) {
            paintLineEnds(painter, marks);
            paintAlong(painter, marks);
        }
    // Items painted last are on top and are named first.
    for (std::size_t marks = panel().marks.size(); marks-- > 0;)
        if (panel().marks[marks].kind != MarkKind::Lines)
            paintMarks(painter, marks);
    painter.restore();
}

void LabelPainter::collectLines()
{
    constexpr std::size_t FewLines = 60; // with more lines, names cannot avoid them
    for (const Marks& marks : panel().marks) {
        if (marks.kind == MarkKind::References)
            collectReferences(marks);
        if (marks.kind != MarkKind::Lines || marks.size() > FewLines)
            continue;
        const std::size_t before = m_lines.size();
        for (std::size_t line = 0; line < marks.size(); ++line)
            collectParts(marks, line);
        m_curves.insert(m_curves.end(), m_lines.begin() + static_cast<std::ptrdiff_t>(before), m_lines.end());
    }
}

void LabelPainter::collectReferences(const Marks& marks)
{
    for (std::size_t item = 0; item < marks.size(); ++item)
        m_lines.push_back(
            {{m_map.point(marks.x[item], marks.y[item]), m_map.point(marks.x2[item], marks.y2[item])},
                UprightWeight});
}

void LabelPainter::collectParts(const Marks& marks, std::size_t line)
{
    for (std::uint32_t at = marks.starts[line] + 1; at < marks.starts[line + 1]; ++at) {
        const QLineF part(m_map.point(marks, at - 1), m_map.point(marks, at));
        const bool goesOn = at > marks.starts[line] + 1 && part.dy() == 0 && m_lines.back().line.dy() == 0;
        const bool hidden =
            std::abs(part.dy()) > std::abs(part.dx()) || marks.roleOf(line) == PlotRole::Accent;
        if (goesOn)
            m_lines.back().line.setP2(part.p2());
        else
            m_lines.push_back({part, hidden ? UprightWeight : 1});
    }
}

void LabelPainter::paintOnly(QPainter& painter, const std::vector<PlotItem>& items)
{
    constexpr std::size_t MostNamed = 30;
    painter.save();
    painter.setFont(m_look.smallFont());
    const bool onMap = panel().grid || panel().z;
    const bool namesPoint = onMap && std::any_of(items.begin(), items.end(), [this](const PlotItem& item) {
        return item.panel == m_panel && panel().marks[item.marks].kind == MarkKind::Points;
    });
    if (namesPoint) {
        keepClearOfPoints();
        collectLines();
        findPlaces();
    }
    const bool together = hasOnlyLines();
    if (together)
        paintSelectedLines(painter, items);
    for (std::size_t at = 0; at < std::min(items.size(), MostNamed); ++at) {
        if (items[at].panel != m_panel || together)
            continue;
        if (namesPoint && panel().marks[items[at].marks].kind == MarkKind::Points) {
            paintSelectedPoint(painter, items[at]);
            continue;
        }
        // Points on lines keep the position that was found together with the lines.
        if (panel().marks[items[at].marks].kind != MarkKind::Points || !hasLines())
            paintItem(painter, items[at]);
    }
    painter.restore();
}

bool LabelPainter::hasLines() const
{
    return std::any_of(panel().marks.begin(), panel().marks.end(),
        [](const Marks& marks) { return marks.kind == MarkKind::Lines; });
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
    if (marks.labelPlace == LabelPlace::Left || marks.labelPlace == LabelPlace::Right)
        return atSide(painter, marksAt);
    const bool needsRoom = marks.labelPlace != LabelPlace::Inside;
    const std::size_t count = needsRoom ? std::min(marks.size(), MostLabels) : marks.size();
    for (std::size_t item = 0; item < count; ++item)
        paintItem(painter, {m_panel, marksAt, item});
}

void LabelPainter::paintItem(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    switch (marks.kind) {
    case MarkKind::Lines:
        return paintSelectedLine(painter, item);
    case MarkKind::Points:
        return beside(painter, item);
    case MarkKind::Sectors:
        return inSector(painter, item);
    case MarkKind::References:
        return onReference(painter, item, nameOf(item));
    case MarkKind::Texts:
        return around(painter, item);
    case MarkKind::Bars:
    case MarkKind::Rectangles:
    case MarkKind::Cells:
        break;
    case MarkKind::Ribbons:
        return;
    }
    inside(painter, item);
}

QString LabelPainter::nameOf(const PlotItem& item) const
{
    return shownName(labelOf(m_plot, item));
}

QString LabelPainter::shortNameOf(const PlotItem& item) const
{
    const Marks& marks = panel().marks[item.marks];
    return item.item < marks.shortLabels.size() ? shownName(marks.shortLabels[item.item]) : QString();
}

void LabelPainter::around(QPainter& painter, const PlotItem& item)
{
    constexpr double MostCategories = 2.1; // a longer one would cover important parts
    constexpr double AmongNeighbors = 0.95;
    const Marks& marks = panel().marks[item.marks];
    const QPointF at = m_map.anchor(marks, item.item);
    const auto draw = [&](const QString& words, const QPointF& middle) {
        // Dozens of lines meet in a tie, and a halo is not sufficient against them.
        const QSizeF size = sizeOf(words);
        const QRectF place(middle - QPointF(size.width() / 2, size.height() / 2), size);
        painter.fillRect(place.adjusted(-Pad / 2, 1, Pad / 2, -1), m_look.theme.color(Role::Base));
        drawHaloText(painter, {place.left(), middle.y()}, words, surfaceText(m_look.theme));
    };
    if (marks.shortLabels.empty())
        return draw(nameOf(item), at);
    const double category = std::abs(m_map.x.pixel(1) - m_map.x.pixel(0));
    const double widest = (hasNeighbor(item) ? AmongNeighbors : MostCategories) * category;
    const QString shorter = shortNameOf(item);
    const bool hasBrief = item.item < marks.briefLabels.size();
    const QString brief = hasBrief ? shownName(marks.briefLabels[item.item]) : QString();
    const QString least = hasBrief ? brief : fittedText(m_metrics, shorter, widest);
    // Prefer a shorter name in place to a long one elsewhere.
    const double high = m_metrics.height();
    for (const double down : {0.0, high, -high})
        for (const QString& words : {nameOf(item), shorter, least}) {
            const QSizeF size = sizeOf(words);
            const QPointF middle = at + QPointF(0, down);
            const QRectF place(middle - QPointF(size.width() / 2, size.height() / 2), size);
            const bool fits = size.width() <= widest || (hasBrief && words == brief);
            if (!words.isEmpty() && fits && m_room.take(place))
                return draw(words, middle);
        }
}

bool LabelPainter::hasNeighbor(const PlotItem& item) const
{
    constexpr double Beside = 1.5; // categories
    const Marks& marks = panel().marks[item.marks];
    const QPointF at = m_map.anchor(marks, item.item);
    const double category = std::abs(m_map.x.pixel(1) - m_map.x.pixel(0));
    for (std::size_t other = 0; other < marks.size(); ++other) {
        const QPointF apart = m_map.anchor(marks, other) - at;
        const bool isAside = apart.x() != 0 && std::abs(apart.x()) < Beside * category;
        if (isAside && std::abs(apart.y()) < m_metrics.height())
            return true;
    }
    return false;
}

void LabelPainter::inside(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    const QRectF box = m_map.box(marks, item.item).intersected(m_map.area);
    const double line = m_metrics.height();
    if (std::min(box.width(), box.height()) < line)
        return tellUnnamed(item);
    const auto fits = [&](const QString& name) {
        return m_metrics.horizontalAdvance(name) <= std::max(box.width(), box.height()) - 2 * Pad;
    };
    const QString name = nameOf(item);
    const QString shorter = shortNameOf(item);
    const QString& text = !shorter.isEmpty() && !fits(name) ? shorter : name;
    const QString level = fittedText(m_metrics, text, box.width() - 2 * Pad);
    const QString onSide = fittedText(m_metrics, text, box.height() - 2 * Pad);
    // Prefer the whole name, or more of it, on its side to a part of it.
    const bool upright =
        marks.kind != MarkKind::Cells && level != text && (onSide == text || onSide.size() > level.size());
    const QString fit = upright ? onSide : level;
    if (fit.isEmpty())
        return tellUnnamed(item);
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

void LabelPainter::tellUnnamed(const PlotItem& item) const
{
    constexpr std::size_t MostTold = 200;
    const NodeRow row = panel().marks[item.marks].row(item.item);
    const bool isAccount = row != NoRow && row < m_plot.tree->size() && !m_plot.tree->isUser(row);
    if (isAccount && panel().marks[item.marks].size() <= MostTold)
        tellElided(nameOf(item));
}

void LabelPainter::inSector(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    const RingPart part{.inner = marks.y[item.item] * m_map.turnRadius,
        .outer = marks.y2[item.item] * m_map.turnRadius,
        .from = marks.x[item.item],
        .to = marks.x2[item.item]};
    const QString name = nameOf(item);
    const QString shorter = shortNameOf(item);
    SectorText place = sectorText(part, m_metrics, name);
    if (place.text != name && !shorter.isEmpty())
        place = sectorText(part, m_metrics, shorter);
    if (place.text.isEmpty())
        return tellUnnamed(item);
    painter.save();
    painter.translate(m_map.area.center() + place.middle);
    painter.rotate(place.degrees);
    drawHaloText(painter, {-m_metrics.horizontalAdvance(place.text) / 2, 0}, place.text,
        fillText(m_look.theme, itemColor(m_look.theme, m_plot, marks, item.item),
            hasMapColor(m_plot, marks, item.item)));
    painter.restore();
}

void LabelPainter::onReference(QPainter& painter, const PlotItem& item, const QString& text)
{
    const Marks& marks = panel().marks[item.marks];
    const QLineF line(m_map.point(marks.x[item.item], marks.y[item.item]),
        m_map.point(marks.x2[item.item], marks.y2[item.item]));
    const QSizeF size = sizeOf(text);
    constexpr int Tries = 200;
    QRectF best;
    int least = std::numeric_limits<int>::max();
    std::vector<LabelObstacle> others = m_curves;
    for (std::size_t other = 0; other < marks.size(); ++other)
        if (other != item.item)
            others.push_back({{m_map.point(marks.x[other], marks.y[other]),
                m_map.point(marks.x2[other], marks.y2[other])}});
    const auto coveredBy = [&](const QRectF& place) {
        return coveredLines(place, others)
            + static_cast<int>(std::count_if(m_points.begin(), m_points.end(),
                [&place](const QPointF& point) { return place.contains(point); }));
    };
    // From the far end backwards, look for a free position inside the panel where the name covers the fewest
    // lines.
    for (int step = 0; step < Tries && least > 0; ++step) {
        const QPointF at = line.pointAt(1 - step / static_cast<double>(Tries));
        if (!m_map.area.contains(at))
            continue;
        // Next to a vertical line, above or below a horizontal one.
        const double lift = line.dy() == 0 ? size.height() / 2 + 1 : 0;
        const double left = -size.width() - Pad;
        const double middle = -size.height() / 2;
        for (const QPointF& offset : {QPointF(left, middle - lift), QPointF(Pad, middle - lift),
                 QPointF(left, middle + lift), QPointF(Pad, middle + lift)}) {
            const QPointF corner = at + offset;
            const QRectF place(corner, size);
            const int covered = m_room.isFree(place) ? coveredBy(place) : least;
            if (covered < least) {
                best = place;
                least = covered;
            }
        }
    }
    if (m_room.take(best))
        drawHaloText(painter, {best.left(), best.center().y()}, text,
            {m_look.theme.color(roleOf(marks.roleOf(item.item))), m_look.theme.color(Role::Base)});
}

QSizeF LabelPainter::sizeOf(const QString& text) const
{
    return {m_metrics.horizontalAdvance(text), m_metrics.height()};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/text/number_text.h"
#include "widgets/theme/chart_theme.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

/// Names at the ends of selected lines, and the heights along them.
namespace fairshare::gui {
namespace {

struct SelectedLineTexts {
    Q_DECLARE_TR_FUNCTIONS(SelectedLineTexts)
};

} // namespace

void LabelPainter::paintSelectedLine(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = panel().marks[item.marks];
    if (marks.labelPlace != LabelPlace::LineEnds || marks.roleOf(item.item) == PlotRole::Accent)
        return; // important lines are named in this color anyway
    for (const End end : {End::First, End::Last})
        paintSelectedEnd(painter, item, end);
    paintHeights(painter, item);
}

bool LabelPainter::hasOnlyLines() const
{
    return std::all_of(panel().marks.begin(), panel().marks.end(), [](const Marks& marks) {
        return marks.kind == MarkKind::Texts
            || (marks.kind == MarkKind::Lines && marks.labelPlace == LabelPlace::LineEnds);
    }) && std::any_of(panel().marks.begin(), panel().marks.end(), [](const Marks& marks) {
        return marks.kind == MarkKind::Lines;
    });
}

void LabelPainter::paintSelectedLines(QPainter& painter, const std::vector<PlotItem>& items)
{
    constexpr std::size_t MostWithHeights = 8; // numbers of more lines cannot be distinguished
    std::vector<PlotItem> lines;
    for (const PlotItem& item : items)
        if (item.panel == m_panel && panel().marks[item.marks].kind == MarkKind::Lines
            && panel().marks[item.marks].roleOf(item.item) != PlotRole::Accent)
            lines.push_back(item);
    if (lines.size() == 1)
        return paintSelectedLine(painter, lines.front());
    if (lines.empty())
        return;
    for (const End end : {End::First, End::Last})
        paintSelectedEnds(painter, lines, end);
    if (lines.size() <= MostWithHeights)
        for (const PlotItem& item : lines)
            paintHeights(painter, item);
}

/// Groups lines that end at the same height under one label, with the selected ones first.
std::vector<LabelPainter::EndLabel> LabelPainter::selectedLabels(
    const std::vector<PlotItem>& items, const std::vector<EndLabel>& all, End end) const
{
    std::map<std::int64_t, EndLabel> byHeight;
    for (const PlotItem& item : items) {
        const double y = endOf(panel().marks[item.marks], item.item, end).y();
        byHeight.try_emplace(levelOf(item, end), EndLabel{{}, y, Pad, true})
            .first->second.lines.push_back(item);
    }
    for (const EndLabel& known : all) {
        const auto found = byHeight.find(levelOf(known.lines.front(), end));
        if (found == byHeight.end())
            continue;
        const std::vector<PlotItem> selected = found->second.lines;
        found->second = {selected, known.y, known.gap, true};
        for (const PlotItem& line : known.lines)
            if (std::find(selected.begin(), selected.end(), line) == selected.end())
                found->second.lines.push_back(line);
    }
    std::vector<EndLabel> labels;
    for (auto& [height, label] : byHeight)
        if (label.y >= m_map.area.top() && label.y <= m_map.area.bottom())
            labels.push_back(std::move(label));
    std::sort(labels.begin(), labels.end(), [](const EndLabel& a, const EndLabel& b) { return a.y < b.y; });
    return labels;
}

void LabelPainter::clearEnd(QPainter& painter, std::size_t marks, End end) const
{
    const double x = endOf(panel().marks[marks], 0, end).x();
    QRectF strip = m_map.area.adjusted(1, 1, -1, -1);
    if (end == End::First)
        strip.setRight(x - 1);
    else
        strip.setLeft(x + 1);
    if (strip.width() > 0)
        painter.fillRect(strip, m_look.theme.color(Role::Base));
}

/// Paints "+1 980 more" below the names.
void LabelPainter::placeMore(QPainter& painter, const QPointF& end, std::size_t lines, End side)
{
    const QString text = SelectedLineTexts::tr("+%1 more").arg(NumberText().count(lines));
    const double wide = m_metrics.horizontalAdvance(text);
    const double left = side == End::First ? end.x() - Pad - wide : end.x() + Pad;
    const double middle = m_map.area.bottom() - m_metrics.height() / 2;
    if (m_room.take(QRectF(QPointF(left, middle - m_metrics.height() / 2), sizeOf(text))))
        drawHaloText(painter, {left, middle}, text,
            {m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)});
}

void LabelPainter::paintSelectedEnds(QPainter& painter, const std::vector<PlotItem>& items, End end)
{
    const std::size_t marks = items.front().marks;
    const std::vector<EndLabel> all = endLabels(marks, end);
    std::vector<EndLabel> selected = selectedLabels(items, all, end);
    if (selected.empty())
        return;
    clearEnd(painter, marks, end);
    const double high = m_metrics.height();
    // Names at the first and last places are next to their lines, but inside the panel.
    for (EndLabel& label : selected)
        label.y = std::clamp(label.y, m_map.area.top() + high / 2,
            std::max(m_map.area.top(), m_map.area.bottom() - high) + high / 2);
    const auto thatFit = [&](double bottom) {
        constexpr double Rounding = 0.1;
        std::vector<const EndLabel*> fitting;
        double free = m_map.area.top();
        for (const EndLabel& label : selected)
            if (label.y - high / 2 >= free - Rounding && label.y + high / 2 <= bottom) {
                fitting.push_back(&label);
                free = label.y + high / 2;
            }
        return fitting;
    };
    std::vector<const EndLabel*> named = thatFit(m_map.area.bottom());
    if (named.size() < selected.size())
        named = thatFit(m_map.area.bottom() - high);
    std::size_t more = 0;
    std::set<std::int64_t> levels;
    for (const EndLabel& label : selected) {
        levels.insert(levelOf(label.lines.front(), end));
        more += label.lines.size();
    }
    for (const EndLabel* label : named) {
        placeAtEnd(painter, *label, end);
        more -= label->lines.size();
    }
    if (more > 0)
        placeMore(painter, endOf(panel().marks[marks], items.front().item, end), more, end);
    for (const EndLabel& label : all)
        if (!levels.contains(levelOf(label.lines.front(), end)))
            placeAtEnd(painter, label, end);
}

void LabelPainter::paintSelectedEnd(QPainter& painter, const PlotItem& item, End end)
{
    const TextColors accent{m_look.theme.color(Role::Accent), m_look.theme.color(Role::Base)};
    const QPointF point = endOf(panel().marks[item.marks], item.item, end);
    const std::vector<EndLabel> labels = endLabels(item.marks, end);
    const auto before = std::find_if(labels.begin(), labels.end(),
        [&](const EndLabel& label) { return levelOf(label.lines.front(), end) == levelOf(item, end); });
    const bool isNamed = before != labels.end();
    const EndLabel place = isNamed ? *before : EndLabel{{}, point.y(), Pad};
    // A nearby name would be half covered.
    if (std::any_of(labels.begin(), labels.end(), [&](const EndLabel& label) {
            return label.y != place.y && std::abs(label.y - place.y) < m_metrics.height();
        }))
        return paintSelectedEnds(painter, {item}, end);
    std::vector<PlotItem> lines{item};
    for (const PlotItem& other : place.lines)
        if (other.item != item.item)
            lines.push_back(other);
    const double room = roomAt(point, end, place.gap);
    const QString text = namesAt(lines, end, room);
    if (text.isEmpty() || !m_map.area.contains(point))
        return;
    // Existing text would shine through.
    const QString hidden = isNamed ? namesAt(place.lines, end, room) : text;
    const double wide = std::max(m_metrics.horizontalAdvance(text), m_metrics.horizontalAdvance(hidden));
    const double left = end == End::First ? point.x() - place.gap - wide : point.x() + place.gap;
    painter.fillRect(
        QRectF(left - 1, place.y - m_metrics.height() / 2, wide + 2, m_metrics.height()), accent.halo);
    const double start = end == End::First ? point.x() - place.gap - m_metrics.horizontalAdvance(text) : left;
    drawHaloText(painter, {start, place.y}, text, accent);
}

void LabelPainter::paintHeights(QPainter& painter, const PlotItem& item)
{
    constexpr std::uint32_t MostHeights = 12; // more numbers would overlap
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
        const QPointF point = m_map.point(marks.x[at], marks.y[at]);
        if (std::find(m_heights.begin(), m_heights.end(), point) != m_heights.end())
            continue; // paint the number of a tie once
        m_heights.push_back(point);
        const QString text = heightText(marks, at);
        const QRectF place = m_room.offLines({point, sizeOf(text), Pad}, line, Anything);
        if (place.isValid())
            drawHaloText(painter, {place.left(), place.center().y()}, text, accent);
    }
}

} // namespace fairshare::gui

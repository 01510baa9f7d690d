// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/selected_line_labels.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/text/number_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace fairshare::gui {
namespace {

struct SelectedLineTexts {
    Q_DECLARE_TR_FUNCTIONS(SelectedLineTexts)
};

} // namespace

void SelectedLineLabels::paint(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = m_space.marksOf(item);
    if (marks.labelPlace != LabelPlace::LineEnds || marks.roleOf(item.item) == PlotRole::Accent)
        return; // important lines are named in this color anyway
    for (const LineEnd end : {LineEnd::First, LineEnd::Last})
        paintEnd(painter, item, end);
    paintHeights(painter, item);
}

void SelectedLineLabels::paintAll(QPainter& painter, const std::vector<PlotItem>& items)
{
    constexpr std::size_t MostWithHeights = 8; // numbers of more lines cannot be distinguished
    std::vector<PlotItem> lines;
    for (const PlotItem& item : items)
        if (item.panel == m_space.panelIndex() && m_space.marksOf(item).kind == MarkKind::Lines
            && m_space.marksOf(item).roleOf(item.item) != PlotRole::Accent)
            lines.push_back(item);
    if (lines.size() == 1)
        return paint(painter, lines.front());
    if (lines.empty())
        return;
    for (const LineEnd end : {LineEnd::First, LineEnd::Last})
        paintEnds(painter, lines, end);
    if (lines.size() <= MostWithHeights)
        for (const PlotItem& item : lines)
            paintHeights(painter, item);
}

std::vector<LineEndLabels::Label> SelectedLineLabels::labelsOf(
    const std::vector<PlotItem>& items, const std::vector<LineEndLabels::Label>& all, LineEnd end) const
{
    std::map<std::int64_t, LineEndLabels::Label> byHeight;
    for (const PlotItem& item : items) {
        const double y = m_ends.endOf(item, end).y();
        byHeight.try_emplace(m_ends.levelOf(item, end), LineEndLabels::Label{{}, y, LabelSpace::Pad, true})
            .first->second.lines.push_back(item);
    }
    for (const LineEndLabels::Label& known : all) {
        const auto found = byHeight.find(m_ends.levelOf(known.lines.front(), end));
        if (found == byHeight.end())
            continue;
        const std::vector<PlotItem> selected = found->second.lines;
        found->second = {selected, known.y, known.gap, true};
        for (const PlotItem& line : known.lines)
            if (std::find(selected.begin(), selected.end(), line) == selected.end())
                found->second.lines.push_back(line);
    }
    std::vector<LineEndLabels::Label> labels;
    for (auto& [height, label] : byHeight)
        if (label.y >= m_space.map().area.top() && label.y <= m_space.map().area.bottom())
            labels.push_back(std::move(label));
    std::sort(labels.begin(), labels.end(),
        [](const LineEndLabels::Label& a, const LineEndLabels::Label& b) { return a.y < b.y; });
    return labels;
}

void SelectedLineLabels::clearEnd(QPainter& painter, std::size_t marks, LineEnd end) const
{
    const double x = m_ends.endOf({m_space.panelIndex(), marks, 0}, end).x();
    QRectF strip = m_space.map().area.adjusted(1, 1, -1, -1);
    if (end == LineEnd::First)
        strip.setRight(x - 1);
    else
        strip.setLeft(x + 1);
    if (strip.width() > 0)
        painter.fillRect(strip, m_space.look().theme.color(Role::Base));
}

void SelectedLineLabels::paintMore(QPainter& painter, const QPointF& end, std::size_t lines, LineEnd side)
{
    const QString text = SelectedLineTexts::tr("+%1 more").arg(NumberText().count(lines));
    const double wide = m_space.metrics().horizontalAdvance(text);
    const double left = side == LineEnd::First ? end.x() - LabelSpace::Pad - wide : end.x() + LabelSpace::Pad;
    const double middle = m_space.map().area.bottom() - m_space.metrics().height() / 2;
    if (m_space.room().take(
            QRectF(QPointF(left, middle - m_space.metrics().height() / 2), m_space.sizeOf(text))))
        drawHaloText(painter, {left, middle}, text, m_space.accentColors());
}

void SelectedLineLabels::paintEnds(QPainter& painter, const std::vector<PlotItem>& items, LineEnd end)
{
    const std::size_t marks = items.front().marks;
    const std::vector<LineEndLabels::Label> all = m_ends.labels(marks, end);
    std::vector<LineEndLabels::Label> selected = labelsOf(items, all, end);
    if (selected.empty())
        return;
    clearEnd(painter, marks, end);
    const double high = m_space.metrics().height();
    // Names at the first and last places are next to their lines, but inside the panel.
    for (LineEndLabels::Label& label : selected)
        label.y = std::clamp(label.y, m_space.map().area.top() + high / 2,
            std::max(m_space.map().area.top(), m_space.map().area.bottom() - high) + high / 2);
    const auto thatFit = [&](double bottom) {
        constexpr double Rounding = 0.1;
        std::vector<const LineEndLabels::Label*> fitting;
        double free = m_space.map().area.top();
        for (const LineEndLabels::Label& label : selected)
            if (label.y - high / 2 >= free - Rounding && label.y + high / 2 <= bottom) {
                fitting.push_back(&label);
                free = label.y + high / 2;
            }
        return fitting;
    };
    std::vector<const LineEndLabels::Label*> named = thatFit(m_space.map().area.bottom());
    if (named.size() < selected.size())
        named = thatFit(m_space.map().area.bottom() - high);
    std::size_t more = 0;
    std::set<std::int64_t> levels;
    for (const LineEndLabels::Label& label : selected) {
        levels.insert(m_ends.levelOf(label.lines.front(), end));
        more += label.lines.size();
    }
    for (const LineEndLabels::Label* label : named) {
        m_ends.paintLabel(painter, *label, end);
        more -= label->lines.size();
    }
    if (more > 0)
        paintMore(painter, m_ends.endOf(items.front(), end), more, end);
    for (const LineEndLabels::Label& label : all)
        if (!levels.contains(m_ends.levelOf(label.lines.front(), end)))
            m_ends.paintLabel(painter, label, end);
}

void SelectedLineLabels::paintEnd(QPainter& painter, const PlotItem& item, LineEnd end)
{
    const TextColors accent = m_space.accentColors();
    const QPointF point = m_ends.endOf(item, end);
    const std::vector<LineEndLabels::Label> labels = m_ends.labels(item.marks, end);
    const auto before = std::find_if(labels.begin(), labels.end(), [&](const LineEndLabels::Label& label) {
        return m_ends.levelOf(label.lines.front(), end) == m_ends.levelOf(item, end);
    });
    const bool isNamed = before != labels.end();
    const LineEndLabels::Label place =
        isNamed ? *before : LineEndLabels::Label{{}, point.y(), LabelSpace::Pad};
    // A nearby name would be half covered.
    if (std::any_of(labels.begin(), labels.end(), [&](const LineEndLabels::Label& label) {
            return label.y != place.y && std::abs(label.y - place.y) < m_space.metrics().height();
        }))
        return paintEnds(painter, {item}, end);
    std::vector<PlotItem> lines{item};
    for (const PlotItem& other : place.lines)
        if (other.item != item.item)
            lines.push_back(other);
    const double room = m_ends.roomAt(point, end, place.gap);
    const QString text = m_ends.namesAt(lines, end, room);
    if (text.isEmpty() || !m_space.map().area.contains(point))
        return;
    // Existing text would shine through.
    const QString hidden = isNamed ? m_ends.namesAt(place.lines, end, room) : text;
    const double wide =
        std::max(m_space.metrics().horizontalAdvance(text), m_space.metrics().horizontalAdvance(hidden));
    const double left = end == LineEnd::First ? point.x() - place.gap - wide : point.x() + place.gap;
    painter.fillRect(
        QRectF(left - 1, place.y - m_space.metrics().height() / 2, wide + 2, m_space.metrics().height()),
        accent.halo);
    const double start =
        end == LineEnd::First ? point.x() - place.gap - m_space.metrics().horizontalAdvance(text) : left;
    drawHaloText(painter, {start, place.y}, text, accent);
}

void SelectedLineLabels::paintHeights(QPainter& painter, const PlotItem& item)
{
    constexpr std::uint32_t MostHeights = 12; // more numbers would overlap
    constexpr int Anything = 1000;
    const Marks& marks = m_space.marksOf(item);
    const std::uint32_t first = marks.starts[item.item];
    const std::uint32_t last = marks.starts[item.item + 1] - 1;
    if (!marks.heightsNamed || last - first > MostHeights)
        return;
    std::vector<LabelObstacle> line;
    for (std::uint32_t at = first; at < last; ++at)
        line.push_back({{m_space.map().point(marks.x[at], marks.y[at]),
            m_space.map().point(marks.x[at + 1], marks.y[at + 1])}});
    const TextColors accent = m_space.accentColors();
    for (std::uint32_t at = first + 1; at < last; ++at) {
        const QPointF point = m_space.map().point(marks.x[at], marks.y[at]);
        if (std::find(m_heights.begin(), m_heights.end(), point) != m_heights.end())
            continue; // paint the number of a tie once
        m_heights.push_back(point);
        const QString text = heightText(marks, at);
        const QRectF place =
            m_space.room().offLines({point, m_space.sizeOf(text), LabelSpace::Pad}, line, Anything);
        if (place.isValid())
            drawHaloText(painter, place, text, accent);
    }
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/line_end_labels.h"

#include "widgets/plotting/labels/label_space.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace fairshare::gui {
namespace {

constexpr double LeaderGap = 14; ///< between lines and names that were moved apart
constexpr double NoticedMove = 2;

} // namespace

std::int64_t LineEndLabels::levelOf(const PlotItem& line, LineEnd end) const
{
    constexpr double PartsOfAPixel = 2;
    constexpr double PartsOfARank = 1024; // for mean ranks
    const Marks& marks = m_space.marksOf(line);
    // Neighbors among thousands of ranks share a pixel, but are not a tie.
    return marks.heightsNamed ? std::llround(marks.y[endPoint(marks, line.item, end)] * PartsOfARank)
                              : std::llround(endOf(line, end).y() * PartsOfAPixel);
}

QPointF LineEndLabels::endOf(const PlotItem& line, LineEnd end) const
{
    const Marks& marks = m_space.marksOf(line);
    const std::uint32_t at = endPoint(marks, line.item, end);
    return m_space.map().point(marks.x[at], marks.y[at]);
}

double LineEndLabels::roomAt(const QPointF& point, LineEnd end, double gap) const
{
    const double side = end == LineEnd::First ? point.x() - m_space.map().area.left()
                                              : m_space.map().area.right() - point.x();
    return side - gap - LabelSpace::Pad;
}

std::vector<LineEndLabels::Label> LineEndLabels::labels(std::size_t marksAt, LineEnd end) const
{
    const Marks& marks = m_space.panel().marks[marksAt];
    std::vector<Label> labels;
    std::map<std::int64_t, std::size_t> byHeight;
    const std::vector<std::uint32_t> labelled = labelledLines(marks);
    for (const std::uint32_t line : labelled) {
        const PlotItem item{m_space.panelIndex(), marksAt, line};
        const auto [found, isNew] = byHeight.emplace(levelOf(item, end), labels.size());
        if (isNew)
            labels.push_back({{}, endOf(item, end).y(), LabelSpace::Pad});
        labels[found->second].lines.push_back(item);
    }
    // Lines without their own name are counted if they end next to a named line.
    if (labelled.size() < marks.size()) {
        std::vector<bool> isLabelled(marks.size(), false);
        for (const std::uint32_t line : labelled)
            isLabelled[line] = true;
        for (std::uint32_t line = 0; line < marks.size(); ++line) {
            const PlotItem item{m_space.panelIndex(), marksAt, line};
            const auto found = isLabelled[line] ? byHeight.end() : byHeight.find(levelOf(item, end));
            if (found != byHeight.end())
                labels[found->second].lines.push_back(item);
        }
    }
    if (spread(labels))
        for (Label& label : labels)
            label.gap = LeaderGap;
    return labels;
}

bool LineEndLabels::spread(std::vector<Label>& labels) const
{
    const double high = m_space.metrics().height();
    std::vector<Label*> seen;
    for (Label& label : labels)
        if (label.y >= m_space.map().area.top() && label.y <= m_space.map().area.bottom())
            seen.push_back(&label);
    const auto count = static_cast<double>(seen.size());
    // In a low panel, names may extend a line above and below it.
    const double beyond = std::max(0.0, (count * high - m_space.map().area.height()) / 2);
    if (seen.empty() || beyond > high)
        return false;
    const double top = m_space.map().area.top() - beyond;
    const double bottom = m_space.map().area.bottom() + beyond;
    std::sort(seen.begin(), seen.end(), [](const Label* a, const Label* b) { return a->y < b->y; });
    // Neighbors that would overlap become one block, centered on their original positions.
    struct Block {
        double sum = 0;
        std::size_t count = 0;
        double mean() const { return sum / static_cast<double>(count); }
    };
    std::vector<Block> blocks;
    for (std::size_t at = 0; at < seen.size(); ++at) {
        blocks.push_back({seen[at]->y - static_cast<double>(at) * high, 1});
        while (blocks.size() > 1) {
            const Block last = blocks.back();
            Block& before = blocks[blocks.size() - 2];
            if (before.mean() <= last.mean())
                break;
            before = {before.sum + last.sum, before.count + last.count};
            blocks.pop_back();
        }
    }
    bool moved = false;
    std::size_t at = 0;
    for (const Block& block : blocks)
        for (const std::size_t end = at + block.count; at < end; ++at) {
            const double first = std::clamp(
                block.mean(), top + high / 2, std::max(top + high / 2, bottom - high * (count - 0.5)));
            const double y = first + static_cast<double>(at) * high;
            seen[at]->beyond = beyond;
            moved = moved || std::abs(y - seen[at]->y) > NoticedMove;
            seen[at]->y = y;
        }
    return moved;
}

void LineEndLabels::paint(QPainter& painter, std::size_t marksAt)
{
    if (m_space.panel().marks[marksAt].labelPlace != LabelPlace::LineEnds)
        return;
    for (const LineEnd end : {LineEnd::First, LineEnd::Last})
        for (const Label& label : labels(marksAt, end))
            paintLabel(painter, label, end);
}

void LineEndLabels::drawLeaderOf(QPainter& painter, const Label& label, LineEnd end) const
{
    const QPointF at = endOf(label.lines.front(), end);
    if (label.gap <= LabelSpace::Pad)
        return;
    const double out = end == LineEnd::First ? -1 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_space.look().theme.color(Role::Border), 1));
    painter.drawLine(
        QPointF(at.x() + out, at.y()), QPointF(at.x() + out * (label.gap - LabelSpace::Pad / 2), label.y));
    painter.restore();
}

void LineEndLabels::paintLabel(QPainter& painter, const Label& label, LineEnd end)
{
    const std::vector<PlotItem>& lines = label.lines;
    const Marks& marks = m_space.marksOf(lines.front());
    const QPointF at(endOf(lines.front(), end).x(), label.y);
    const bool isAccented = marks.roleOf(lines.front().item) == PlotRole::Accent;
    // If all lines have the color, none is important enough to cover the others.
    const bool isAbout = isAccented && !marks.roles.empty();
    TextColors colors = m_space.surfaceColors();
    if (isAccented || label.isSelected)
        colors.text = m_space.look().theme.color(Role::Accent);
    const auto take = [&](const QString& text, const QPointF& corner) {
        const QRectF place(corner, m_space.sizeOf(text));
        if (text.isEmpty() || !m_space.room().take(place, label.beyond))
            return false;
        drawHaloText(painter, place, text, colors);
        return true;
    };
    const double half = m_space.metrics().height() / 2;
    // Most of hundreds of labels find no room. Checking that first is much faster than measuring their texts.
    const double sliver = end == LineEnd::First ? at.x() - label.gap - 1 : at.x() + label.gap;
    if (!isAbout && !m_space.room().isFree(QRectF(sliver, at.y() - half, 1, 2 * half), label.beyond))
        return;
    const QString fit = m_text.namesAt(lines, end, roomAt(at, end, label.gap));
    const QString whole = isAbout ? m_text.namesAt(lines, end, m_space.map().area.width()) : fit;
    const bool isCut = fit.isEmpty() || fit.endsWith(QChar(0x2026));
    if (isAbout && end == LineEnd::Last && fit != whole && isCut) {
        // Place a name that is important to the picture above or below its line instead of cutting it.
        const double left =
            m_space.map().area.right() - LabelSpace::Pad - m_space.metrics().horizontalAdvance(whole);
        const bool found = take(whole, {left, at.y() - 2 * half - 2}) || take(whole, {left, at.y() + 2});
        if (found)
            return;
    }
    const bool drawn = take(fit,
        end == LineEnd::First ? at - QPointF(label.gap + m_space.metrics().horizontalAdvance(fit), half)
                              : at + QPointF(label.gap, -half));
    if (drawn)
        drawLeaderOf(painter, label, end);
}

} // namespace fairshare::gui

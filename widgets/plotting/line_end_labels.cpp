// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/label_painter.h"
#include "widgets/text/elided_text.h"

#include "core/base/counted_words.h"
#include "core/chart/plot.h"
#include "core/tree/share_tree.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/chart_theme.h"

#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>

/// Names at the ends of lines.
namespace fairshare::gui {
namespace {

constexpr double LeaderGap = 14; ///< between lines and names that were moved apart
constexpr double NoticedMove = 2;
constexpr std::size_t MostNamesTogether = 3;

std::vector<std::uint32_t> labelledLines(const Marks& marks)
{
    std::vector<std::uint32_t> lines = marks.labelled;
    if (lines.empty())
        for (std::uint32_t line = 0; line < std::min(marks.size(), MostLabels); ++line)
            lines.push_back(line);
    return lines;
}

} // namespace

std::int64_t LabelPainter::levelOf(const PlotItem& line, End end) const
{
    constexpr double PartsOfAPixel = 2;
    constexpr double PartsOfARank = 1024; // for mean ranks
    const Marks& marks = panel().marks[line.marks];
    // Neighbors among thousands of ranks share a pixel, but are not a tie.
    return marks.heightsNamed ? std::llround(marks.y[endPoint(marks, line.item, end)] * PartsOfARank)
                              : std::llround(endOf(marks, line.item, end).y() * PartsOfAPixel);
}

std::uint32_t LabelPainter::endPoint(const Marks& marks, std::size_t line, End end)
{
    return end == End::First ? marks.starts[line] : marks.starts[line + 1] - 1;
}

QPointF LabelPainter::endOf(const Marks& marks, std::size_t line, End end) const
{
    const std::uint32_t at = endPoint(marks, line, end);
    return m_map.point(marks.x[at], marks.y[at]);
}

double LabelPainter::roomAt(const QPointF& point, End end, double gap) const
{
    const double side = end == End::First ? point.x() - m_map.area.left() : m_map.area.right() - point.x();
    return side - gap - Pad;
}

QString LabelPainter::heightText(const Marks& marks, std::uint32_t point) const
{
    const double height = marks.y[point];
    return NumberText().real(height, height == std::round(height) ? 0 : 1);
}

bool LabelPainter::areAssociations(const std::vector<PlotItem>& lines) const
{
    std::set<NodeRow> rows;
    for (const PlotItem& line : lines)
        if (const NodeRow row = panel().marks[line.marks].row(line.item);
            row == NoRow || !rows.insert(row).second)
            return false;
    return true;
}

QString LabelPainter::namesAt(const std::vector<PlotItem>& lines, End end, double room) const
{
    const Marks& marks = panel().marks[lines.front().marks];
    const std::uint32_t point = endPoint(marks, lines.front().item, end);
    const QString start = marks.heightsNamed ? heightText(marks, point) + QLatin1Char(' ') : QString();
    for (std::size_t named = std::min(lines.size(), MostNamesTogether); named > 0; --named) {
        QStringList names;
        for (std::size_t at = 0; at < named; ++at)
            names << nameOf(lines[at]);
        const QString text = start + andMore(names.join(QStringLiteral(", ")), lines.size() - named);
        if (m_metrics.horizontalAdvance(text) <= room)
            return text;
    }
    if (lines.size() == 1)
        return oneNameAt(lines.front(), start, room);
    return areAssociations(lines) ? countAt(lines, end, room) : firstNameAt(lines, start, room);
}

QString LabelPainter::firstNameAt(const std::vector<PlotItem>& lines, const QString& start, double room) const
{
    // The number of other names is more important than the end of a name.
    const QString others = QStringLiteral(" +%1").arg(lines.size() - 1);
    const double left = room - m_metrics.horizontalAdvance(start + others);
    const QString name = fittedText(m_metrics, nameOf(lines.front()), std::max(0.0, left));
    return name.isEmpty() ? QString() : start + name + others;
}

QString LabelPainter::countAt(const std::vector<PlotItem>& lines, End end, double room) const
{
    const Marks& marks = panel().marks[lines.front().marks];
    const std::size_t line = lines.front().item;
    const Noun noun = m_plot.tree->isUser(marks.row(line)) ? Noun::User : Noun::Account;
    const QString number = shownName(counted(lines.size(), noun, ""));
    const QString text = marks.heightsNamed
        ? QStringLiteral("%1: %2").arg(heightText(marks, endPoint(marks, line, end)), number)
        : number;
    return m_metrics.horizontalAdvance(text) <= room ? text : QString();
}

QString LabelPainter::oneNameAt(const PlotItem& line, const QString& start, double room) const
{
    const double left = room - m_metrics.horizontalAdvance(start);
    if (const QString brief = shortNameOf(line); !brief.isEmpty()
        && m_metrics.horizontalAdvance(nameOf(line)) > left && m_metrics.horizontalAdvance(brief) <= left)
        return start + brief;
    QString name = fittedText(m_metrics, nameOf(line), left);
    // The distinguishing suffix of equal names is at the end.
    if (m_plot.nameEnds.contains(panel().marks[line.marks].row(line.item)) || isCutAlike(line, name))
        name = elided(m_metrics, nameOf(line), Qt::ElideMiddle, left);
    return name.isEmpty() ? QString() : start + name;
}

/// True if another name would be cut to the same text.
bool LabelPainter::isCutAlike(const PlotItem& line, const QString& cut) const
{
    if (!cut.endsWith(QChar(0x2026)))
        return false;
    const QStringView begin = QStringView(cut).chopped(1);
    const Marks& marks = panel().marks[line.marks];
    for (const std::uint32_t other : labelledLines(marks))
        if (other != line.item && nameOf({line.panel, line.marks, other}).startsWith(begin))
            return true;
    return false;
}

std::vector<LabelPainter::EndLabel> LabelPainter::endLabels(std::size_t marksAt, End end) const
{
    const Marks& marks = panel().marks[marksAt];
    std::vector<EndLabel> labels;
    std::map<std::int64_t, std::size_t> byHeight;
    const std::vector<std::uint32_t> labelled = labelledLines(marks);
    for (const std::uint32_t line : labelled) {
        const PlotItem item{m_panel, marksAt, line};
        const auto [found, isNew] = byHeight.emplace(levelOf(item, end), labels.size());
        if (isNew)
            labels.push_back({{}, endOf(marks, line, end).y(), Pad});
        labels[found->second].lines.push_back(item);
    }
    // Lines without their own name are counted if they end next to a named line.
    if (labelled.size() < marks.size()) {
        std::vector<bool> isLabelled(marks.size(), false);
        for (const std::uint32_t line : labelled)
            isLabelled[line] = true;
        for (std::uint32_t line = 0; line < marks.size(); ++line) {
            const PlotItem item{m_panel, marksAt, line};
            const auto found = isLabelled[line] ? byHeight.end() : byHeight.find(levelOf(item, end));
            if (found != byHeight.end())
                labels[found->second].lines.push_back(item);
        }
    }
    if (spread(labels))
        for (EndLabel& label : labels)
            label.gap = LeaderGap;
    return labels;
}

/// Moves labels just enough to avoid overlaps. Returns false if they stay.
bool LabelPainter::spread(std::vector<EndLabel>& labels) const
{
    const double high = m_metrics.height();
    std::vector<EndLabel*> seen;
    for (EndLabel& label : labels)
        if (label.y >= m_map.area.top() && label.y <= m_map.area.bottom())
            seen.push_back(&label);
    const auto count = static_cast<double>(seen.size());
    // In a low panel, names may extend a line above and below it.
    const double beyond = std::max(0.0, (count * high - m_map.area.height()) / 2);
    if (seen.empty() || beyond > high)
        return false;
    const double top = m_map.area.top() - beyond;
    const double bottom = m_map.area.bottom() + beyond;
    std::sort(seen.begin(), seen.end(), [](const EndLabel* a, const EndLabel* b) { return a->y < b->y; });
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

void LabelPainter::paintLineEnds(QPainter& painter, std::size_t marksAt)
{
    if (panel().marks[marksAt].labelPlace != LabelPlace::LineEnds)
        return;
    for (const End end : {End::First, End::Last})
        for (const EndLabel& label : endLabels(marksAt, end))
            placeAtEnd(painter, label, end);
}

void LabelPainter::drawLeader(QPainter& painter, const EndLabel& label, End end) const
{
    const QPointF at = endOf(panel().marks[label.lines.front().marks], label.lines.front().item, end);
    if (label.gap <= Pad)
        return;
    const double out = end == End::First ? -1 : 1;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_look.theme.color(Role::Border), 1));
    painter.drawLine(QPointF(at.x() + out, at.y()), QPointF(at.x() + out * (label.gap - Pad / 2), label.y));
    painter.restore();
}

void LabelPainter::placeAtEnd(QPainter& painter, const EndLabel& label, End end)
{
    const std::vector<PlotItem>& lines = label.lines;
    const Marks& marks = panel().marks[lines.front().marks];
    const QPointF at(endOf(marks, lines.front().item, end).x(), label.y);
    const bool isAccented = marks.roleOf(lines.front().item) == PlotRole::Accent;
    // If all lines have the color, none is important enough to cover the others.
    const bool isAbout = isAccented && !marks.roles.empty();
    TextColors colors = surfaceText(m_look.theme);
    if (isAccented || label.isSelected)
        colors.text = m_look.theme.color(Role::Accent);
    const auto take = [&](const QString& text, const QPointF& corner) {
        const QRectF place(corner, sizeOf(text));
        if (text.isEmpty() || !m_room.take(place, label.beyond))
            return false;
        drawHaloText(painter, {place.left(), place.center().y()}, text, colors);
        return true;
    };
    const double half = m_metrics.height() / 2;
    // Most of hundreds of labels find no room. Checking that first is much faster than measuring their texts.
    const double sliver = end == End::First ? at.x() - label.gap - 1 : at.x() + label.gap;
    if (!isAbout && !m_room.isFree(QRectF(sliver, at.y() - half, 1, 2 * half), label.beyond))
        return;
    const QString fit = namesAt(lines, end, roomAt(at, end, label.gap));
    const QString whole = isAbout ? namesAt(lines, end, m_map.area.width()) : fit;
    const bool isCut = fit.isEmpty() || fit.endsWith(QChar(0x2026));
    if (isAbout && end == End::Last && fit != whole && isCut) {
        // Place a name that is important to the picture above or below its line instead of cutting it.
        const double left = m_map.area.right() - Pad - m_metrics.horizontalAdvance(whole);
        const bool found = take(whole, {left, at.y() - 2 * half - 2}) || take(whole, {left, at.y() + 2});
        if (found)
            return;
    }
    const bool drawn = take(fit,
        end == End::First ? at - QPointF(label.gap + m_metrics.horizontalAdvance(fit), half)
                          : at + QPointF(label.gap, -half));
    if (drawn)
        drawLeader(painter, label, end);
}

} // namespace fairshare::gui

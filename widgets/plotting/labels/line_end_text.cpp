// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/line_end_text.h"

#include "widgets/plotting/labels/label_space.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include "core/base/counted_words.h"
#include "core/chart/plot.h"
#include "core/tree/share_tree.h"

#include <QStringList>

#include <algorithm>
#include <cmath>
#include <set>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostNamesTogether = 3;

} // namespace

std::uint32_t endPoint(const Marks& marks, std::size_t line, LineEnd end)
{
    return end == LineEnd::First ? marks.starts[line] : marks.starts[line + 1] - 1;
}

std::vector<std::uint32_t> labelledLines(const Marks& marks)
{
    std::vector<std::uint32_t> lines = marks.labelled;
    if (lines.empty())
        for (std::uint32_t line = 0; line < std::min(marks.size(), MostLabels); ++line)
            lines.push_back(line);
    return lines;
}

QString heightText(const Marks& marks, std::uint32_t point)
{
    const double height = marks.y[point];
    return NumberText().real(height, height == std::round(height) ? 0 : 1);
}

QString LineEndText::namesAt(const std::vector<PlotItem>& lines, LineEnd end, double room) const
{
    const Marks& marks = m_space.marksOf(lines.front());
    const std::uint32_t point = endPoint(marks, lines.front().item, end);
    const QString start = marks.heightsNamed ? heightText(marks, point) + QLatin1Char(' ') : QString();
    for (std::size_t named = std::min(lines.size(), MostNamesTogether); named > 0; --named) {
        QStringList names;
        for (std::size_t at = 0; at < named; ++at)
            names << m_space.nameOf(lines[at]);
        const QString text = start + namesAndMore(names.join(QStringLiteral(", ")), lines.size() - named);
        if (m_space.metrics().horizontalAdvance(text) <= room)
            return text;
    }
    if (lines.size() == 1)
        return oneNameAt(lines.front(), start, room);
    return areAssociations(lines) ? countAt(lines, end, room) : firstNameAt(lines, start, room);
}

bool LineEndText::areAssociations(const std::vector<PlotItem>& lines) const
{
    std::set<NodeRow> rows;
    for (const PlotItem& line : lines)
        if (const NodeRow row = m_space.marksOf(line).row(line.item);
            row == NoRow || !rows.insert(row).second)
            return false;
    return true;
}

QString LineEndText::firstNameAt(const std::vector<PlotItem>& lines, const QString& start, double room) const
{
    // The number of other names is more important than the end of a name.
    const QString others = QStringLiteral(" +%1").arg(lines.size() - 1);
    const double left = room - m_space.metrics().horizontalAdvance(start + others);
    const QString name = fittedText(m_space.metrics(), m_space.nameOf(lines.front()), std::max(0.0, left));
    return name.isEmpty() ? QString() : start + name + others;
}

QString LineEndText::countAt(const std::vector<PlotItem>& lines, LineEnd end, double room) const
{
    const Marks& marks = m_space.marksOf(lines.front());
    const std::size_t line = lines.front().item;
    const Noun noun = m_space.plot().tree->isUser(marks.row(line)) ? Noun::User : Noun::Account;
    const QString number = shownName(counted(lines.size(), noun, ""));
    const QString text = marks.heightsNamed
        ? QStringLiteral("%1: %2").arg(heightText(marks, endPoint(marks, line, end)), number)
        : number;
    return m_space.metrics().horizontalAdvance(text) <= room ? text : QString();
}

QString LineEndText::oneNameAt(const PlotItem& line, const QString& start, double room) const
{
    const double left = room - m_space.metrics().horizontalAdvance(start);
    if (const QString brief = m_space.shortNameOf(line); !brief.isEmpty()
        && m_space.metrics().horizontalAdvance(m_space.nameOf(line)) > left
        && m_space.metrics().horizontalAdvance(brief) <= left)
        return start + brief;
    QString name = fittedText(m_space.metrics(), m_space.nameOf(line), left);
    // The distinguishing suffix of equal names is at the end.
    if (m_space.plot().nameEnds.contains(m_space.marksOf(line).row(line.item)) || isCutAlike(line, name))
        name = elided(m_space.metrics(), m_space.nameOf(line), Qt::ElideMiddle, left);
    return name.isEmpty() ? QString() : start + name;
}

bool LineEndText::isCutAlike(const PlotItem& line, const QString& cut) const
{
    if (!cut.endsWith(QChar(0x2026)))
        return false;
    const QStringView begin = QStringView(cut).chopped(1);
    const Marks& marks = m_space.marksOf(line);
    for (const std::uint32_t other : labelledLines(marks))
        if (other != line.item && m_space.nameOf({line.panel, line.marks, other}).startsWith(begin))
            return true;
    return false;
}

} // namespace fairshare::gui

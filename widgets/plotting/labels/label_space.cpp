// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/label_space.h"

#include "widgets/plotting/marks/mark_painter.h"
#include "widgets/plotting/panel/grid_image.h"
#include "widgets/text/elided_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/theme/color_maps.h"

#include "core/chart/plot.h"
#include "core/tree/share_tree.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace fairshare::gui {
namespace {

constexpr int UprightWeight = 4; ///< cost of lines that letters would hide
constexpr std::size_t FewPoints = 300; ///< more points leave no room
constexpr std::size_t Samples = 1000; ///< sample size for dense points

std::size_t stepThrough(const Marks& marks)
{
    return marks.size() <= FewPoints ? 1 : (marks.size() + Samples - 1) / Samples;
}

struct LabelTexts {
    Q_DECLARE_TR_FUNCTIONS(LabelTexts)
};

} // namespace

QString namesAndMore(const QString& names, std::size_t more)
{
    return more == 0 ? names : LabelTexts::tr("%1 and %2 more").arg(names).arg(more);
}

LabelSpace::LabelSpace(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look)
    : m_plot(plot)
    , m_panel(panel)
    , m_map(map)
    , m_look(look)
    , m_metrics(look.smallFont())
    , m_room(map.area)
{
}

const PlotPanel& LabelSpace::panel() const
{
    return m_plot.panels[m_panel];
}

QString LabelSpace::nameOf(const PlotItem& item) const
{
    return shownName(labelOf(m_plot, item));
}

QString LabelSpace::shortNameOf(const PlotItem& item) const
{
    const Marks& marks = marksOf(item);
    return item.item < marks.shortLabels.size() ? shownName(marks.shortLabels[item.item]) : QString();
}

void LabelSpace::tellUnnamed(const PlotItem& item) const
{
    constexpr std::size_t MostTold = 200;
    const NodeRow row = marksOf(item).row(item.item);
    const bool isAccount = row != NoRow && row < m_plot.tree->size() && !m_plot.tree->isUser(row);
    if (isAccount && marksOf(item).size() <= MostTold)
        tellElided(nameOf(item));
}

TextColors LabelSpace::colorsAt(const QPointF& at) const
{
    const auto value =
        m_plot.colorScale && m_map.area.contains(at) ? pointedAt(panel(), m_map, at) : std::nullopt;
    if (!value || std::isnan(value->value))
        return surfaceText(m_look.theme);
    const QColor fill = mapColor(m_plot.colorScale->map, placeOn(*m_plot.colorScale, value->value));
    return takesWhiteText(fill) ? TextColors{Qt::white, fill} : TextColors{Qt::black, Qt::white};
}

void LabelSpace::collectMarks()
{
    constexpr std::size_t FewLines = 60; // with more lines, names cannot avoid them
    for (const Marks& marks : panel().marks) {
        if (marks.kind == MarkKind::Points)
            collectPoints(marks);
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

void LabelSpace::collectPoints(const Marks& marks)
{
    const bool few = marks.size() <= FewPoints;
    const double side = pointSize(marks.size());
    for (std::size_t item = 0; item < marks.size(); item += stepThrough(marks)) {
        const QPointF at = m_map.point(marks, item);
        (few ? m_dots : m_crowd).push_back(at);
        if (few)
            m_room.block(QRectF(at - QPointF(side / 2, side / 2), QSizeF(side, side)));
    }
}

void LabelSpace::collectReferences(const Marks& marks)
{
    for (std::size_t item = 0; item < marks.size(); ++item)
        m_lines.push_back(
            {{m_map.point(marks.x[item], marks.y[item]), m_map.point(marks.x2[item], marks.y2[item])},
                UprightWeight});
}

void LabelSpace::collectParts(const Marks& marks, std::size_t line)
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

bool LabelSpace::hasLines() const
{
    return std::any_of(panel().marks.begin(), panel().marks.end(),
        [](const Marks& marks) { return marks.kind == MarkKind::Lines; });
}

std::vector<QPointF> LabelSpace::pointsAround(const Marks& marks) const
{
    std::vector<QPointF> points = m_dots;
    if (marks.size() > FewPoints)
        for (std::size_t item = 0; item < marks.size(); item += stepThrough(marks))
            points.push_back(m_map.point(marks, item));
    return points;
}

} // namespace fairshare::gui

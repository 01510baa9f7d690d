// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/labels/label_painter.h"

#include "widgets/plotting/labels/area_labels.h"
#include "widgets/plotting/labels/contour_labels.h"
#include "widgets/plotting/labels/curve_labels.h"
#include "widgets/plotting/labels/reference_labels.h"
#include "widgets/plotting/labels/selected_point_label.h"
#include "widgets/plotting/labels/side_labels.h"
#include "widgets/plotting/labels/text_labels.h"

#include <algorithm>
#include <numeric>

namespace fairshare::gui {
namespace {

/// Returns the items whose names are painted if there is room, most important first.
std::vector<std::size_t> namedItems(const Marks& marks)
{
    if (marks.labelPlace == LabelPlace::None && marks.kind != MarkKind::Texts)
        return {};
    if (!marks.labelled.empty())
        return {marks.labelled.begin(), marks.labelled.end()};
    const bool needsRoom = marks.labelPlace != LabelPlace::Inside;
    std::vector<std::size_t> items(needsRoom ? std::min(marks.size(), MostLabels) : marks.size());
    std::iota(items.begin(), items.end(), 0);
    return items;
}

} // namespace

LabelPainter::LabelPainter(const Plot& plot, std::size_t panel, const PanelMap& map, const PlotLook& look)
    : m_space(plot, panel, map, look)
{
}

void LabelPainter::paint(QPainter& painter)
{
    painter.save();
    painter.setFont(m_space.look().smallFont());
    m_space.collectMarks();
    // Names of lines come before texts about events along them.
    for (std::size_t marks = 0; marks < m_space.panel().marks.size(); ++marks)
        if (m_space.panel().marks[marks].kind == MarkKind::Lines) {
            m_lineEnds.paint(painter, marks);
            paintAlong(&painter, marks);
        }
    // Items painted last are on top and are named first.
    for (std::size_t marks = m_space.panel().marks.size(); marks-- > 0;)
        if (m_space.panel().marks[marks].kind != MarkKind::Lines)
            paintMarks(painter, marks);
    painter.restore();
}

void LabelPainter::paintOnly(QPainter& painter, const std::vector<PlotItem>& items)
{
    constexpr std::size_t MostNamed = 30;
    painter.save();
    painter.setFont(m_space.look().smallFont());
    const bool onMap = m_space.panel().grid || m_space.panel().z;
    const bool namesPoint = onMap && std::any_of(items.begin(), items.end(), [this](const PlotItem& item) {
        return item.panel == m_space.panelIndex() && m_space.marksOf(item).kind == MarkKind::Points;
    });
    if (namesPoint) {
        m_space.collectMarks();
        findPointPlaces();
    }
    const bool together = hasOnlyLines();
    if (together)
        m_selectedLines.paintAll(painter, items);
    for (std::size_t at = 0; at < std::min(items.size(), MostNamed); ++at) {
        if (items[at].panel != m_space.panelIndex() || together)
            continue;
        if (namesPoint && m_space.marksOf(items[at]).kind == MarkKind::Points) {
            paintSelectedPoint(painter, m_space, items[at], m_points.foundPlace(items[at]));
            continue;
        }
        // Points on lines keep the position that was found together with the lines.
        if (m_space.marksOf(items[at]).kind != MarkKind::Points || !m_space.hasLines())
            paintItem(painter, items[at]);
    }
    painter.restore();
}

void LabelPainter::paintMarks(QPainter& painter, std::size_t marksAt)
{
    const Marks& marks = m_space.panel().marks[marksAt];
    const bool atSide = marks.labelPlace == LabelPlace::Left || marks.labelPlace == LabelPlace::Right;
    if (marks.labelled.empty() && atSide)
        return paintSideLabels(painter, m_space, marksAt);
    for (const std::size_t item : namedItems(marks))
        paintItem(painter, {m_space.panelIndex(), marksAt, item});
}

void LabelPainter::paintAlong(QPainter* painter, std::size_t marks)
{
    if (m_space.panel().marks[marks].labelPlace != LabelPlace::Along)
        return;
    if (m_space.panel().grid)
        paintContourLabels(painter, m_space, marks);
    else
        paintCurveLabels(painter, m_space, marks);
}

void LabelPainter::findPointPlaces()
{
    const std::vector<Marks>& all = m_space.panel().marks;
    for (std::size_t marks = 0; marks < all.size(); ++marks)
        paintAlong(nullptr, marks);
    for (std::size_t marks = all.size(); marks-- > 0;)
        if (all[marks].kind == MarkKind::Points)
            for (const std::size_t item : namedItems(all[marks]))
                m_points.paint(nullptr, {m_space.panelIndex(), marks, item});
}

void LabelPainter::paintItem(QPainter& painter, const PlotItem& item)
{
    const Marks& marks = m_space.marksOf(item);
    switch (marks.kind) {
    case MarkKind::Lines:
        return m_selectedLines.paint(painter, item);
    case MarkKind::Points:
        return m_points.paint(&painter, item);
    case MarkKind::Sectors:
        return paintSectorLabel(painter, m_space, item);
    case MarkKind::References:
        return paintReferenceLabel(painter, m_space, item);
    case MarkKind::Texts:
        return paintTextLabel(painter, m_space, item);
    case MarkKind::Bars:
    case MarkKind::Rectangles:
    case MarkKind::Cells:
        break;
    case MarkKind::Ribbons:
        return;
    }
    paintBoxLabel(painter, m_space, item);
}

bool LabelPainter::hasOnlyLines() const
{
    return std::all_of(m_space.panel().marks.begin(), m_space.panel().marks.end(), [](const Marks& marks) {
        return marks.kind == MarkKind::Texts
            || (marks.kind == MarkKind::Lines && marks.labelPlace == LabelPlace::LineEnds);
    }) && std::any_of(m_space.panel().marks.begin(), m_space.panel().marks.end(), [](const Marks& marks) {
        return marks.kind == MarkKind::Lines;
    });
}

} // namespace fairshare::gui

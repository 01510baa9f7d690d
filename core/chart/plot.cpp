// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/chart/plot.h"

#include "core/tree/names/row_way.h"
#include "core/tree/share_tree.h"

#include <cassert>

namespace fairshare {

const Marks& marksOf(const Plot& plot, const PlotItem& item)
{
    assert(item.panel < plot.panels.size() && item.marks < plot.panels[item.panel].marks.size());
    return plot.panels[item.panel].marks[item.marks];
}

std::string labelOf(const Plot& plot, const PlotItem& item)
{
    const Marks& marks = marksOf(plot, item);
    if (item.item < marks.labels.size())
        return marks.labels[item.item];
    const NodeRow row = marks.row(item.item);
    return row == NoRow ? std::string() : nameWithEnd(*plot.tree, row, plot.nameEnds);
}

std::string englishLabelOf(const Plot& plot, const PlotItem& item)
{
    const Marks& marks = marksOf(plot, item);
    if (item.item < marks.englishLabels.size())
        return marks.englishLabels[item.item];
    const auto end = plot.nameEnds.find(marks.row(item.item));
    const bool isOfRow = marks.labels.empty() && end != plot.nameEnds.end();
    return isOfRow ? nameWithEnd(plot.tree->name(end->first), end->second.english) : labelOf(plot, item);
}

PlotCard cardOf(const Plot& plot, const PlotItem& item)
{
    const Marks& marks = marksOf(plot, item);
    const NodeRow row = marks.row(item.item);
    PlotCard card;
    card.title = row != NoRow && marks.labels.empty()
        ? nameWithEnd(shownWay(*plot.tree, row), plot.tree->partition(row))
        : labelOf(plot, item);
    card.what = marks.title;
    for (const PlotFigure& figure : marks.figures) {
        const std::string value = exactText(figure, marks, item.item);
        if (value.empty())
            card.lines.push_back({figure.title, "–", {}});
        else
            card.lines.push_back({figure.title, value, figure.unit});
    }
    if (item.item < marks.remarks.size())
        card.remark = marks.remarks[item.item];
    return card;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plotting/canvas/end_names.h"

#include "widgets/plotting/panel/plot_look.h"
#include "widgets/text/shown_text.h"

#include "core/chart/plot.h"

#include <algorithm>
#include <vector>

namespace fairshare::gui {
namespace {

/// True if several lines have the same end, so their names are counted.
bool endTogether(const Marks& marks)
{
    std::vector<double> ends;
    for (std::size_t line = 0; line < marks.size(); ++line)
        if (marks.starts[line + 1] > marks.starts[line])
            ends.push_back(marks.y[marks.starts[line + 1] - 1]);
    std::sort(ends.begin(), ends.end());
    return std::adjacent_find(ends.begin(), ends.end()) != ends.end();
}

} // namespace

EndNames endNamesOf(const Plot& plot, std::size_t panel, const PlotLook& look)
{
    constexpr std::size_t MostNames = 300; // measuring takes time, and more names would not fit
    const QFontMetrics metrics(look.smallFont());
    const int gaps = static_cast<int>(1.4 * look.em());
    EndNames found;
    const std::vector<Marks>& list = plot.panels[panel].marks;
    for (std::size_t at = 0; at < list.size(); ++at) {
        const Marks& marks = list[at];
        if (marks.kind != MarkKind::Lines || marks.labelPlace != LabelPlace::LineEnds || marks.x.empty())
            continue;
        const auto [first, last] = std::minmax_element(marks.x.begin(), marks.x.end());
        found.left = *first;
        found.right = *last;
        const QString height = marks.heightsNamed ? QStringLiteral("00.0 ") : QString();
        const bool all = marks.labelled.empty();
        const std::size_t count = std::min(MostNames, all ? marks.size() : marks.labelled.size());
        for (std::size_t named = 0; named < count; ++named) {
            const std::size_t line = all ? named : marks.labelled[named];
            const QString name = height + shownName(labelOf(plot, {panel, at, line}));
            found.pixels = std::max(found.pixels, metrics.horizontalAdvance(name) + gaps);
        }
        if (marks.rows.empty() && endTogether(marks))
            found.pixels += metrics.horizontalAdvance(QStringLiteral(" +9"));
    }
    return found;
}

QCPRange withRoom(const PlotAxis& axis, const EndNames& names, double width)
{
    constexpr double LeastRoom = 0.1; // fraction of the axis; less is only a margin
    constexpr double MostRoom = 0.4; // on one side
    constexpr double MostAtBoth = 0.56;
    const double span = axis.highest - axis.lowest;
    const double data = names.right - names.left;
    const bool atBoth =
        names.left - axis.lowest > LeastRoom * span && axis.highest - names.right > LeastRoom * span;
    const double part = std::min(atBoth ? MostAtBoth / 2 : MostRoom, names.pixels / std::max(width, 1.0));
    const auto partOf = [&](double room) {
        const double given = room / span;
        return given > LeastRoom ? std::max(given, part) : given;
    };
    const double before = partOf(names.left - axis.lowest);
    const double behind = partOf(axis.highest - names.right);
    const double rest = 1 - before - behind;
    if (names.pixels == 0 || !(data > 0) || !(rest > 0))
        return {axis.lowest, axis.highest};
    return {std::min(axis.lowest, names.left - before / rest * data),
        std::max(axis.highest, names.right + behind / rest * data)};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/plot_selection.h"

#include "core/chart/plot.h"
#include "core/scenario/scenario.h"

#include <algorithm>

namespace fairshare::gui {

bool hasRowsOf(const PlotWidget& plot, const Document& document)
{
    return plot.plot() && !document.isEmpty()
        && plot.plot()->tree->columns().shape == document.scenario()->tree.columns().shape;
}

namespace {

void pick(Selection& selection, const std::vector<NodeRow>& picked, bool add)
{
    if (!add)
        return selection.set(picked, picked.front());
    if (picked.size() == 1)
        return selection.toggle(picked.front());
    std::vector<NodeRow> rows = selection.rows();
    rows.insert(rows.end(), picked.begin(), picked.end());
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    selection.set(rows, picked.front());
}

} // namespace

void shareSelection(PlotWidget& plot, Document& document)
{
    QObject::connect(&plot, &PlotWidget::rowsPicked, &document,
        [&plot, &document](const std::vector<NodeRow>& rows, bool add) {
            if (hasRowsOf(plot, document))
                pick(document.selection(), rows, add);
        });
    QObject::connect(
        &plot, &PlotWidget::clearRequested, &document, [&document] { document.selection().clear(); });
    const auto show = [&plot, &document] {
        if (!plot.plot() || hasRowsOf(plot, document))
            plot.setSelectedRows(document.selection().rows());
    };
    QObject::connect(&document.selection(), &Selection::changed, &plot, show);
    show();
}

} // namespace fairshare::gui

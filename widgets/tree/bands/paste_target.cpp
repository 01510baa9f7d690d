// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/bands/paste_target.h"

#include "widgets/text/typed_number.h"
#include "widgets/tree/table/tree_table_view.h"

#include "core/scenario/evaluation.h"

#include <algorithm>

namespace fairshare::gui {
namespace {

PasteColumn pasteColumn(ColumnKind kind)
{
    switch (kind) {
    case ColumnKind::Name:
        return PasteColumn::Name;
    case ColumnKind::Shares:
        return PasteColumn::Shares;
    case ColumnKind::Usage:
        return PasteColumn::Usage;
    default:
        return PasteColumn::Other;
    }
}

} // namespace

PasteTarget pasteTarget(const TreeTableView& table, std::size_t most)
{
    const ShareTreeModel& model = table.treeModel();
    PasteTarget target;
    if (table.selectedCount() > 1) {
        target.rows = table.selectedNodes(model.visibleRows().size());
        const VisibleRows& rows = model.visibleRows();
        std::sort(target.rows.begin(), target.rows.end(),
            [&rows](NodeRow a, NodeRow b) { return rows.position(a) < rows.position(b); });
        target.meant = target.rows;
        target.fills = true;
    } else if (table.currentIndex().isValid()) {
        for (int row = table.currentIndex().row(); row < model.rowCount() && target.rows.size() < most; ++row)
            target.rows.push_back(model.nodeAt(row));
    }
    for (int column = 0; column < model.columnCount(); ++column) {
        if (table.isColumnHidden(column))
            continue;
        if (column == std::max(0, table.currentIndex().column()))
            target.current = target.columns.size();
        target.columns.push_back(pasteColumn(treeColumns()[static_cast<std::size_t>(column)].kind));
        target.titles.push_back(model.headerData(column, Qt::Horizontal).toString().toStdString());
    }
    if (const EvaluationPtr& figures = model.results().current();
        figures && figures->tree.columns().shape == model.visibleRows().shape())
        target.totals = figures->usageTotal;
    target.usageUnit = TimeUnit::Hour;
    const TypedNumber number;
    target.point = number.point;
    target.group = number.group;
    return target;
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_paste_target.h"

#include "widgets/quotas/quota_table.h"
#include "widgets/table/list_table.h"
#include "widgets/text/typed_number.h"

#include <algorithm>

namespace fairshare::gui {

GroupPasteTarget groupPasteTarget(const QuotaTable& table)
{
    const QuotaModel& model = table.quotaModel();
    GroupPasteTarget target;
    const std::vector<int> selected = selectedRows(table);
    target.fills = selected.size() > 1;
    if (target.fills)
        for (const int row : selected)
            target.groups.push_back(model.groups().groupOf(model.nodeAt(row)));
    else if (table.currentIndex().isValid())
        for (int row = table.currentIndex().row(); row < model.rowCount(); ++row)
            target.groups.push_back(model.groups().groupOf(model.nodeAt(row)));
    for (int column = 0; column < QuotaColumnCount; ++column) {
        if (table.isColumnHidden(column))
            continue;
        if (column == std::max(0, table.currentIndex().column()))
            target.current = target.columns.size();
        target.columns.push_back({static_cast<QuotaColumn>(column) == QuotaColumn::Name,
            quotaFieldOf(static_cast<QuotaColumn>(column)),
            model.headerData(column, Qt::Horizontal).toString().toStdString()});
    }
    if (model.groups().isReady())
        for (const QuotaRow row : model.groups().tree().rowOfGroup)
            target.cores.push_back(row == NoQuotaRow ? 0 : model.groups().coresOf(row).value_or(0));
    target.on = QuotaCells::flagWord(true).toStdString();
    target.off = QuotaCells::flagWord(false).toStdString();
    const TypedNumber number;
    target.point = number.point;
    target.group = number.group;
    return target;
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/edit_bands.h"

#include "widgets/page/actions.h"
#include "widgets/page/bands.h"
#include "widgets/quotas/group_paste_band.h"
#include "widgets/quotas/group_values_band.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/tree/tree_page.h"
#include "widgets/tree/tree_paste_band.h"
#include "widgets/tree/tree_values_band.h"

#include <array>

namespace fairshare::gui {

void createEditBands(const Actions& actions, const EditedViews& views, Bands& bands)
{
    TreeTableView& tree = views.tree.table();
    QuotaTable& groups = views.quotas.table();
    auto* treeValues = new TreeValuesBand(views.document, tree, &bands);
    auto* treePaste = new TreePasteBand(views.document, tree, &bands);
    auto* groupValues = new GroupValuesBand(views.document, groups, &bands);
    auto* groupPaste = new GroupPasteBand(views.document, groups, &bands);
    const std::vector<Band*> all{treeValues, treePaste, groupValues, groupPaste};
    const auto leaveOthers = [all](const Band* asked) {
        for (Band* band : all)
            if (band != asked)
                band->leave();
    };
    for (Band* band : all)
        bands.add(*band);
    const std::array<std::pair<QAction*, RowsOperation>, 3> operations{
        {{actions.setValue, RowsOperation::Set}, {actions.scaleBy, RowsOperation::Scale},
            {actions.distribute, RowsOperation::Distribute}}};
    for (const auto& [action, operation] : operations)
        QObject::connect(action, &QAction::triggered, &bands,
            [leaveOthers, treeValues, groupValues, operation, &quotas = views.quotas] {
                ValuesBand* asked = groupValues;
                if (!quotas.isShown())
                    asked = treeValues;
                leaveOthers(asked);
                asked->ask(operation);
            });
    const auto paste = [leaveOthers](PasteBand* asked) {
        return [leaveOthers, asked](const QString& text) {
            leaveOthers(asked);
            asked->ask(text);
        };
    };
    QObject::connect(&tree, &TreeTableView::textPasted, treePaste, paste(treePaste));
    QObject::connect(&groups, &QuotaTable::textPasted, groupPaste, paste(groupPaste));
}

} // namespace fairshare::gui

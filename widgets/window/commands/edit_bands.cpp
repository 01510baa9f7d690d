// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/commands/edit_bands.h"

#include "widgets/page/actions.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/formula_band.h"
#include "widgets/page/bands/paste_band.h"
#include "widgets/page/bands/values_band.h"
#include "widgets/page/table_commands.h"
#include "widgets/window/views/view_tabs.h"

#include <array>
#include <map>

namespace fairshare::gui {
namespace {

std::vector<Band*> allOf(const EditBands& made)
{
    std::vector<Band*> all{made.values, made.paste};
    if (made.formula != nullptr)
        all.push_back(made.formula);
    return all;
}

} // namespace

void createEditBands(const Actions& actions, const ViewTabs& views, Bands& bands)
{
    std::map<const TableCommands*, ValuesBand*> values;
    std::vector<std::pair<const ViewPage*, PasteBand*>> pastes;
    std::map<const TableCommands*, FormulaBand*> formulas;
    std::vector<Band*> all;
    for (const ViewPage* page : views.pages())
        if (TableCommands* commands = page->tableCommands()) {
            const EditBands made = commands->createBands(bands);
            values.emplace(commands, made.values);
            pastes.emplace_back(page, made.paste);
            formulas.emplace(commands, made.formula);
            for (Band* band : allOf(made)) {
                bands.add(*band);
                all.push_back(band);
            }
        }
    const auto leaveOthers = [all](const Band* asked) {
        for (Band* band : all)
            if (band != asked)
                band->leave();
    };
    const std::array<std::pair<QAction*, RowsOperation>, 3> operations{
        {{actions.setValue, RowsOperation::Set}, {actions.scaleBy, RowsOperation::Scale},
            {actions.distribute, RowsOperation::Distribute}}};
    for (const auto& [action, operation] : operations)
        QObject::connect(action, &QAction::triggered, &bands, [leaveOthers, values, operation, &views] {
            ValuesBand* asked = values.at(&views.tableCommands());
            leaveOthers(asked);
            asked->ask(operation);
        });
    QObject::connect(actions.formula, &QAction::triggered, &bands, [leaveOthers, formulas, &views] {
        FormulaBand* asked = formulas.at(&views.tableCommands());
        if (asked == nullptr)
            return;
        leaveOthers(asked);
        asked->ask();
    });
    for (const auto& [page, paste] : pastes)
        QObject::connect(
            page, &ViewPage::textPasted, paste, [leaveOthers, asked = paste](const QString& text) {
                leaveOthers(asked);
                asked->ask(text);
            });
}

} // namespace fairshare::gui

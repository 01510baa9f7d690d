// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/columns_menu.h"

#include "widgets/controls/mnemonics.h"
#include "widgets/document/settings.h"
#include "widgets/page/table_commands.h"
#include "widgets/window/views/view_tabs.h"

#include <QMenu>

namespace fairshare::gui {

ColumnsMenu::ColumnsMenu(QMenu& menu, const ViewTabs& views, Settings& settings)
{
    connect(&menu, &QMenu::aboutToShow, this, [&menu, &views] {
        menu.clear();
        views.tableCommands().fillColumnMenu(menu);
        giveMnemonics(menu);
    });
    for (const ViewPage* page : views.pages())
        if (TableCommands* commands = page->tableCommands()) {
            commands->restoreColumns(settings.treeColumns());
            connect(page, &ViewPage::columnsChanged, this,
                [commands, &settings] { settings.setTreeColumns(commands->columnState()); });
        }
}

} // namespace fairshare::gui

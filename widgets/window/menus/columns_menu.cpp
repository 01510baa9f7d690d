// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/menus/columns_menu.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/document/settings.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/bands/name_band.h"
#include "widgets/page/removal_menu.h"
#include "widgets/page/table_commands.h"
#include "widgets/text/shown_text.h"
#include "widgets/window/views/view_tabs.h"

#include <QMenu>

namespace fairshare::gui {
namespace {

const auto RememberedTable = QStringLiteral("tree");

} // namespace

ColumnsMenu::ColumnsMenu(const Parts& parts, Bands& bands)
    : m_parts(parts)
    , m_naming(new NameBand(&bands))
{
    m_naming->setObjectName(QStringLiteral("columnSetNameBand"));
    bands.add(*m_naming);
    connect(&parts.menu, &QMenu::aboutToShow, this, &ColumnsMenu::fill);
    for (const ViewPage* page : parts.views.pages()) {
        TableCommands* commands = page->tableCommands();
        if (commands == nullptr || commands->tableId() != RememberedTable)
            continue;
        commands->restoreColumns(parts.settings.treeColumns());
        connect(page, &ViewPage::columnsChanged, this,
            [commands, settings = &parts.settings] { settings->setTreeColumns(commands->columnState()); });
    }
}

void ColumnsMenu::fill()
{
    m_parts.menu.clear();
    // Clearing a menu does not delete its submenus.
    qDeleteAll(m_parts.menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    TableCommands& commands = m_parts.views.tableCommands();
    commands.fillColumnMenu(m_parts.menu);
    addSets(commands);
    giveMnemonics(m_parts.menu);
}

void ColumnsMenu::addSets(TableCommands& commands)
{
    QMenu& menu = m_parts.menu;
    menu.addSeparator();
    const NamedValues sets = m_parts.settings.columnSets(commands.tableId());
    for (const QString& name : sets.names()) {
        QAction* entry = menu.addAction(menuText(shownText(name)));
        entry->setObjectName(QStringLiteral("columnSet_%1").arg(name));
        entry->setStatusTip(tr("Show the columns of this set"));
        connect(entry, &QAction::triggered, this, [this, &commands, name] { apply(commands, name); });
    }
    QAction* saving = menu.addAction(tr("Save column set as…"));
    saving->setObjectName(QStringLiteral("saveColumnSet"));
    saving->setStatusTip(tr("Save the visible columns and their widths under a name"));
    connect(saving, &QAction::triggered, this, [this, &commands] { askForName(commands); });
    fillRemovalMenu(*menu.addMenu(tr("Remove column set")), sets,
        {QStringLiteral("removeColumnSet_"), tr("Remove this column set"), tr("no saved column sets")});
}

void ColumnsMenu::askForName(const TableCommands& commands)
{
    NamedValues sets = m_parts.settings.columnSets(commands.tableId());
    // The state is read now, because another view may be shown when the name is entered.
    m_naming->ask(tr("Column set &name"), sets.freeName(tr("Columns %1")),
        [sets, state = commands.columnState()](const QString& name) mutable {
            sets.set(name, state);
            return true;
        });
}

void ColumnsMenu::apply(TableCommands& commands, const QString& name)
{
    commands.restoreColumns(m_parts.settings.columnSets(commands.tableId()).value(name).toByteArray());
    if (commands.tableId() == RememberedTable)
        m_parts.settings.setTreeColumns(commands.columnState());
}

} // namespace fairshare::gui

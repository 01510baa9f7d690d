// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_commands.h"

#include "widgets/controls/menus/mnemonics.h"
#include "widgets/page/actions.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/obstacle.h"
#include "widgets/quotas/group_paste_band.h"
#include "widgets/quotas/group_values_band.h"
#include "widgets/quotas/quota_page.h"
#include "widgets/quotas/quota_table.h"

#include "core/scenario/scenario.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMimeData>

#include <algorithm>
#include <array>
#include <tuple>

namespace fairshare::gui {
namespace {

constexpr std::size_t MostGroupsLookedAt =
    1000; ///< for more groups, the obstacle is reported only when a move is attempted

} // namespace

GroupCommands::GroupCommands(const Actions& actions, Document& document, QuotaPage& page)
    : QObject(&page)
    , m_actions(actions)
    , m_document(document)
    , m_page(page)
{
    connectCommands();
    createMenu();
    const QuotaTable& table = page.table();
    connect(
        table.selectionModel(), &QItemSelectionModel::selectionChanged, &page, &ViewPage::commandsChanged);
    connect(table.selectionModel(), &QItemSelectionModel::currentChanged, &page, &ViewPage::commandsChanged);
    connect(table.model(), &QAbstractItemModel::dataChanged, &page, &ViewPage::commandsChanged);
    connect(table.model(), &QAbstractItemModel::modelReset, &page, &ViewPage::commandsChanged);
    connect(QApplication::clipboard(), &QClipboard::dataChanged, &page, &ViewPage::commandsChanged);
}

void GroupCommands::connectCommands()
{
    QuotaTable* table = &m_page.table();
    const auto commands = std::to_array<std::pair<QAction*, void (QuotaTable::*)()>>(
        {{m_actions.editCell, &QuotaTable::editCurrentCell}, {m_actions.paste, &QuotaTable::paste},
            {m_actions.addGroup, &QuotaTable::addGroup}, {m_actions.rename, &QuotaTable::renameCurrent},
            {m_actions.remove, &QuotaTable::removeSelected},
            {m_actions.revertChange, &QuotaTable::revertCurrent},
            {m_actions.expandAll, &QuotaTable::expandAll},
            {m_actions.collapseAll, &QuotaTable::collapseAll}});
    for (const auto& [action, run] : commands)
        m_page.serve(*action, [table, run] { (table->*run)(); });
    m_page.serve(*m_actions.moveUp, [table] { table->moveSelected(LevelMove::Up); });
    m_page.serve(*m_actions.moveDown, [table] { table->moveSelected(LevelMove::Down); });
}

void GroupCommands::createMenu()
{
    QuotaTable* table = &m_page.table();
    const auto gap = [table] {
        auto* line = new QAction(table);
        line->setSeparator(true);
        return line;
    };
    auto* columns = new QMenu(tr("C&olumns"), table);
    connect(columns, &QMenu::aboutToShow, table, [table, columns] {
        columns->clear();
        table->fillColumnMenu(*columns);
        giveMnemonics(*columns);
    });
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    table->addActions({m_actions.editCell, m_actions.setValue, m_actions.scaleBy, m_actions.distribute,
        m_actions.revertChange, gap(), m_actions.addGroup, m_actions.rename, m_actions.remove,
        m_actions.moveUp, m_actions.moveDown, gap(), m_actions.copy, m_actions.copyWithHeaders,
        m_actions.paste, gap(), m_actions.exportView, m_actions.exportData, m_actions.copyAsCommand, gap(),
        m_actions.expandAll, m_actions.collapseAll, columns->menuAction(), m_actions.whatIsThis});
}

bool GroupCommands::hasChangedCell() const
{
    const QuotaTable& table = m_page.table();
    const QModelIndex cell = table.cellToEdit();
    if (cell.data(QuotaModel::ChangedRole).toBool())
        return true;
    const std::vector<QuotaRow> rows = table.selectedNodes();
    return std::ranges::any_of(rows, [&table, &cell](QuotaRow row) {
        const int place = table.quotaModel().placeOf(row);
        return place >= 0
            && table.model()->index(place, cell.column()).data(QuotaModel::ChangedRole).toBool();
    });
}

void GroupCommands::refuseWhatGroupsLack(const QString& table) const
{
    const auto refuse = [&table](QAction* action, const QString& why) {
        setObstacle(*action, firstObstacle({table, why}));
    };
    refuse(m_actions.addAccount, tr("a pool has groups instead of accounts"));
    refuse(m_actions.addUser, tr("a pool has groups instead of users"));
    refuse(m_actions.setPartition, tr("a pool has groups instead of users"));
    for (QAction* action : {m_actions.shareFromParent, m_actions.formula})
        refuse(action, tr("groups have quotas instead of shares"));
    refuse(m_actions.duplicate, tr("group names in a pool must be unique"));
    refuse(m_actions.sortByColumn, tr("groups are listed in HTCondor's negotiation order"));
    refuse(m_actions.cut,
        tr("groups cannot be cut; drag a group onto another one, or rename it to its new path"));
}

void GroupCommands::refreshMoves(const QString& row, const std::vector<QuotaRow>& chosen)
{
    const QuotaEdits& edits = m_page.table().quotaModel().edits();
    const std::array<std::tuple<QAction*, LevelMove, QString>, 2> moves{{
        {m_actions.moveUp, LevelMove::Up, tr("Move the selected groups out of their parent group")},
        {m_actions.moveDown, LevelMove::Down,
            tr("Move the selected groups into the group before them or, if there is none, the one after "
               "them")},
    }};
    for (const auto& [action, move, tip] : moves) {
        const bool looks = row.isEmpty() && chosen.size() <= MostGroupsLookedAt;
        setObstacle(*action, looks ? edits.hindrance(chosen, move) : row);
        if (action->isEnabled())
            action->setStatusTip(tip);
    }
}

bool GroupCommands::finishEditing()
{
    return m_page.table().finishEditing();
}

void GroupCommands::selectChanged()
{
    QuotaTable& table = m_page.table();
    table.selectRows(table.quotaModel().groups().changedRows());
}

EditBands GroupCommands::createBands(Bands& bands)
{
    return {new GroupValuesBand(m_document, m_page.table(), &bands),
        new GroupPasteBand(m_document, m_page.table(), &bands)};
}

void GroupCommands::fillColumnMenu(QMenu& menu)
{
    m_page.table().fillColumnMenu(menu);
}

QByteArray GroupCommands::columnState() const
{
    return m_page.table().shownColumns().join(QLatin1Char('\n')).toUtf8();
}

void GroupCommands::restoreColumns(const QByteArray& state)
{
    if (!state.isEmpty())
        m_page.table().setShownColumns(QString::fromUtf8(state).split(QLatin1Char('\n')));
}

void GroupCommands::refresh()
{
    const QuotaTable& groups = m_page.table();
    const bool hasGroups = !m_document.isEmpty() && m_document.scenario()->quotas.has();
    const QString table = firstObstacle(
        {missingDocument(m_document), obstacleIf(!hasGroups, tr("this scenario has no group quotas"))});
    refuseWhatGroupsLack(table);
    for (QAction* action : {m_actions.addGroup, m_actions.expandAll, m_actions.collapseAll})
        setObstacle(*action, table);
    const QMimeData* held = QApplication::clipboard()->mimeData();
    const QModelIndex current = groups.currentIndex();
    const QString row = firstObstacle({table, obstacleIf(!current.isValid(), tr("no row is selected"))});
    const bool holdsText = held != nullptr && held->hasText();
    setObstacle(
        *m_actions.paste, firstObstacle({row, obstacleIf(!holdsText, tr("nothing has been cut or copied"))}));
    for (QAction* action : {m_actions.setValue, m_actions.scaleBy, m_actions.distribute})
        setObstacle(*action, row);
    const std::vector<QuotaRow> chosen = groups.chosenRows();
    const bool rootOnly = chosen.empty() || (chosen.size() == 1 && chosen.front() == RootQuotaRow);
    refreshMoves(row, chosen);
    const bool rootCurrent = current.isValid() && groups.quotaModel().nodeAt(current) == RootQuotaRow;
    const QString root = tr("this does not apply to the root");
    setObstacle(*m_actions.remove, firstObstacle({row, obstacleIf(rootOnly, root)}));
    setObstacle(*m_actions.rename, firstObstacle({row, obstacleIf(rootCurrent, root)}));
    const QModelIndex cell = groups.cellToEdit();
    const bool takes = cell.flags().testFlag(Qt::ItemIsEditable) || cell.data(QuotaModel::FlagRole).isValid()
        || (current.column() == 0 && !rootCurrent);
    setObstacle(
        *m_actions.editCell, firstObstacle({row, obstacleIf(!takes, tr("this cell cannot be edited"))}));
    const bool isAsBefore = row.isEmpty() && !hasChangedCell();
    setObstacle(*m_actions.revertChange,
        firstObstacle({row, obstacleIf(isAsBefore, tr("the selection matches the baseline"))}));
}

} // namespace fairshare::gui

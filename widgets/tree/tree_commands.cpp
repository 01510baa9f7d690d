// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_commands.h"

#include "widgets/page/actions.h"
#include "widgets/page/bands/bands.h"
#include "widgets/page/obstacle.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/bands/tree_formula_band.h"
#include "widgets/tree/bands/tree_paste_band.h"
#include "widgets/tree/bands/tree_values_band.h"
#include "widgets/tree/tree_finder.h"
#include "widgets/tree/tree_page.h"

#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int SharesPlace = 1;
/// A larger selection is assumed to contain a change; searching for one would take too long.
constexpr std::size_t MostRowsLookedAt = 1000;

bool isEditable(const QModelIndex& index)
{
    return index.isValid() && index.flags().testFlag(Qt::ItemIsEditable);
}

} // namespace

TreeCommands::TreeCommands(const Actions& actions, const Parts& parts)
    : QObject(&parts.page)
    , m_actions(actions)
    , m_document(parts.document)
    , m_page(parts.page)
    , m_finder(parts.finder)
    , m_table(parts.page.table())
{
    connectCommands();
    createMenu();
    const QItemSelectionModel* selection = m_table.selectionModel();
    connect(selection, &QItemSelectionModel::selectionChanged, &m_page, &ViewPage::commandsChanged);
    connect(selection, &QItemSelectionModel::currentChanged, &m_page, &ViewPage::commandsChanged);
    connect(&m_table.clipboard(), &RowClipboard::changed, &m_page, &ViewPage::commandsChanged);
}

void TreeCommands::connectCommands()
{
    TreeTableView* table = &m_table;
    const Actions& actions = m_actions;
    const auto commands = std::to_array<std::pair<const QAction*, void (TreeTableView::*)()>>(
        {{actions.editCell, &TreeTableView::editCurrentCell}, {actions.cut, &TreeTableView::cut},
            {actions.paste, &TreeTableView::paste}, {actions.duplicate, &TreeTableView::duplicateSelected},
            {actions.rename, &TreeTableView::renameCurrent},
            {actions.setPartition, &TreeTableView::editPartition},
            {actions.remove, &TreeTableView::removeSelected},
            {actions.revertChange, &TreeTableView::revertChange},
            {actions.shareFromParent, &TreeTableView::shareFromParent},
            {actions.expandAll, &TreeTableView::expandAll},
            {actions.collapseAll, &TreeTableView::collapseAll},
            {actions.sortByColumn, &TreeTableView::sortByCurrentColumn}});
    for (const auto& [action, run] : commands)
        m_page.serve(*action, [table, run] { (table->*run)(); });
    m_page.serve(*actions.addAccount, [table] { table->addAssociation(NodeKind::Account); });
    m_page.serve(*actions.addUser, [table] { table->addAssociation(NodeKind::User); });
    m_page.serve(*actions.moveUp, [table] { table->moveSelected(LevelMove::Up); });
    m_page.serve(*actions.moveDown, [table] { table->moveSelected(LevelMove::Down); });
}

void TreeCommands::createMenu()
{
    TreeTableView* table = &m_table;
    const Actions& actions = m_actions;
    const auto gap = [table] {
        auto* line = new QAction(table);
        line->setSeparator(true);
        return line;
    };
    table->setContextMenuPolicy(Qt::ActionsContextMenu);
    table->addActions({actions.editCell, actions.setValue, actions.scaleBy, actions.distribute,
        actions.formula, actions.shareFromParent, actions.revertChange, gap(), actions.addAccount,
        actions.addUser, actions.duplicate, actions.rename, actions.setPartition, actions.remove,
        actions.moveUp, actions.moveDown, gap(), actions.cut, actions.copy, actions.copyWithHeaders,
        actions.paste, gap(), actions.exportView, actions.exportData, actions.copyAsCommand, gap(),
        actions.sortByColumn, actions.expandAll, actions.collapseAll, actions.whatIsThis});
}

bool TreeCommands::hasChangedCell() const
{
    const TreeTableView& table = m_table;
    const QModelIndex current = table.currentIndex();
    const int column = isEditable(current) ? current.column() : SharesPlace;
    if (current.siblingAtColumn(column).data(ShareTreeModel::ChangedRole).toBool())
        return true;
    if (table.selectedCount() > MostRowsLookedAt)
        return true;
    const std::vector<NodeRow> selected = table.selectedNodes(MostRowsLookedAt);
    return std::any_of(selected.begin(), selected.end(), [&table, column](NodeRow node) {
        const int place = table.treeModel().placeOf(node);
        return place >= 0 && table.model()->index(place, column).data(ShareTreeModel::ChangedRole).toBool();
    });
}

QString TreeCommands::obstacleOfTable() const
{
    return firstObstacle(
        {missingDocument(m_document), obstacleIf(!m_page.isShown(), tr("the tree is not shown"))});
}

void TreeCommands::refresh()
{
    const QModelIndex current = m_table.currentIndex();
    const QString table = obstacleOfTable();
    setObstacle(*m_actions.addGroup,
        firstObstacle({missingDocument(m_document), tr("the pool's groups are not shown")}));
    for (QAction* action : {m_actions.addAccount, m_actions.addUser, m_actions.expandAll,
             m_actions.collapseAll, m_actions.sortByColumn})
        setObstacle(*action, table);
    setObstacle(*m_actions.paste,
        firstObstacle(
            {table, obstacleIf(!m_table.clipboard().canPaste(), tr("nothing has been cut or copied"))}));
    const QString row = firstObstacle({table, obstacleIf(!current.isValid(), tr("no row is selected"))});
    for (QAction* action : {m_actions.setValue, m_actions.scaleBy, m_actions.distribute, m_actions.formula})
        setObstacle(*action, row);
    // All rows except the root have shares.
    const bool shares = isEditable(current.siblingAtColumn(SharesPlace));
    const QString notRoot = firstObstacle({row, obstacleIf(!shares, tr("this does not apply to the root"))});
    for (QAction* action :
        {m_actions.duplicate, m_actions.rename, m_actions.remove, m_actions.cut, m_actions.shareFromParent})
        setObstacle(*action, notRoot);
    const NodeRow node = m_table.treeModel().nodeAt(current);
    const bool isUser = notRoot.isEmpty() && m_document.scenario()->tree.isUser(node);
    setObstacle(*m_actions.setPartition,
        firstObstacle({notRoot, obstacleIf(!isUser, tr("only users have partitions"))}));
    const QString cell = firstObstacle(
        {row, obstacleIf(!shares && !isEditable(current), tr("the root account has no shares"))});
    setObstacle(*m_actions.editCell, cell);
    const bool isAsBefore = cell.isEmpty() && !hasChangedCell();
    setObstacle(*m_actions.revertChange,
        firstObstacle({cell, obstacleIf(isAsBefore, tr("the selection matches the baseline"))}));
    refreshMoves(row);
}

void TreeCommands::refreshMoves(const QString& obstacle)
{
    const TreeTableView& table = m_table;
    const bool looksAtAll = obstacle.isEmpty() && table.selectedCount() <= MostRowsLookedAt;
    const std::vector<NodeRow> rows = looksAtAll ? table.chosenRows() : std::vector<NodeRow>();
    const auto moves = std::to_array<std::pair<QAction*, LevelMove>>(
        {{m_actions.moveUp, LevelMove::Up}, {m_actions.moveDown, LevelMove::Down}});
    for (const auto& [action, move] : moves) {
        setObstacle(*action, obstacle);
        if (rows.empty())
            continue;
        const auto text = table.treeModel().edits().levelMoveText(rows, move);
        setObstacle(*action, text ? QString() : shownName(text.error().message));
        if (text)
            action->setStatusTip(*text);
    }
}

bool TreeCommands::finishEditing()
{
    return m_table.finishEditing();
}

void TreeCommands::selectChanged()
{
    m_finder.selectChanged();
}

EditBands TreeCommands::createBands(Bands& bands)
{
    m_table.installEventFilter(&bands); // Esc closes a band before it does anything in the table
    return {new TreeValuesBand(m_document, m_table, &bands), new TreePasteBand(m_document, m_table, &bands),
        new TreeFormulaBand(m_document, m_table, &bands)};
}

void TreeCommands::fillColumnMenu(QMenu& menu)
{
    m_table.fillColumnMenu(menu);
}

QByteArray TreeCommands::columnState() const
{
    return m_table.columns().state();
}

void TreeCommands::restoreColumns(const QByteArray& state)
{
    m_table.columns().restore(state);
}

} // namespace fairshare::gui

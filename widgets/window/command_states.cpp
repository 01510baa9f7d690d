// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/window/command_states.h"

#include "widgets/controls/mnemonics.h"
#include "widgets/page/actions.h"
#include "widgets/page/file_commands.h"
#include "widgets/page/obstacle.h"
#include "widgets/plotting/plot_widget.h"
#include "widgets/quotas/group_commands.h"
#include "widgets/table/value_editor.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/tree_page.h"
#include "widgets/window/view_registry.h"
#include "widgets/window/view_tabs.h"

#include "core/scenario/scenario.h"

#include <QActionGroup>
#include <QApplication>

#include <algorithm>
#include <array>

namespace fairshare::gui {
namespace {

constexpr int SharesColumn = 1;
/// A larger selection is assumed to contain a change; searching for one would take too long.
constexpr std::size_t MostRowsLookedAt = 1000;

bool isEditable(const QModelIndex& index)
{
    return index.isValid() && index.flags().testFlag(Qt::ItemIsEditable);
}

} // namespace

CommandStates::CommandStates(Actions& actions, Document& document, FileCommands& files, TreePage& tree)
    : QObject(&actions)
    , m_actions(actions)
    , m_document(document)
    , m_files(files)
    , m_tree(tree)
{
    connect(&document, &Document::scenarioChanged, this, &CommandStates::onScenarioChanged);
    connect(&document, &Document::stateChanged, this, &CommandStates::refreshFile);
    connect(&document, &Document::stateChanged, this, &CommandStates::refreshBaselines);
    connect(&document, &Document::baselineChanged, this, &CommandStates::refreshBaselines);
    connect(&document, &Document::baselineChanged, this, &CommandStates::refreshCells);
    connect(&document, &Document::baselineRenamed, this, &CommandStates::refreshBaselines);
    connect(&files, &FileCommands::changedOnDisk, this, &CommandStates::refreshFile);
    connect(&files, &FileCommands::succeeded, this, &CommandStates::refreshFile);
    // The text of an open editor is saved too.
    connect(qApp, &QApplication::focusChanged, this, &CommandStates::refreshFile);
    connect(qApp, &QApplication::focusChanged, this, &CommandStates::refreshCharts);
    const QItemSelectionModel* selection = tree.table().selectionModel();
    connect(selection, &QItemSelectionModel::selectionChanged, this, &CommandStates::refreshCells);
    connect(selection, &QItemSelectionModel::currentChanged, this, &CommandStates::refreshCells);
    connect(&tree.table().clipboard(), &RowClipboard::changed, this, &CommandStates::refreshCells);
    connect(actions.baselineOpened, &QAction::triggered, &document,
        [&document] { document.chooseBaseline(Document::Baseline::Opened); });
    connect(actions.baselineSaved, &QAction::triggered, &document,
        [&document] { document.chooseBaseline(Document::Baseline::Saved); });
    connect(actions.baselineOther, &QAction::triggered, &document,
        [&document] { document.chooseBaseline(Document::Baseline::Other); });
    connect(actions.compareWith, &QAction::triggered, &files, &FileCommands::compareWithDialog);
    onScenarioChanged(Document::Change::Opened);
}

void CommandStates::onScenarioChanged(Document::Change change)
{
    if (change != Document::Change::Values) {
        m_actions.setDocumentOpen(!m_document.isEmpty());
        setHitCount(0);
        refreshFile();
        refreshCharts();
        refreshBaselines();
        refreshAlgorithms();
    }
    refreshCells();
}

void CommandStates::setView(const QString& id)
{
    m_view = id;
    refreshAlgorithms();
    refreshCells();
}

void CommandStates::takeGroups(GroupCommands& groups)
{
    m_groups = &groups;
    connect(&groups, &GroupCommands::changed, this, &CommandStates::refreshCells);
    refreshCells();
}

void CommandStates::followSurfaces(const ViewTabs& views)
{
    const auto refresh = [this, &views] {
        const auto maps = views.current().drawsMaps();
        setObstacle(*m_actions.surfacesAsMaps,
            firstObstacle({missingDocument(m_document), obstacleIf(!maps, tr("no surface is shown"))}));
        m_actions.surfacesAsMaps->setChecked(maps.value_or(false));
    };
    connect(&views, &ViewTabs::viewChanged, this, refresh);
    connect(&m_document, &Document::scenarioChanged, this, refresh);
    for (const ViewPage* page : views.findChildren<ViewPage*>())
        connect(page, &ViewPage::shapeChanged, this, refresh);
    connect(m_actions.surfacesAsMaps, &QAction::triggered, &views,
        [&views](bool maps) { views.current().setDrawsMaps(maps); });
    refresh();
}

void CommandStates::setHitCount(std::size_t hits)
{
    const QString obstacle =
        firstObstacle({missingDocument(m_document), obstacleIf(hits == 0, tr("no matches"))});
    for (QAction* action : {m_actions.findNext, m_actions.findPrevious})
        setObstacle(*action, obstacle);
}

void CommandStates::refreshFile()
{
    const bool edits = qobject_cast<const ValueEditor*>(QApplication::focusWidget()) != nullptr;
    const bool unsaved = m_files.canSave() || edits;
    setObstacle(*m_actions.save,
        firstObstacle(
            {missingDocument(m_document), obstacleIf(!unsaved, tr("there are no unsaved changes"))}));
    setObstacle(*m_actions.reload,
        firstObstacle({missingDocument(m_document),
            obstacleIf(!m_files.canReload(), tr("the scenario was not opened from a file"))}));
}

void CommandStates::refreshCharts()
{
    const bool chart = qobject_cast<const PlotWidget*>(QApplication::focusWidget()) != nullptr;
    const QString obstacle = firstObstacle(
        {missingDocument(m_document), obstacleIf(!chart, tr("no chart has the keyboard focus"))});
    for (QAction* action : {m_actions.fitRange, m_actions.wholeRange})
        setObstacle(*action, obstacle);
}

bool CommandStates::hasChangedCell() const
{
    const TreeTableView& table = m_tree.table();
    const QModelIndex current = table.currentIndex();
    const int column = isEditable(current) ? current.column() : SharesColumn;
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

QString CommandStates::obstacleOfTable() const
{
    const bool treeShown = m_view.isEmpty() || m_view == QLatin1String(views().front().id);
    return firstObstacle({missingDocument(m_document), obstacleIf(!treeShown, tr("the tree is not shown"))});
}

void CommandStates::refreshCells()
{
    if (m_groups != nullptr && m_view == QLatin1String("quotas"))
        return m_groups->refresh();
    const QModelIndex current = m_tree.table().currentIndex();
    const QString table = obstacleOfTable();
    setObstacle(*m_actions.addGroup,
        firstObstacle({missingDocument(m_document), tr("the pool's groups are not shown")}));
    for (QAction* action : {m_actions.addAccount, m_actions.addUser, m_actions.expandAll,
             m_actions.collapseAll, m_actions.sortByColumn})
        setObstacle(*action, table);
    setObstacle(*m_actions.paste,
        firstObstacle({table,
            obstacleIf(!m_tree.table().clipboard().canPaste(), tr("nothing has been cut or copied"))}));
    const QString row = firstObstacle({table, obstacleIf(!current.isValid(), tr("no row is selected"))});
    for (QAction* action : {m_actions.setValue, m_actions.scaleBy, m_actions.distribute})
        setObstacle(*action, row);
    // All rows except the root have shares.
    const bool shares = isEditable(current.siblingAtColumn(SharesColumn));
    const QString notRoot = firstObstacle({row, obstacleIf(!shares, tr("this does not apply to the root"))});
    for (QAction* action :
        {m_actions.duplicate, m_actions.rename, m_actions.remove, m_actions.cut, m_actions.shareFromParent})
        setObstacle(*action, notRoot);
    const NodeRow node = m_tree.table().treeModel().nodeAt(current);
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

void CommandStates::refreshMoves(const QString& obstacle)
{
    const TreeTableView& table = m_tree.table();
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

void CommandStates::refreshAlgorithms()
{
    const QString obstacle = firstObstacle({missingDocument(m_document),
        obstacleIf(
            m_view == QLatin1String("quotas"), tr("this view uses group quotas, not a fairshare algorithm")),
        obstacleIf(m_view == QLatin1String("simulator"), tr("the simulation has its own job order"))});
    for (QAction* action : m_actions.algorithms->actions())
        setObstacle(*action, obstacle);
}

void CommandStates::refreshBaselines()
{
    using Baseline = Document::Baseline;
    const bool open = !m_document.isEmpty();
    m_actions.baselineOpened->setChecked(open && m_document.chosenBaseline() == Baseline::Opened);
    const bool saved = m_document.hasBaseline(Baseline::Saved);
    setObstacle(*m_actions.baselineSaved,
        firstObstacle({missingDocument(m_document),
            obstacleIf(!saved, tr("the scenario has not been saved since it was opened"))}));
    m_actions.baselineSaved->setChecked(m_document.chosenBaseline() == Baseline::Saved);
    m_actions.baselineOther->setText(menuText(m_document.otherBaselineName()));
    m_actions.baselineOther->setVisible(m_document.hasBaseline(Baseline::Other));
    m_actions.baselineOther->setChecked(m_document.chosenBaseline() == Baseline::Other);
}

} // namespace fairshare::gui

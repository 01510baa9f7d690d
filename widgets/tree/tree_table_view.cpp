// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_table_view.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/text/clipboard.h"
#include "widgets/tree/tree_cell_delegate.h"

#include "core/scenario/scenario.h"

#include <QApplication>
#include <QEvent>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QScrollBar>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int SharesColumn = 1;

} // namespace
TreeTableView::TreeTableView(ShareTreeModel& model, QWidget* parent)
    : EditableTable(parent)
    , m_model(model)
    , m_header(new TreeHeaderView(this))
{
    setObjectName(QStringLiteral("treeTable"));
    setAccessibleName(tr("Tree of accounts and users"));
    createHeader();
    setModel(&model);
    createColumns();
    setItemDelegate(
        new TreeCellDelegate(model, [this](const QModelIndex& index) { return editedRows(index); }, this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerButtonEnabled(false);
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    setTheme(themeOf(QApplication::palette()));
    keepPlaces();
    createTransfers();
    shareSelection();
}

void TreeTableView::createHeader()
{
    setHorizontalHeader(m_header);
    m_header->setObjectName(QStringLiteral("treeHeader"));
    m_header->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(m_header, &QWidget::customContextMenuRequested, this, [this](const QPoint& place) {
        QMenu menu(this);
        fillColumnMenu(menu);
        menu.exec(m_header->mapToGlobal(place));
    });
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const CellMetrics metrics(font());
    verticalHeader()->setMinimumSectionSize(metrics.rowHeight);
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight);
}

void TreeTableView::keepPlaces()
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &TreeTableView::rememberPlace);
    connect(&m_model.document(), &Document::scenarioChanged, this, [this](Document::Change change) {
        if (change != Document::Change::Values)
            m_hits.clear();
        if (change == Document::Change::Opened)
            m_sight.arm();
    });
    // Sorting keeps the current row at its place on screen.
    connect(&m_model, &QAbstractItemModel::layoutAboutToBeChanged, this, &TreeTableView::rememberPlace);
    connect(&m_model, &QAbstractItemModel::layoutChanged, this, &TreeTableView::scrollToPlace);
}

void TreeTableView::rememberPlace()
{
    const QModelIndex current = currentIndex();
    m_place = {m_model.nodeAt(current), std::max(0, current.column()),
        current.isValid() ? current.row() - rowAt(0) : -1};
}

void TreeTableView::scrollToPlace()
{
    const int shownRows = viewport()->height() / std::max(1, verticalHeader()->defaultSectionSize());
    const bool wasVisible = m_place.rowsAbove >= 0 && m_place.rowsAbove <= shownRows;
    if (wasVisible && currentIndex().isValid())
        verticalScrollBar()->setValue(currentIndex().row() - m_place.rowsAbove);
}

void TreeTableView::restorePlace()
{
    const std::vector<NodeRow>& earlier = m_model.earlierRows();
    NodeRow current = RootRow;
    for (NodeRow row = 0; row < earlier.size(); ++row) {
        if (earlier[row] == m_place.current && earlier[row] != NoRow)
            current = row;
    }
    showSelection([this, current] {
        const int place = std::max(0, m_model.placeOf(current));
        selectionModel()->setCurrentIndex(
            m_model.index(place, m_place.column), QItemSelectionModel::NoUpdate);
    });
    scrollToPlace();
}

void TreeTableView::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
}

void TreeTableView::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
        m_contents.forget();
        fitColumns();
    }
}

void TreeTableView::expandAll()
{
    keepSelection([this] { m_model.expandAll(); });
}

void TreeTableView::collapseAll()
{
    keepSelection([this] { m_model.collapseAll(); });
}

std::vector<NodeRow> TreeTableView::editedRows(const QModelIndex& index) const
{
    const NodeRow edited = m_model.nodeAt(index);
    std::vector<NodeRow> rows = selectedNodes(m_model.visibleRows().size());
    if (rows.size() < 2 || !std::binary_search(rows.begin(), rows.end(), edited))
        return {edited};
    // The usage of an account is separate from that of its users, so one step edits either accounts or users.
    const ShareTree& tree = m_model.document().scenario()->tree;
    const bool usage = treeColumns()[static_cast<std::size_t>(index.column())].kind == ColumnKind::Usage;
    std::erase_if(rows, [&](NodeRow row) {
        return (usage && tree.isUser(row) != tree.isUser(edited))
            || !(m_model.flags(m_model.index(m_model.placeOf(row), index.column())) & Qt::ItemIsEditable);
    });
    return rows;
}

QString TreeTableView::selectionAsText(bool withHeaders) const
{
    return rowsAsText(*this, selectedRows(*this), {ShareTreeModel::ExactRole, withHeaders});
}

bool TreeTableView::copySelection(bool withHeaders)
{
    if (!selectionModel()->hasSelection())
        return true;
    auto rows = std::make_unique<QMimeData>();
    rows->setText(selectionAsText(withHeaders));
    rows->setData(m_model.mimeTypes().front(), m_clipMark);
    if (const auto copied = putIntoClipboard(std::move(rows)); !copied) {
        Q_EMIT refused(copied.error());
        return false;
    }
    setClip({chosenRows(), ShareTreeModel::Transfer::Copy});
    return true;
}

void TreeTableView::editCurrentCell()
{
    const QModelIndex index = cellToEdit();
    if (!index.isValid() || !finishEditing())
        return;
    setFocus();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    edit(index);
}

void TreeTableView::showCard()
{
    showCurrentCard(*this);
}

void TreeTableView::goTo(NodeRow node)
{
    const int place = finishEditing() ? m_model.reveal(node) : -1;
    if (place < 0)
        return;
    const QModelIndex index = m_model.index(place, std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

void TreeTableView::showFound(std::vector<NodeRow> hits, bool only)
{
    if (only || m_model.visibleRows().isFiltered())
        keepSelection([this, &hits, only] { m_model.setHits(hits, only); });
    else
        m_model.setHits(hits, false);
    m_hits = std::move(hits);
}

void TreeTableView::findNext(bool backwards)
{
    if (m_hits.empty())
        return;
    // Hits follow the order of the rows, which sorting changes.
    const VisibleRows& rows = m_model.visibleRows();
    const std::size_t all = rows.shape()->parent.size();
    const std::size_t from =
        currentIndex().isValid() ? rows.position(m_model.nodeAt(currentIndex())) : all - 1;
    const auto distance = [&rows, backwards, all, from](NodeRow hit) {
        const std::size_t steps = rows.position(hit) + all - from;
        return backwards ? (2 * all - 1 - steps) % all : (steps + all - 1) % all;
    };
    goTo(*std::min_element(m_hits.begin(), m_hits.end(),
        [&distance](NodeRow a, NodeRow b) { return distance(a) < distance(b); }));
}

void TreeTableView::sortByCurrentColumn()
{
    const int column = std::max(0, currentIndex().column());
    const auto first = static_cast<Qt::SortOrder>(
        m_model.headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
    const auto second = first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    if (m_header->sortIndicatorSection() != column)
        sortByColumn(column, first);
    else if (m_header->sortIndicatorOrder() == first)
        sortByColumn(column, second);
    else
        sortByColumn(-1, Qt::AscendingOrder);
}

QModelIndex TreeTableView::cellToEdit() const
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.flags().testFlag(Qt::ItemIsEditable))
        return index;
    const QModelIndex shares = index.siblingAtColumn(SharesColumn);
    return shares.flags().testFlag(Qt::ItemIsEditable) ? shares : QModelIndex();
}

void TreeTableView::shareFromParent()
{
    const QModelIndex index = currentIndex().siblingAtColumn(SharesColumn);
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        return;
    // A refused value leaves the tree unchanged; shares below the root are never refused as parent shares.
    [[maybe_unused]] const auto edited =
        m_model.edit(editedRows(index), treeColumns()[SharesColumn], QStringLiteral("parent"));
}

void TreeTableView::revertChange()
{
    const QModelIndex index = cellToEdit();
    if (!index.isValid())
        return;
    [[maybe_unused]] const auto reverted =
        m_model.revertValues(editedRows(index), treeColumns()[static_cast<std::size_t>(index.column())]);
}

bool TreeTableView::clickedExpander(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || index.column() != 0 || !index.data(ShareTreeModel::ExpandableRole).toBool())
        return false;
    const int depth = index.data(ShareTreeModel::DepthRole).toInt();
    if (!CellMetrics(font()).expanderRect(visualRect(index), depth).contains(place))
        return false;
    m_model.setExpanded(index.row(), !index.data(ShareTreeModel::ExpandedRole).toBool());
    return true;
}

void TreeTableView::mousePressEvent(QMouseEvent* event)
{
    if (isRefusing() || (event->button() == Qt::LeftButton && clickedExpander(event->position().toPoint())))
        return;
    QTableView::mousePressEvent(event);
}

void TreeTableView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (isRefusing() || clickedExpander(event->position().toPoint()))
        return;
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool account =
        index.isValid() && index.column() == 0 && index.data(ShareTreeModel::ExpandableRole).toBool();
    if (account)
        m_model.setExpanded(index.row(), !index.data(ShareTreeModel::ExpandedRole).toBool());
    else
        QTableView::mouseDoubleClickEvent(event);
}

} // namespace fairshare::gui

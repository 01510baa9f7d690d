// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_table_view.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/whole_columns.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/tree_cell_delegate.h"

#include "core/analysis/filter/name_match.h"
#include "core/scenario/scenario.h"

#include <QApplication>
#include <QClipboard>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int SharesColumn = 1;

TreeEdits::Transfer transferOf(bool copies)
{
    return copies ? TreeEdits::Transfer::Copy : TreeEdits::Transfer::Move;
}

} // namespace

TreeTableView::TreeTableView(ShareTreeModel& model, QWidget* parent)
    : TreeTable(model, parent)
    , m_model(model)
    , m_header(new TreeHeaderView(this))
    , m_pinned(*this, *m_header)
{
    setObjectName(QStringLiteral("treeTable"));
    setAccessibleName(tr("Tree of accounts and users"));
    createHeader();
    setModel(&model);
    m_columns = new TreeColumnLayout(*this, *m_header, model, [this] { updateGeometries(); });
    m_clipboard = new RowClipboard(model, this);
    connect(m_clipboard, &RowClipboard::changed, this, [this] { viewport()->update(); });
    setItemDelegate(new TreeCellDelegate(
        model, *m_clipboard, [this](const QModelIndex& index) { return editedRows(index); }, this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setAlternatingRowColors(true);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    new WholeColumns(*this, [this] { return m_header->sectionsToPin(); });
    m_header->setSortIndicatorClearable(true);
    m_header->setSortIndicator(-1, Qt::AscendingOrder);
    setSortingEnabled(true);
    setTheme(themeOf(QApplication::palette()));
    m_selection = new TreeSelection(*this, model);
}

void TreeTableView::createHeader()
{
    setHorizontalHeader(m_header);
    m_header->setObjectName(QStringLiteral("treeHeader"));
    offerColumns();
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const CellMetrics metrics(font());
    verticalHeader()->setMinimumSectionSize(metrics.rowHeight);
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight);
}

const ShareTree& TreeTableView::tree() const
{
    return m_model.document().scenario()->tree;
}

void TreeTableView::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
}

void TreeTableView::changeEvent(QEvent* event)
{
    TreeTable::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
        m_columns->fitFont();
    }
}

void TreeTableView::showEvent(QShowEvent* event)
{
    TreeTable::showEvent(event);
    m_columns->fitWaitingFigures();
    m_selection->keepInSight();
}

void TreeTableView::resizeEvent(QResizeEvent* event)
{
    TreeTable::resizeEvent(event);
    m_columns->fit();
    m_selection->keepInSight();
}

void TreeTableView::expandAll()
{
    m_selection->keep([this] { m_model.expandAll(); });
}

void TreeTableView::collapseAll()
{
    m_selection->keep([this] { m_model.collapseAll(); });
}

std::size_t TreeTableView::selectedCount() const
{
    std::size_t count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        count += range.left() == 0 ? static_cast<std::size_t>(range.height()) : 0;
    return count;
}

void TreeTableView::selectAll()
{
    if (m_model.visibleRows().isFiltered())
        selectShown(m_model.hits());
    else
        TreeTable::selectAll();
}

void TreeTableView::showFound(std::vector<NodeRow> hits, bool only)
{
    if (only || m_model.visibleRows().isFiltered())
        m_selection->keep([this, &hits, only] { m_model.setHits(std::move(hits), only); });
    else
        m_model.setHits(std::move(hits), false);
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

// Values

std::vector<NodeRow> TreeTableView::editedRows(const QModelIndex& index) const
{
    std::vector<NodeRow> rows = rowsWith(index);
    if (rows.size() < 2)
        return rows;
    std::erase_if(rows, [&](NodeRow row) {
        return !(m_model.flags(m_model.index(m_model.placeOf(row), index.column())) & Qt::ItemIsEditable);
    });
    return rows;
}

QModelIndex TreeTableView::cellToEdit() const
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || takesInput(index))
        return index;
    const QModelIndex shares = index.siblingAtColumn(SharesColumn);
    return takesInput(shares) ? shares : QModelIndex();
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

void TreeTableView::shareFromParent()
{
    const QModelIndex index = currentIndex().siblingAtColumn(SharesColumn);
    if (!takesInput(index))
        return;
    // A refused value leaves the tree unchanged; shares below the root are never refused as parent shares.
    [[maybe_unused]] const auto edited =
        m_model.edits().set(editedRows(index), treeColumns()[SharesColumn], QStringLiteral("parent"));
}

void TreeTableView::revertChange()
{
    const QModelIndex index = cellToEdit();
    if (!index.isValid())
        return;
    [[maybe_unused]] const auto reverted =
        m_model.edits().revert(editedRows(index), treeColumns()[static_cast<std::size_t>(index.column())]);
}

// Structure

void TreeTableView::showTouched(const Touched& touched)
{
    if (!touched) {
        Q_EMIT refused(touched.error());
        return;
    }
    if (touched->empty())
        return;
    goTo(touched->front());
    for (const NodeRow row : *touched)
        m_model.reveal(row);
    selectShown(*touched);
}

void TreeTableView::startNaming(NodeRow node, ShareTreeModel::Naming naming)
{
    m_model.setNaming(naming);
    TreeTable::startNaming(node);
}

void TreeTableView::addAssociation(NodeKind kind)
{
    if (!finishEditing() || !currentIndex().isValid())
        return;
    const Touched added = m_model.edits().add(m_model.nodeAt(currentIndex()), kind);
    showTouched(added);
    if (added && !added->empty())
        startNaming(added->front(), ShareTreeModel::Naming::First);
}

void TreeTableView::renameCurrent()
{
    if (!finishEditing() || !currentIndex().isValid())
        return;
    if (const NodeRow node = m_model.nodeAt(currentIndex()); node != RootRow)
        startNaming(node, ShareTreeModel::Naming::Rename);
}

void TreeTableView::editPartition()
{
    if (currentIndex().isValid() && finishEditing() && tree().isUser(m_model.nodeAt(currentIndex())))
        startNaming(m_model.nodeAt(currentIndex()), ShareTreeModel::Naming::Partition);
}

Result<void> TreeTableView::removeRows(const std::vector<NodeRow>& rows)
{
    return m_model.edits().remove(rows).map([](const auto& /*touched*/) { });
}

void TreeTableView::duplicateSelected()
{
    if (const std::vector<NodeRow> rows = finishEditing() ? chosenRows() : std::vector<NodeRow>();
        !rows.empty())
        showTouched(m_model.edits().duplicate(rows));
}

void TreeTableView::moveSelected(LevelMove move)
{
    if (const std::vector<NodeRow> rows = finishEditing() ? chosenRows() : std::vector<NodeRow>();
        !rows.empty())
        showTouched(m_model.edits().moveByLevel(rows, move));
}

// Transfers

QString TreeTableView::selectionAsText(bool withHeaders) const
{
    // Columns that are folded for lack of room are copied, too.
    return rowsAsText(*this, selectedRows(*this),
        {.role = ShareTreeModel::ExactRole, .withHeaders = withHeaders, .isCopied = [this](int column) {
             return m_columns->isWanted(column);
         }});
}

bool TreeTableView::copySelection(bool withHeaders)
{
    if (!selectionModel()->hasSelection())
        return true;
    const auto copied =
        m_clipboard->put({chosenRows(), TreeEdits::Transfer::Copy}, selectionAsText(withHeaders));
    if (!copied)
        Q_EMIT refused(copied.error());
    return copied.has_value();
}

void TreeTableView::cut()
{
    if (finishEditing() && copySelection(false))
        m_clipboard->hold({chosenRows(), TreeEdits::Transfer::Move});
}

void TreeTableView::paste()
{
    if (!m_clipboard->canPaste() || !finishEditing() || !currentIndex().isValid())
        return;
    const RowClipboard::Clip clip = m_clipboard->clip();
    if (clip.rows.empty()) {
        Q_EMIT textPasted(QApplication::clipboard()->text());
        return;
    }
    const Touched pasted =
        m_model.edits().transfer(clip.rows, tree().accountOf(m_model.nodeAt(currentIndex())), clip.how);
    showTouched(pasted);
    if (pasted && clip.how == TreeEdits::Transfer::Move)
        m_clipboard->hold({});
}

QString TreeTableView::cutText() const
{
    if (!m_clipboard->hasCutRows())
        return {};
    const std::vector<NodeRow>& rows = m_clipboard->clip().rows;
    const QString cut = draggedText(rows);
    if (!currentIndex().isValid())
        return tr("Cut: %1").arg(cut);
    const NodeRow target = tree().accountOf(m_model.nodeAt(currentIndex()));
    const QString hindrance = m_model.edits().transferHindrance(rows, target, TreeEdits::Transfer::Move);
    if (!hindrance.isEmpty())
        return tr("Cut: %1 \u00B7 %2").arg(cut, hindrance);
    const QString to = shownName(tree().name(target));
    return rows.size() == 1 ? tr("Cut: %1 \u00B7 Paste moves it to %2").arg(cut, to)
                            : tr("Cut: %1 \u00B7 Paste moves them to %2").arg(cut, to);
}

QString TreeTableView::draggedText(const std::vector<NodeRow>& rows) const
{
    return rows.size() == 1 ? shownName(tree().name(rows.front())) : tr("%1 rows").arg(rows.size());
}

NodeRow TreeTableView::dropTarget(NodeRow under) const
{
    return tree().accountOf(under);
}

DropPlace TreeTableView::dropEffect(NodeRow target, bool copies) const
{
    const QString hindrance = m_model.edits().transferHindrance(chosenRows(), target, transferOf(copies));
    if (!hindrance.isEmpty())
        return {.text = hindrance, .isRefused = true};
    const QString name = shownName(tree().name(target));
    return {.text = copies ? tr("Copy to %1").arg(name) : tr("Move to %1").arg(name)};
}

void TreeTableView::dropRows(const std::vector<NodeRow>& rows, NodeRow target, bool copies)
{
    showTouched(m_model.edits().transfer(rows, target, transferOf(copies)));
}

// Input

void TreeTableView::keyPressEvent(QKeyEvent* event)
{
    const bool opens = event->key() == Qt::Key_Plus;
    const bool closes =
        event->key() == Qt::Key_Minus && (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier && m_clipboard->hasCutRows())
        return m_clipboard->hold({});
    if ((opens || closes) && currentIndex().isValid() && currentIndex().column() == 0)
        m_model.setExpanded(currentIndex().row(), opens);
    else
        TreeTable::keyPressEvent(event);
}

void TreeTableView::keyboardSearch(const QString& text)
{
    const bool fresh = m_typed.add(text);
    const int rows = m_model.rowCount();
    const int start = std::max(0, currentIndex().row()) + (fresh ? 1 : 0);
    const std::string pattern = m_typed.pattern();
    for (int step = 0; step < rows; ++step) {
        const NodeRow node = m_model.nodeAt((start + step) % rows);
        if (matchesGlob(tree().name(node), pattern))
            return goTo(node);
    }
}

void TreeTableView::mousePressEvent(QMouseEvent* event)
{
    if (isRefusing() || (event->button() == Qt::LeftButton && clickedExpander(event->position().toPoint())))
        return;
    TreeTable::mousePressEvent(event);
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
        TreeTable::mouseDoubleClickEvent(event);
}

// Pinned cells

QModelIndex TreeTableView::indexAt(const QPoint& place) const
{
    const auto pinned = m_pinned.indexAt(place);
    return pinned ? *pinned : TreeTable::indexAt(place);
}

QRect TreeTableView::visualRect(const QModelIndex& index) const
{
    QRect rect = TreeTable::visualRect(index);
    if (m_pinned.contains(index))
        rect.moveLeft(m_header->sectionPosition(index.column()));
    return rect;
}

void TreeTableView::scrollTo(const QModelIndex& index, ScrollHint hint)
{
    QScrollBar* bar = horizontalScrollBar();
    const int before = bar->value();
    const bool pinned = m_pinned.contains(index);
    if (pinned || index.column() == 0) {
        // Scrolls there and back.
        TreeTable::scrollTo(index, hint);
        if (pinned)
            bar->setValue(before);
        return;
    }
    TreeTable::scrollTo(index, hint);
    if (!index.isValid())
        return;
    const int covered = m_pinned.rect().width() - TreeTable::visualRect(index).left();
    if (m_pinned.rect().width() > 0 && covered > 0)
        bar->setValue(bar->value() - covered);
}

void TreeTableView::scrollContentsBy(int dx, int dy)
{
    TreeTable::scrollContentsBy(dx, dy);
    if (dx == 0)
        return;
    // The pinned columns painted over the figures were scrolled along with them.
    viewport()->update();
    m_header->viewport()->update();
}

void TreeTableView::updateEditorGeometries()
{
    TreeTable::updateEditorGeometries();
    m_pinned.maskEditors();
}

void TreeTableView::paintOver(QPainter& painter, const QRect& area)
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    m_pinned.paint(painter, area, option);
    if (m_model.rowCount() > 0 || !m_model.visibleRows().isFiltered())
        return;
    painter.setPen(themeOf(palette()).color(Role::Text2));
    painter.drawText(viewport()->rect(), Qt::AlignCenter | Qt::TextWordWrap,
        tr("No matches. Turn off Show only matches (Ctrl+Shift+F) to see all rows."));
}

} // namespace fairshare::gui

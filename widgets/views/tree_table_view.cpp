// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/tree_table_view.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/delegates/tree_cell_delegate.h"
#include "widgets/delegates/value_editor.h"
#include "widgets/models/tree_search.h"
#include "widgets/views/column_widths.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QScrollBar>
#include <QToolTip>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr qint64 TypeAheadMilliseconds = 1000;

} // namespace

TreeTableView::TreeTableView(ShareTreeModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_header(new TreeHeaderView(this))
{
    setObjectName(QStringLiteral("treeTable"));
    setAccessibleName(tr("Tree of accounts and users"));
    createHeader();
    setModel(&model);
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
    setTheme(themeOf(QApplication::palette()));
    connect(&model, &QAbstractItemModel::modelReset, this, [this] {
        m_hits.clear();
        fitColumns();
    });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &TreeTableView::selectionEdited);
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
    connect(m_header, &QHeaderView::sectionResized, this, [this] {
        if (m_fitting)
            return;
        m_columnsChosen = true;
        Q_EMIT columnsChanged();
    });
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const CellMetrics metrics(font());
    verticalHeader()->setMinimumSectionSize(metrics.rowHeight);
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight);
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
        fitColumns();
    }
}

void TreeTableView::keepSelection(const std::function<void()>& change)
{
    // A handful is restored; nobody misses a selection of everything.
    constexpr std::size_t MostKept = 1000;
    const std::vector<NodeRow> selected = selectedNodes(MostKept);
    const NodeRow current = m_model.nodeAt(currentIndex());
    const int column = std::max(0, currentIndex().column());
    change();
    if (const int place = current == NoRow ? -1 : m_model.placeOf(current); place >= 0)
        selectionModel()->setCurrentIndex(m_model.index(place, column), QItemSelectionModel::NoUpdate);
    QItemSelection kept;
    for (const NodeRow node : selected) {
        if (const int place = m_model.placeOf(node); place >= 0)
            kept.select(m_model.index(place, 0), m_model.index(place, 0));
    }
    selectionModel()->select(kept, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    if (currentIndex().isValid())
        scrollTo(currentIndex());
}

void TreeTableView::expandAll()
{
    keepSelection([this] { m_model.expandAll(); });
}

void TreeTableView::collapseAll()
{
    keepSelection([this] { m_model.collapseAll(); });
}

std::size_t TreeTableView::selectedCount() const
{
    std::size_t count = 0;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        count += range.left() == 0 ? static_cast<std::size_t>(range.height()) : 0;
    return count;
}

std::vector<NodeRow> TreeTableView::selectedNodes(std::size_t most) const
{
    std::vector<NodeRow> nodes;
    for (const QItemSelectionRange& range : selectionModel()->selection()) {
        for (int row = range.top(); range.left() == 0 && row <= range.bottom() && nodes.size() < most; ++row)
            nodes.push_back(m_model.nodeAt(row));
    }
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

std::vector<NodeRow> TreeTableView::editedRows(const QModelIndex& index) const
{
    const NodeRow edited = m_model.nodeAt(index);
    std::vector<NodeRow> rows = selectedNodes(m_model.visibleRows().size());
    if (rows.size() < 2 || !std::binary_search(rows.begin(), rows.end(), edited))
        return {edited};
    // Usage of an account is its own beside that of its users, so a step edits the one or the others.
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
    QStringList lines;
    const auto line = [this](auto cell) {
        QStringList cells;
        for (int column = 0; column < m_model.columnCount(); ++column) {
            if (!isColumnHidden(column))
                cells << cell(column);
        }
        return cells.join(QLatin1Char('\t'));
    };
    if (withHeaders)
        lines << line([this](int column) { return m_model.headerData(column, Qt::Horizontal).toString(); });
    for (const NodeRow node : selectedNodes(m_model.visibleRows().size())) {
        const int row = m_model.placeOf(node);
        lines << line([this, row](int column) {
            return m_model.index(row, column).data(ShareTreeModel::ExactRole).toString();
        });
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void TreeTableView::copySelection(bool withHeaders)
{
    if (selectionModel()->hasSelection())
        QApplication::clipboard()->setText(selectionAsText(withHeaders));
}

void TreeTableView::editCurrentCell()
{
    QModelIndex index = currentIndex();
    if (index.isValid() && !(index.flags() & Qt::ItemIsEditable))
        index = index.siblingAtColumn(1);
    if (!index.isValid() || !(index.flags() & Qt::ItemIsEditable))
        return;
    setFocus();
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    edit(index);
}

void TreeTableView::finishEditing()
{
    for (auto* editor : viewport()->findChildren<ValueEditor*>()) {
        // A hidden one was closed before and awaits its end.
        if (editor->isHidden())
            continue;
        commitData(editor);
        closeEditor(editor, QAbstractItemDelegate::NoHint);
    }
}

void TreeTableView::showCard()
{
    const QModelIndex index = currentIndex();
    if (!index.isValid())
        return;
    const QPoint place = viewport()->mapToGlobal(visualRect(index).bottomLeft());
    QToolTip::showText(place, index.data(Qt::ToolTipRole).toString(), viewport(), visualRect(index));
}

void TreeTableView::goTo(NodeRow node)
{
    const int place = m_model.reveal(node);
    if (place < 0)
        return;
    const QModelIndex index = m_model.index(place, std::max(0, currentIndex().column()));
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

std::size_t TreeTableView::find(const QString& text, bool only)
{
    if (m_model.document().isEmpty())
        return 0;
    std::vector<NodeRow> hits = searchRows(m_model.document().scenario()->tree, text.trimmed().toStdString());
    const bool filters = only && !text.trimmed().isEmpty();
    if (filters || m_model.visibleRows().isFiltered())
        keepSelection([this, &hits, filters] { m_model.setHits(hits, filters); });
    else
        m_model.setHits(hits, false);
    m_hits = std::move(hits);
    return m_hits.size();
}

void TreeTableView::findNext(bool backwards)
{
    if (m_hits.empty())
        return;
    const NodeRow current = currentIndex().isValid() ? m_model.nodeAt(currentIndex()) : NoRow;
    std::vector<NodeRow>::const_iterator hit;
    if (current == NoRow) {
        hit = m_hits.begin();
    } else if (backwards) {
        hit = std::lower_bound(m_hits.begin(), m_hits.end(), current);
        hit = hit == m_hits.begin() ? m_hits.end() - 1 : hit - 1;
    } else {
        hit = std::upper_bound(m_hits.begin(), m_hits.end(), current);
        hit = hit == m_hits.end() ? m_hits.begin() : hit;
    }
    goTo(*hit);
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
    if (event->button() == Qt::LeftButton && clickedExpander(event->position().toPoint()))
        return;
    QTableView::mousePressEvent(event);
}

void TreeTableView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (clickedExpander(event->position().toPoint()))
        return;
    const QModelIndex index = indexAt(event->position().toPoint());
    const bool account =
        index.isValid() && index.column() == 0 && index.data(ShareTreeModel::ExpandableRole).toBool();
    if (account)
        m_model.setExpanded(index.row(), !index.data(ShareTreeModel::ExpandedRole).toBool());
    else
        QTableView::mouseDoubleClickEvent(event);
}

bool TreeTableView::walkTree(int key)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.column() != 0)
        return false;
    const bool expandable = index.data(ShareTreeModel::ExpandableRole).toBool();
    const bool expanded = index.data(ShareTreeModel::ExpandedRole).toBool();
    if ((key == Qt::Key_Right || key == Qt::Key_Plus) && expandable && !expanded) {
        m_model.setExpanded(index.row(), true);
        return true;
    }
    if ((key == Qt::Key_Left || key == Qt::Key_Minus) && expanded) {
        m_model.setExpanded(index.row(), false);
        return true;
    }
    const NodeRow node = m_model.nodeAt(index);
    if (key == Qt::Key_Left && node != RootRow) {
        goTo(m_model.document().scenario()->tree.parent(node));
        return true;
    }
    return key == Qt::Key_Plus || key == Qt::Key_Minus;
}

void TreeTableView::keyPressEvent(QKeyEvent* event)
{
    const bool plain =
        (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier || event->key() == Qt::Key_Plus;
    if (plain && walkTree(event->key()))
        return;
    if (event->matches(QKeySequence::Copy)) {
        copySelection(false);
        return;
    }
    QTableView::keyPressEvent(event);
}

QModelIndex TreeTableView::nextEditable(int step) const
{
    const int columns = m_model.columnCount();
    const QModelIndex from = currentIndex();
    if (!from.isValid())
        return {};
    int row = from.row();
    int column = from.column();
    while (true) {
        column += step;
        if (column < 0 || column >= columns) {
            row += step;
            column = step > 0 ? 0 : columns - 1;
        }
        if (row < 0 || row >= m_model.rowCount())
            return {};
        const QModelIndex index = m_model.index(row, column);
        if (!isColumnHidden(column) && (index.flags() & Qt::ItemIsEditable))
            return index;
    }
}

QModelIndex TreeTableView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveNext || action == MovePrevious)
        return nextEditable(action == MoveNext ? 1 : -1);
    return QTableView::moveCursor(action, modifiers);
}

void TreeTableView::keyboardSearch(const QString& text)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    const bool fresh = now - m_typedAt > TypeAheadMilliseconds;
    m_typed = fresh ? text : m_typed + text;
    m_typedAt = now;
    const int rows = m_model.rowCount();
    const int start = std::max(0, currentIndex().row()) + (fresh ? 1 : 0);
    const std::string pattern = m_typed.toStdString() + '*';
    const ShareTree* tree = rows > 0 ? &m_model.document().scenario()->tree : nullptr;
    for (int step = 0; step < rows; ++step) {
        const NodeRow node = m_model.nodeAt((start + step) % rows);
        if (!matchesGlob(tree->name(node), pattern))
            continue;
        goTo(node);
        return;
    }
}

} // namespace fairshare::gui

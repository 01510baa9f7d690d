// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_table.h"

#include "core/analysis/filter/name_match.h"
#include "widgets/compare/comparison_delegate.h"
#include "widgets/compare/comparison_header.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/whole_columns.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/tree/table/cell_painter.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int MoveColumn = 3;
constexpr std::size_t MeasuredGroups = 200; ///< with more groups, the longest possible name is assumed
constexpr int LeastComparedName = 12; ///< in ch
constexpr int ReadableComparedName = 22;
constexpr int MostComparedName = 40;
constexpr int MostMove = 44;
constexpr int MostCause = 11;

} // namespace

ComparisonTable::ComparisonTable(Document& document, ComparisonModel& model, QWidget* parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(model)
    , m_header(new ComparisonHeader(this))
{
    setObjectName(QStringLiteral("comparisonTable"));
    setAccessibleName(tr("Effect on users"));
    createHeader();
    setModel(&model);
    setItemDelegate(new ComparisonDelegate(*this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setFrameShape(QFrame::NoFrame);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    new WholeColumns(*this);
    setCornerButtonEnabled(false);
    m_header->setSortIndicator(MoveColumn, Qt::DescendingOrder);
    setSortingEnabled(true);
    setTheme(themeOf(QApplication::palette()));
    keepPlace();
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ComparisonTable::tellSelection);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &ComparisonTable::tellSelection);
    connect(&document.selection(), &Selection::changed, this, &ComparisonTable::followSelection);
}

void ComparisonTable::createHeader()
{
    setHorizontalHeader(m_header);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    const CellMetrics metrics(font());
    verticalHeader()->setMinimumSectionSize(metrics.rowHeight);
    verticalHeader()->setDefaultSectionSize(metrics.rowHeight);
}

void ComparisonTable::keepPlace()
{
    connect(&m_model, &QAbstractItemModel::modelAboutToBeReset, this, &ComparisonTable::rememberPlace);
    connect(&m_model, &QAbstractItemModel::layoutAboutToBeChanged, this, &ComparisonTable::rememberPlace);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ComparisonTable::restorePlace);
    connect(&m_model, &QAbstractItemModel::layoutChanged, this, &ComparisonTable::restorePlace);
}

void ComparisonTable::rememberPlace()
{
    m_stood = currentNode();
    m_rowsAbove = currentIndex().isValid() ? currentIndex().row() - rowAt(0) : -1;
}

void ComparisonTable::restorePlace()
{
    showColumns();
    fitColumns();
    showSelection([this] {
        const bool known = m_stood != NoRow && m_model.placeOf(m_stood) >= 0;
        const bool asked = m_model.results().hasRowsOfDocument();
        const NodeRow other = asked ? m_document.selection().current() : NoRow;
        const NodeRow wanted = known ? m_stood : other;
        if (const int place = wanted == NoRow ? -1 : m_model.placeOf(wanted); place >= 0)
            selectionModel()->setCurrentIndex(
                m_model.index(place, std::max(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
    });
    if (m_model.rowCount() == 0)
        m_sight.arm();
    const int shown = viewport()->height() / std::max(1, verticalHeader()->defaultSectionSize());
    if (m_sight.isArmed())
        m_sight.keep();
    else if (m_rowsAbove >= 0 && m_rowsAbove <= shown && currentIndex().isValid())
        verticalScrollBar()->setValue(currentIndex().row() - m_rowsAbove);
}

void ComparisonTable::settle()
{
    if (!m_sight.isArmed())
        return;
    // Posted events show or hide scroll bars.
    QCoreApplication::sendPostedEvents();
    fitColumns();
    updateGeometries();
    QCoreApplication::sendPostedEvents();
    m_sight.keep();
}

void ComparisonTable::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
}

void ComparisonTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    fitColumns();
}

void ComparisonTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
    m_sight.keep();
}

void ComparisonTable::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    m_sight.keep();
}

void ComparisonTable::showColumns()
{
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnHidden(column, !m_model.isTelling(column));
}

int ComparisonTable::namesWidth() const
{
    const ComparisonPtr& shown = m_model.comparison();
    const CellMetrics metrics(font());
    if (!shown)
        return LeastComparedName * metrics.ch;
    const auto nameWidth = [&](NodeRow at, int depth, const QFont& drawn) {
        QString name;
        if (at != NoRow)
            name = shown->isUser(at) ? m_model.userName(at) : shownName(shown->name(at));
        return metrics.nameWidth(depth, QFontMetrics(drawn).horizontalAdvance(name));
    };
    const bool grouped = shown->question.grouping != Grouping::None;
    QFont bold = font();
    bold.setBold(true);
    int width = std::max(
        nameWidth(shown->longestName, grouped ? 1 : 0, font()), nameWidth(shown->longestGroup, 0, bold));
    for (std::size_t at = 0; at < std::min(shown->gone().size(), MeasuredGroups); ++at)
        if (const int place = m_model.placeOf(static_cast<NodeRow>(shown->now().tree.size() + at));
            place >= 0)
            width = std::max(width,
                metrics.nameWidth(grouped ? 1 : 0,
                    fontMetrics().horizontalAdvance(m_model.index(place, 0).data().toString())));
    for (std::size_t at = 0; at < std::min(shown->groups.size(), MeasuredGroups); ++at)
        width = std::max(width, nameWidth(shown->groups[at].account, 0, bold));
    return std::clamp(width + metrics.em / 2, LeastComparedName * metrics.ch, MostComparedName * metrics.ch);
}

void ComparisonTable::fitColumns()
{
    const CellMetrics metrics(font());
    const ComparisonPtr& shown = m_model.comparison();
    const int users = shown ? static_cast<int>(shown->now().tree.userCount()) : 0;
    const int rank = rankLength(static_cast<std::size_t>(users)) * metrics.ch + 2 * metrics.pad;
    const QFontMetrics caption(captionFont(font()));
    int others = 0;
    for (int column = 1; column < m_model.columnCount(); ++column) {
        const ComparisonKind kind = comparisonColumns()[static_cast<std::size_t>(column)].kind;
        int width = m_header->headingWidth(column);
        if (kind == ComparisonKind::Before || kind == ComparisonKind::Now)
            width = std::max(width, rank);
        else if (kind == ComparisonKind::Factor)
            width = std::max(
                width, fontMetrics().horizontalAdvance(QStringLiteral("0.000000")) + 2 * metrics.pad);
        else if (kind == ComparisonKind::OtherMove && shown)
            width = std::max(
                width, caption.horizontalAdvance(NumberText().move(shown->largestOther)) + 2 * metrics.pad);
        else if (kind == ComparisonKind::Cause)
            width = std::max(width, MostCause * metrics.ch);
        if (kind == ComparisonKind::Move || isColumnHidden(column))
            continue;
        setColumnWidth(column, width);
        others += width;
    }
    const int side = moveSideWidth(font(), shown ? shown->largestMove : 0);
    const int leastMove = std::max(2 * side + 2 * metrics.pad, m_header->headingWidth(MoveColumn));
    const int left = viewport()->width() - others;
    // If the columns do not all fit, they scroll; names need not shrink then.
    const int wanted = namesWidth();
    const int readable = std::min(wanted, ReadableComparedName * metrics.ch);
    const int names = std::clamp(left - leastMove, readable, wanted);
    const int move = std::clamp(left - names, leastMove, std::max(leastMove, MostMove * metrics.ch));
    setColumnWidth(MoveColumn, move);
    setColumnWidth(0, std::max(names, left - move));
    if (std::exchange(m_neededWidth, others + leastMove + readable) != others + leastMove + readable)
        updateGeometry();
}

QSize ComparisonTable::sizeHint() const
{
    // The scroll bar depends on the number of rows.
    const int around = 2 * frameWidth() + verticalScrollBar()->sizeHint().width();
    return {m_neededWidth + around, QTableView::sizeHint().height()};
}

NodeRow ComparisonTable::currentNode() const
{
    return currentIndex().isValid() && currentIndex().row() < m_model.rowCount()
        ? m_model.nodeAt(currentIndex().row())
        : NoRow;
}

std::vector<NodeRow> ComparisonTable::selectedNodes() const
{
    std::vector<NodeRow> nodes;
    for (const QItemSelectionRange& range : selectionModel()->selection())
        for (int row = range.top(); range.left() == 0 && row <= range.bottom(); ++row)
            if (const NodeRow node = m_model.nodeAt(row); node != NoRow)
                nodes.push_back(node);
    std::sort(nodes.begin(), nodes.end());
    return nodes;
}

void ComparisonTable::tellSelection()
{
    if (m_showsSelection || !m_model.results().hasRowsOfDocument())
        return;
    const QScopedValueRollback shows(m_showsSelection, true);
    m_sight.release();
    m_document.selection().set(selectedNodes(), currentNode());
}

void ComparisonTable::followSelection()
{
    if (m_showsSelection || !m_model.results().hasRowsOfDocument())
        return;
    const NodeRow current = m_document.selection().current();
    int place = -1;
    showSelection([this, current, &place] {
        place = current == NoRow ? -1 : m_model.reveal(current);
        if (place >= 0)
            selectionModel()->setCurrentIndex(
                m_model.index(place, std::max(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
    });
    if (place < 0)
        return;
    // A selection made elsewhere is scrolled into view once this table is shown.
    if (!isVisible())
        m_sight.arm();
    else
        showCurrentRow(*this);
}

void ComparisonTable::showSelection(const std::function<void()>& change)
{
    const QScopedValueRollback shows(m_showsSelection, true);
    change();
    std::vector<int> places;
    if (m_model.results().hasRowsOfDocument())
        for (const NodeRow row : m_document.selection().rows())
            if (const int place = m_model.placeOf(row); place >= 0)
                places.push_back(place);
    selectionModel()->select(selectionOfRows(m_model, std::move(places)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

QString ComparisonTable::selectionAsText(bool withHeaders) const
{
    return rowsAsText(*this, selectedRows(*this), {ComparisonModel::ExactRole, withHeaders});
}

void ComparisonTable::copySelection(bool withHeaders)
{
    if (const auto copied = copySelectedRows(*this, {ComparisonModel::ExactRole, withHeaders}); !copied)
        Q_EMIT refused(copied.error());
}

void ComparisonTable::showCard()
{
    showCurrentCard(*this);
}

void ComparisonTable::sortByCurrentColumn()
{
    const int column = std::max(0, currentIndex().column());
    const auto first = static_cast<Qt::SortOrder>(
        m_model.headerData(column, Qt::Horizontal, Qt::InitialSortOrderRole).toInt());
    const bool again = m_header->sortIndicatorSection() == column && m_header->sortIndicatorOrder() == first;
    const auto second = first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder;
    sortByColumn(column, again ? second : first);
}

bool ComparisonTable::toggleGroup(const QModelIndex& index)
{
    if (!index.isValid() || !m_model.isGroup(index.row()))
        return false;
    m_sight.release();
    showSelection([this, &index] {
        m_model.setExpanded(index.row(), !index.data(ComparisonModel::ExpandedRole).toBool());
    });
    return true;
}

bool ComparisonTable::walk(int key)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.column() != 0)
        return false;
    const bool group = m_model.isGroup(index.row());
    const bool expanded = group && index.data(ComparisonModel::ExpandedRole).toBool();
    const bool opens = key == Qt::Key_Right || key == Qt::Key_Plus;
    const bool closes = key == Qt::Key_Left || key == Qt::Key_Minus;
    if (group && ((opens && !expanded) || (closes && expanded)))
        return toggleGroup(index);
    if (key == Qt::Key_Left && !group) {
        int row = index.row();
        while (row > 0 && !m_model.isGroup(row))
            --row;
        setCurrentIndex(m_model.index(row, 0));
        return true;
    }
    return key == Qt::Key_Plus || key == Qt::Key_Minus;
}

void ComparisonTable::keyPressEvent(QKeyEvent* event)
{
    const bool plain =
        (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier || event->key() == Qt::Key_Plus;
    if (plain && walk(event->key()))
        return;
    if (event->matches(QKeySequence::Copy)) {
        copySelection(false);
        return;
    }
    if (plain && event->key() == Qt::Key_Escape) {
        clearSelection();
        return;
    }
    if (plain && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        && toggleGroup(currentIndex()))
        return;
    QTableView::keyPressEvent(event);
}

void ComparisonTable::mousePressEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    const QModelIndex index = indexAt(place);
    const bool onExpander = index.isValid() && index.column() == 0
        && CellMetrics(font()).expanderRect(visualRect(index), 0).contains(place);
    if (event->button() == Qt::LeftButton && onExpander && toggleGroup(index))
        return;
    QTableView::mousePressEvent(event);
}

void ComparisonTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (!toggleGroup(indexAt(event->position().toPoint())))
        QTableView::mouseDoubleClickEvent(event);
}

void ComparisonTable::keyboardSearch(const QString& text)
{
    const bool fresh = m_typed.add(text);
    const int rows = m_model.rowCount();
    const int start = std::max(0, currentIndex().row()) + (fresh ? 1 : 0);
    const std::string pattern = m_typed.pattern();
    for (int step = 0; step < rows; ++step) {
        const int row = (start + step) % rows;
        const NodeRow node = m_model.nodeAt(row);
        if (node == NoRow || !matchesGlob(m_model.comparison()->now().tree.name(node), pattern))
            continue;
        setCurrentIndex(m_model.index(row, std::max(0, currentIndex().column())));
        return;
    }
}

} // namespace fairshare::gui

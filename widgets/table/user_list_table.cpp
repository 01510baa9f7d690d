// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table/user_list_table.h"

#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"
#include "widgets/table/whole_columns.h"

#include <QApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QPainter>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>
#include <vector>

namespace fairshare::gui {

UserListTable::UserListTable(Document& document, UserListModel& model, QHeaderView* header, QWidget* parent)
    : QTableView(parent)
    , m_document(document)
    , m_model(model)
{
    // A header set later would be notified of a new model after this view and clear the selection.
    if (header != nullptr)
        setHorizontalHeader(header);
    setModel(&model);
    dressList(*this);
    new WholeColumns(*this);
    setAlternatingRowColors(false);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(NoEditTriggers);
    setTheme(themeOf(QApplication::palette()));
    connect(&model, &QAbstractItemModel::modelAboutToBeReset, this,
        [this] { m_scrolled = m_model.rowCount() == 0 ? -1 : verticalScrollBar()->value(); });
    connect(&model, &QAbstractItemModel::modelReset, this, &UserListTable::restore);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &UserListTable::tellSelection);
    connect(&document.selection(), &Selection::changed, this, &UserListTable::followSelection);
}

void UserListTable::setTheme(const Theme& theme)
{
    setPalette(theme.viewPalette());
}

void UserListTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    fitColumns();
}

void UserListTable::paintEvent(QPaintEvent* event)
{
    QTableView::paintEvent(event);
    if (m_model.rowCount() > 0)
        return;
    const int margin = fontMetrics().height() / 2;
    QPainter painter(viewport());
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
        Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, m_model.emptyText());
}

void UserListTable::restore()
{
    fitColumns();
    showSelection();
    if (m_scrolled >= 0)
        verticalScrollBar()->setValue(m_scrolled);
    else if (currentIndex().isValid())
        scrollTo(currentIndex()); // nothing has been shown yet
}

void UserListTable::tellSelection()
{
    if (m_showsSelection || !m_model.hasRowsOf(m_document))
        return;
    const QScopedValueRollback shows(m_showsSelection, true);
    std::vector<NodeRow> nodes;
    for (const QModelIndex& index : selectionModel()->selectedRows())
        if (const NodeRow node = m_model.nodeAt(index.row()); node != NoRow)
            nodes.push_back(node);
    std::sort(nodes.begin(), nodes.end());
    m_document.selection().set(
        nodes, currentIndex().isValid() ? m_model.nodeAt(currentIndex().row()) : NoRow);
}

void UserListTable::followSelection()
{
    if (m_showsSelection)
        return;
    showSelection();
    const NodeRow current = m_document.selection().current();
    const int place = current == NoRow || !m_model.hasRowsOf(m_document) ? -1 : m_model.placeOf(current);
    if (place >= 0)
        scrollTo(m_model.index(place, std::max(0, currentIndex().column())));
}

void UserListTable::showSelection()
{
    const QScopedValueRollback shows(m_showsSelection, true);
    std::vector<int> places;
    int current = -1;
    if (m_model.hasRowsOf(m_document)) {
        for (const NodeRow row : m_document.selection().rows())
            if (const int place = m_model.placeOf(row); place >= 0)
                places.push_back(place);
        if (m_document.selection().current() != NoRow)
            current = m_model.placeOf(m_document.selection().current());
    }
    if (current >= 0)
        selectionModel()->setCurrentIndex(
            m_model.index(current, std::max(0, currentIndex().column())), QItemSelectionModel::NoUpdate);
    selectionModel()->select(selectionOfRows(m_model, std::move(places)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void UserListTable::copySelection(bool withHeaders)
{
    if (const auto copied =
            copySelectedRows(*this, {UserListModel::ExactRole, withHeaders, UserListModel::ExactRole});
        !copied)
        Q_EMIT refused(copied.error());
}

void UserListTable::showCard()
{
    showCurrentCard(*this);
}

void UserListTable::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copySelection(false);
    else if (event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        clearSelection();
    else
        QTableView::keyPressEvent(event);
}

} // namespace fairshare::gui

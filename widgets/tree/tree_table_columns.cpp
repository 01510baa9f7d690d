// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/controls/open_menu.h"
#include "widgets/tree/column_widths.h"
#include "widgets/tree/tree_table_view.h"

#include "core/scenario/scenario.h"

#include <QDataStream>
#include <QIODevice>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>

/// Columns of TreeTableView.
namespace fairshare::gui {
namespace {

const TreeColumn& described(int column)
{
    return treeColumns()[static_cast<std::size_t>(column)];
}

} // namespace

void TreeTableView::createColumns()
{
    m_chosenWidths.assign(treeColumns().size(), 0);
    connect(m_header, &QHeaderView::sectionResized, this, [this](int column, int /*before*/, int width) {
        if (m_fitting)
            return;
        m_chosenWidths[static_cast<std::size_t>(column)] = width;
        Q_EMIT columnsChanged();
    });
    connect(m_header, &TreeHeaderView::algorithmChosen, this, &TreeTableView::showChosenAlgorithm);
    connect(m_header, &QHeaderView::sortIndicatorChanged, this, &TreeTableView::fitColumns);
    const QScrollBar* bar = horizontalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar](int value) {
        // A shrinking range can clamp the value to its end without any scrolling by the user.
        m_followsChosen = m_followsChosen && (m_placing || value == bar->maximum());
    });
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (m_followsChosen && !m_placing)
            scrollToChosenAlgorithm();
    });
    connect(&m_model, &QAbstractItemModel::modelReset, this, &TreeTableView::fitNewTree);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &TreeTableView::fitNewFigures);
    hideDetails();
}

void TreeTableView::hideDetails()
{
    const QScopedValueRollback fitting(m_fitting, true);
    for (int column = 0; column < m_model.columnCount(); ++column)
        setColumnHidden(column, described(column).isHiddenAtFirst());
}

void TreeTableView::showEvent(QShowEvent* event)
{
    QTableView::showEvent(event);
    if (m_figuresWait)
        fitNewFigures();
    m_sight.keep();
}

void TreeTableView::resizeEvent(QResizeEvent* event)
{
    {
        const QScopedValueRollback placing(m_placing, true);
        QTableView::resizeEvent(event);
    }
    fitColumns();
    m_sight.keep();
}

std::vector<bool> TreeTableView::hiddenColumns() const
{
    std::vector<bool> hidden(treeColumns().size());
    for (int column = 0; column < m_model.columnCount(); ++column)
        hidden[static_cast<std::size_t>(column)] = isColumnHidden(column);
    return hidden;
}

void TreeTableView::fitNewTree()
{
    // After a reload or an edit, columns keep their position and width.
    const bool other = m_model.earlierRows().empty();
    if (other) {
        m_contents.forget();
        m_followsChosen = true;
    }
    fitColumns();
}

void TreeTableView::fitNewFigures()
{
    // While hidden behind another view, the figures need not be measured; a drag there has priority.
    m_figuresWait = !isVisibleTo(window());
    if (m_figuresWait)
        return;
    if (m_contents.measure(font(), m_model, hiddenColumns()))
        fitColumns();
}

void TreeTableView::showChosenAlgorithm()
{
    m_followsChosen = true;
    scrollToChosenAlgorithm();
}

void TreeTableView::scrollToChosenAlgorithm()
{
    const QScopedValueRollback placing(m_placing, true);
    int left = -1;
    int right = 0;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const TreeColumn& entry = described(column);
        const bool wanted = !isColumnHidden(column) && !entry.isHiddenAtFirst() && entry.algorithm != nullptr
            && QString::fromStdString(std::string(entry.algorithm->id)) == m_header->chosenAlgorithm();
        if (!wanted)
            continue;
        left = left < 0 ? m_header->sectionPosition(column) : left;
        right = m_header->sectionPosition(column) + m_header->sectionSize(column);
    }
    if (left < 0)
        return;
    QScrollBar* bar = horizontalScrollBar();
    bar->setValue(std::max(bar->value(), right - viewport()->width()));
    bar->setValue(std::min(bar->value(), left));
    bar->setValue(std::min(bar->value(), std::max(0, left - m_header->pinnedWidth())));
}

void TreeTableView::fitColumns()
{
    if (m_fitting)
        return;
    const QScopedValueRollback fitting(m_fitting, true);
    const QScopedValueRollback placing(m_placing, true);
    const int columns = m_model.columnCount();
    ColumnNeeds needs{.contents = {}, .chosen = m_chosenWidths, .hidden = hiddenColumns()};
    m_contents.measure(font(), m_model, needs.hidden);
    for (int column = 0; column < columns; ++column)
        needs.contents.push_back(m_contents.width(column));
    const Document& document = m_model.document();
    needs.users = document.isEmpty() ? 0 : document.scenario()->tree.userCount();
    needs.sorted = m_header->sortIndicatorSection();
    // New widths can show or hide scroll bars, which changes the available width.
    for (int room = -1, pass = 0; room != viewport()->width() && pass < 2; ++pass) {
        room = viewport()->width();
        const auto widths = columnWidths(font(), needs, room);
        for (int column = 0; column < columns; ++column) {
            if (!needs.hidden[static_cast<std::size_t>(column)])
                setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
        }
        updateGeometries();
    }
    if (m_followsChosen)
        scrollToChosenAlgorithm();
}

QByteArray TreeTableView::columnState() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    // For compatibility: earlier versions first stored whether any widths were chosen.
    stream << true << m_model.columnCount();
    for (int column = 0; column < m_model.columnCount(); ++column)
        stream << described(column).id() << isColumnHidden(column)
               << m_chosenWidths[static_cast<std::size_t>(column)];
    return state;
}

void TreeTableView::restoreColumns(const QByteArray& state)
{
    QDataStream stream(state);
    bool chosen = false;
    int count = 0;
    stream >> chosen >> count;
    {
        const QScopedValueRollback fitting(m_fitting, true);
        m_chosenWidths.assign(treeColumns().size(), 0);
        for (int entry = 0; entry < count && stream.status() == QDataStream::Ok; ++entry) {
            QString id;
            bool hidden = false;
            int width = 0;
            stream >> id >> hidden >> width;
            for (int column = 0; column < m_model.columnCount(); ++column) {
                if (described(column).id() != id)
                    continue;
                setColumnHidden(column, hidden && column > 0);
                m_chosenWidths[static_cast<std::size_t>(column)] = chosen && !hidden ? std::max(0, width) : 0;
            }
        }
    }
    fitColumns();
}

void TreeTableView::resetColumns()
{
    hideDetails();
    m_chosenWidths.assign(treeColumns().size(), 0);
    fitColumns();
    Q_EMIT columnsChanged();
}

void TreeTableView::addColumnEntry(QMenu& menu, int column, const QString& text)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(!isColumnHidden(column));
    action->setData(described(column).id());
    action->setToolTip(described(column).meaning());
    connect(action, &QAction::toggled, this, [this, column](bool shown) {
        {
            const QScopedValueRollback fitting(m_fitting, true);
            setColumnHidden(column, !shown);
        }
        fitColumns();
        Q_EMIT columnsChanged();
    });
}

void TreeTableView::fillColumnMenu(QMenu& menu)
{
    // Clearing a menu does not delete its submenus.
    qDeleteAll(menu.findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    QMenu* group = &menu;
    const Algorithm* algorithm = nullptr;
    keepOpenWhileTicking(menu);
    for (int column = 1; column < m_model.columnCount(); ++column) {
        const TreeColumn& entry = described(column);
        if (entry.algorithm != algorithm) {
            algorithm = entry.algorithm;
            group = menu.addMenu(entry.title());
            group->setToolTipsVisible(true);
            keepOpenWhileTicking(*group);
        }
        addColumnEntry(*group, column, algorithm == nullptr ? entry.title() : entry.part());
        if (entry.kind == ColumnKind::Rank)
            group->addSeparator();
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Reset columns")), &QAction::triggered, this, &TreeTableView::resetColumns);
}

} // namespace fairshare::gui

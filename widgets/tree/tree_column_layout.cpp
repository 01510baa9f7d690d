// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/tree_column_layout.h"

#include "widgets/controls/open_menu.h"
#include "widgets/tree/column_widths.h"

#include "core/scenario/scenario.h"

#include <QDataStream>
#include <QIODevice>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <utility>

namespace fairshare::gui {
namespace {

const TreeColumn& described(int column)
{
    return treeColumns()[static_cast<std::size_t>(column)];
}

} // namespace

TreeColumnLayout::TreeColumnLayout(QTableView& table, TreeHeaderView& header, const ShareTreeModel& model,
    std::function<void()> updateGeometries)
    : QObject(&table)
    , m_table(table)
    , m_header(header)
    , m_model(model)
    , m_updateGeometries(std::move(updateGeometries))
{
    m_chosenWidths.assign(treeColumns().size(), 0);
    connect(&header, &QHeaderView::sectionResized, this, [this](int column, int /*before*/, int width) {
        if (m_fitting)
            return;
        m_chosenWidths[static_cast<std::size_t>(column)] = width;
        Q_EMIT changed();
    });
    connect(&header, &TreeHeaderView::algorithmChosen, this, &TreeColumnLayout::showChosenAlgorithm);
    connect(&header, &QHeaderView::sortIndicatorChanged, this, &TreeColumnLayout::fit);
    const QScrollBar* bar = m_table.horizontalScrollBar();
    connect(bar, &QScrollBar::valueChanged, this, [this, bar](int value) {
        // A shrinking range can clamp the value to its end without any scrolling by the user.
        m_followsChosen = m_followsChosen && (m_placing || value == bar->maximum());
    });
    connect(bar, &QScrollBar::rangeChanged, this, [this] {
        if (m_followsChosen && !m_placing)
            scrollToChosenAlgorithm();
    });
    connect(&model, &QAbstractItemModel::modelReset, this, &TreeColumnLayout::fitNewTree);
    connect(&model, &QAbstractItemModel::dataChanged, this, &TreeColumnLayout::fitNewFigures);
    hideDetails();
}

void TreeColumnLayout::hideDetails()
{
    const QScopedValueRollback fitting(m_fitting, true);
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_table.setColumnHidden(column, described(column).isHiddenAtFirst());
}

void TreeColumnLayout::fitWaitingFigures()
{
    if (m_figuresWait)
        fitNewFigures();
}

void TreeColumnLayout::whilePlacing(const std::function<void()>& scroll)
{
    const QScopedValueRollback placing(m_placing, true);
    scroll();
}

std::vector<bool> TreeColumnLayout::hidden() const
{
    std::vector<bool> hidden(treeColumns().size());
    for (int column = 0; column < m_model.columnCount(); ++column)
        hidden[static_cast<std::size_t>(column)] = m_table.isColumnHidden(column);
    return hidden;
}

void TreeColumnLayout::fitNewTree()
{
    // After a reload or an edit, columns keep their position and width.
    const bool other = m_model.earlierRows().empty();
    if (other) {
        m_contents.forget();
        m_followsChosen = true;
    }
    fit();
}

void TreeColumnLayout::fitNewFigures()
{
    // While hidden behind another view, the figures need not be measured; a drag there has priority.
    m_figuresWait = !m_table.isVisibleTo(m_table.window());
    if (m_figuresWait)
        return;
    if (m_contents.measure(m_table.font(), m_model, hidden()))
        fit();
}

void TreeColumnLayout::showChosenAlgorithm()
{
    m_followsChosen = true;
    scrollToChosenAlgorithm();
}

void TreeColumnLayout::scrollToChosenAlgorithm()
{
    const QScopedValueRollback placing(m_placing, true);
    int left = -1;
    int right = 0;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const TreeColumn& entry = described(column);
        const bool wanted = !m_table.isColumnHidden(column) && !entry.isHiddenAtFirst()
            && entry.algorithm != nullptr
            && QString::fromStdString(std::string(entry.algorithm->id)) == m_header.chosenAlgorithm();
        if (!wanted)
            continue;
        left = left < 0 ? m_header.sectionPosition(column) : left;
        right = m_header.sectionPosition(column) + m_header.sectionSize(column);
    }
    if (left < 0)
        return;
    QScrollBar* bar = m_table.horizontalScrollBar();
    bar->setValue(std::max(bar->value(), right - m_table.viewport()->width()));
    bar->setValue(std::min(bar->value(), left));
    bar->setValue(std::min(bar->value(), std::max(0, left - m_header.pinnedWidth())));
}

void TreeColumnLayout::fitFont()
{
    m_contents.forget();
    fit();
}

void TreeColumnLayout::fit()
{
    if (m_fitting)
        return;
    const QScopedValueRollback fitting(m_fitting, true);
    const QScopedValueRollback placing(m_placing, true);
    const int columns = m_model.columnCount();
    ColumnNeeds needs{.contents = {}, .chosen = m_chosenWidths, .hidden = hidden()};
    m_contents.measure(m_table.font(), m_model, needs.hidden);
    for (int column = 0; column < columns; ++column)
        needs.contents.push_back(m_contents.width(column));
    const Document& document = m_model.document();
    needs.users = document.isEmpty() ? 0 : document.scenario()->tree.userCount();
    needs.sorted = m_header.sortIndicatorSection();
    // New widths can show or hide scroll bars, which changes the available width.
    for (int room = -1, pass = 0; room != m_table.viewport()->width() && pass < 2; ++pass) {
        room = m_table.viewport()->width();
        const auto widths = columnWidths(m_table.font(), needs, room);
        for (int column = 0; column < columns; ++column) {
            if (!needs.hidden[static_cast<std::size_t>(column)])
                m_table.setColumnWidth(column, widths[static_cast<std::size_t>(column)]);
        }
        m_updateGeometries();
    }
    if (m_followsChosen)
        scrollToChosenAlgorithm();
}

QByteArray TreeColumnLayout::state() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    // For compatibility: earlier versions first stored whether any widths were chosen.
    stream << true << m_model.columnCount();
    for (int column = 0; column < m_model.columnCount(); ++column)
        stream << described(column).id() << m_table.isColumnHidden(column)
               << m_chosenWidths[static_cast<std::size_t>(column)];
    return state;
}

void TreeColumnLayout::restore(const QByteArray& state)
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
                m_table.setColumnHidden(column, hidden && column > 0);
                m_chosenWidths[static_cast<std::size_t>(column)] = chosen && !hidden ? std::max(0, width) : 0;
            }
        }
    }
    fit();
}

void TreeColumnLayout::reset()
{
    hideDetails();
    m_chosenWidths.assign(treeColumns().size(), 0);
    fit();
    Q_EMIT changed();
}

void TreeColumnLayout::addEntry(QMenu& menu, int column, const QString& text)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(!m_table.isColumnHidden(column));
    action->setData(described(column).id());
    action->setToolTip(described(column).meaning());
    connect(action, &QAction::toggled, this, [this, column](bool shown) {
        {
            const QScopedValueRollback fitting(m_fitting, true);
            m_table.setColumnHidden(column, !shown);
        }
        fit();
        Q_EMIT changed();
    });
}

void TreeColumnLayout::fillMenu(QMenu& menu)
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
        addEntry(*group, column, algorithm == nullptr ? entry.title() : entry.part());
        if (entry.kind == ColumnKind::Rank)
            group->addSeparator();
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Reset columns")), &QAction::triggered, this, &TreeColumnLayout::reset);
}

} // namespace fairshare::gui

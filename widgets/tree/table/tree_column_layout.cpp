// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_column_layout.h"

#include "widgets/controls/menus/open_menu.h"
#include "widgets/table/whole_columns.h"

#include "core/scenario/scenario.h"

#include <QDataStream>
#include <QIODevice>
#include <QMenu>
#include <QScopedValueRollback>
#include <QScrollBar>

#include <algorithm>
#include <numeric>
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
    m_away.assign(treeColumns().size(), false);
    m_kept.assign(treeColumns().size(), false);
    connect(&header, &QHeaderView::sectionResized, this, [this](int column, int /*before*/, int width) {
        if (m_fitting)
            return;
        m_chosenWidths[static_cast<std::size_t>(column)] = width;
        Q_EMIT changed();
    });
    connect(&header, &TreeHeaderView::algorithmChosen, this, &TreeColumnLayout::showChosenAlgorithm);
    connect(&header, &TreeHeaderView::opened, this, &TreeColumnLayout::openGroup);
    connect(&header, &QHeaderView::sortIndicatorChanged, this, &TreeColumnLayout::fit);
    connect(&model, &QAbstractItemModel::modelReset, this, &TreeColumnLayout::fitNewTree);
    connect(&model, &QAbstractItemModel::dataChanged, this, &TreeColumnLayout::fitNewFigures);
    hideDetails();
}

void TreeColumnLayout::hideDetails()
{
    const QScopedValueRollback fitting(m_fitting, true);
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_table.setColumnHidden(column, described(column).isHiddenAtFirst());
    m_away.assign(treeColumns().size(), false);
}

void TreeColumnLayout::fitWaitingFigures()
{
    if (m_figuresWait)
        fitNewFigures();
}

std::vector<bool> TreeColumnLayout::hidden() const
{
    std::vector<bool> hidden(treeColumns().size());
    for (int column = 0; column < m_model.columnCount(); ++column)
        hidden[static_cast<std::size_t>(column)] =
            m_table.isColumnHidden(column) && !m_away[static_cast<std::size_t>(column)];
    return hidden;
}

void TreeColumnLayout::fitNewTree()
{
    // After a reload or an edit, columns keep their position and width.
    const bool other = m_model.earlierRows().empty();
    if (other) {
        m_contents.forget();
        m_tied.clear();
        m_table.horizontalScrollBar()->setValue(0);
    }
    updateTied();
    fit();
}

void TreeColumnLayout::fitNewFigures()
{
    // While hidden behind another view, the figures need not be measured; a drag there has priority.
    m_figuresWait = !m_table.isVisibleTo(m_table.window());
    if (m_figuresWait)
        return;
    const bool tied = updateTied();
    if (m_contents.measure(m_table.font(), m_model, hidden()) || tied)
        fit();
}

bool TreeColumnLayout::updateTied()
{
    const EvaluationPtr& evaluation = m_model.results().current();
    const Document& document = m_model.document();
    // The figures of an earlier tree say nothing about this one.
    if (!evaluation || document.isEmpty()
        || evaluation->tree.columns().shape != document.scenario()->tree.columns().shape)
        return false;
    const EvaluationPtr& baseline = m_model.results().baseline();
    std::vector<bool> tied;
    for (const AlgorithmResult& result : evaluation->results) {
        const AlgorithmResult* before = baseline ? baseline->find(result.algorithm->id) : nullptr;
        const bool moved = before != nullptr && !ranksAllTheSame(*before);
        const bool open = !m_tied.empty() && !m_tied[tied.size()];
        tied.push_back(!open && !moved && ranksAllTheSame(result));
    }
    const bool changed = tied != m_tied;
    m_tied = std::move(tied);
    return changed;
}

void TreeColumnLayout::showChosenAlgorithm()
{
    fit();
    scrollToChosenAlgorithm();
}

void TreeColumnLayout::scrollToChosenAlgorithm()
{
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
    const int columns = m_model.columnCount();
    ColumnNeeds needs{.contents = {}, .chosen = m_chosenWidths, .hidden = hidden(), .folds = {}};
    m_contents.measure(m_table.font(), m_model, needs.hidden);
    for (int column = 0; column < columns; ++column)
        needs.contents.push_back(m_contents.width(column));
    const Document& document = m_model.document();
    needs.users = document.isEmpty() ? 0 : document.scenario()->tree.userCount();
    needs.sorted = m_header.sortIndicatorSection();
    // New widths can show or hide scroll bars, which changes the available width.
    for (int room = -1, pass = 0; room != m_table.viewport()->width() && pass < 2; ++pass) {
        room = m_table.viewport()->width();
        apply(needs, foldedWidths(needs, room));
        m_updateGeometries();
    }
}

FoldQuestion TreeColumnLayout::foldQuestion(const ColumnNeeds& needs) const
{
    FoldQuestion question{.hidden = needs.hidden,
        .kept = m_kept,
        .tied = m_tied,
        .chosen = m_header.chosenAlgorithm(),
        .sorted = needs.sorted};
    question.tied.resize(treeColumns().back().place + 1, false);
    return question;
}

std::vector<int> TreeColumnLayout::foldedWidths(ColumnNeeds& needs, int room) const
{
    std::vector<int> widths;
    if (!m_folding) {
        needs.folds.clear();
        return columnWidths(m_table.font(), needs, room);
    }
    const FoldQuestion question = foldQuestion(needs);
    for (int level = 0; level < FoldLevels; ++level) {
        needs.folds = foldsAt(level, question);
        needs.shortensNames = level + 1 == FoldLevels; // names are worth more than what folds
        widths = columnWidths(m_table.font(), needs, room);
        if (std::accumulate(widths.begin(), widths.end(), 0) <= room)
            break;
    }
    return widths;
}

void TreeColumnLayout::apply(const ColumnNeeds& needs, const std::vector<int>& widths)
{
    m_header.setFolds(needs.folds);
    for (std::size_t at = 0; at < widths.size(); ++at) {
        const bool away = !needs.folds.empty() && needs.folds[at] == Fold::Away && !needs.hidden[at];
        m_away[at] = away;
        const int column = static_cast<int>(at);
        if (m_table.isColumnHidden(column) != (needs.hidden[at] || away))
            m_table.setColumnHidden(column, needs.hidden[at] || away);
        if (!needs.hidden[at] && !away)
            m_table.setColumnWidth(column, widths[at]);
    }
    // Pictures have room for all columns.
    const bool folded = m_folding && needs.folds != foldsAt(0, foldQuestion(needs));
    m_table.setProperty(UnfoldedWidth, folded ? openWidth(needs) : 0);
}

int TreeColumnLayout::openWidth(ColumnNeeds needs) const
{
    // Ties alone stay folded; they say nothing in a picture either.
    needs.folds = foldsAt(0, foldQuestion(needs));
    const std::vector<int> widths = columnWidths(m_table.font(), needs, 1);
    return std::accumulate(widths.begin(), widths.end(), 0);
}

void TreeColumnLayout::setFolding(bool folding)
{
    if (m_folding == folding)
        return;
    m_folding = folding;
    fit();
    Q_EMIT changed();
}

bool TreeColumnLayout::isKept(int column) const
{
    const Algorithm* algorithm = described(column).algorithm;
    for (int at = 0; at < m_model.columnCount(); ++at) {
        const bool together = at == column || (algorithm != nullptr && described(at).algorithm == algorithm);
        if (together && m_kept[static_cast<std::size_t>(at)])
            return true;
    }
    return false;
}

void TreeColumnLayout::openGroup(int column)
{
    m_kept[static_cast<std::size_t>(column)] = true;
    fit();
    Q_EMIT changed();
}

QByteArray TreeColumnLayout::state() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    // For compatibility: earlier versions first stored whether any widths were chosen.
    stream << true << m_model.columnCount();
    for (int column = 0; column < m_model.columnCount(); ++column)
        stream << described(column).id() << !isWanted(column)
               << m_chosenWidths[static_cast<std::size_t>(column)];
    // Earlier versions stop reading here.
    QStringList kept;
    for (int column = 0; column < m_model.columnCount(); ++column)
        if (m_kept[static_cast<std::size_t>(column)])
            kept << described(column).id();
    stream << m_folding << kept;
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
        for (int column = 0; column < m_model.columnCount(); ++column)
            if (m_away[static_cast<std::size_t>(column)])
                m_table.setColumnHidden(column, false);
        m_away.assign(treeColumns().size(), false);
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
    QStringList kept;
    m_folding = true;
    if (!stream.atEnd())
        stream >> m_folding >> kept;
    for (int column = 0; column < m_model.columnCount(); ++column)
        m_kept[static_cast<std::size_t>(column)] = kept.contains(described(column).id());
    fit();
}

void TreeColumnLayout::reset()
{
    hideDetails();
    m_chosenWidths.assign(treeColumns().size(), 0);
    m_kept.assign(treeColumns().size(), false);
    m_folding = true;
    fit();
    Q_EMIT changed();
}

void TreeColumnLayout::addEntry(QMenu& menu, int column, const QString& text)
{
    QAction* action = menu.addAction(text);
    action->setCheckable(true);
    action->setChecked(isWanted(column));
    action->setData(described(column).id());
    action->setToolTip(described(column).meaning());
    connect(action, &QAction::toggled, this, [this, column](bool shown) {
        {
            const QScopedValueRollback fitting(m_fitting, true);
            m_table.setColumnHidden(column, !shown);
            m_away[static_cast<std::size_t>(column)] = false;
            m_kept[static_cast<std::size_t>(column)] = shown;
        }
        fit();
        Q_EMIT changed();
    });
}

void TreeColumnLayout::addKeepEntry(QMenu& menu, int column)
{
    QAction* action = menu.addAction(tr("Never fold"));
    action->setCheckable(true);
    action->setChecked(isKept(column));
    action->setData(described(column).id() + QStringLiteral(".kept"));
    connect(action, &QAction::toggled, this, [this, column](bool kept) {
        for (int at = 0; at < m_model.columnCount(); ++at)
            if (described(at).algorithm == described(column).algorithm)
                m_kept[static_cast<std::size_t>(at)] = kept && at == column;
        fit();
        Q_EMIT changed();
    });
}

void TreeColumnLayout::addLimits(QMenu& menu)
{
    if (m_model.document().isEmpty())
        return;
    const std::vector<LimitKind> kinds = limitKindsOf(m_model.document().scenario()->tree);
    QMenu* limits = nullptr;
    for (int column = 0; column < m_model.columnCount(); ++column) {
        const TreeColumn& entry = described(column);
        const bool found = std::find(kinds.begin(), kinds.end(), entry.limit) != kinds.end();
        if (entry.kind != ColumnKind::Limit || (!found && !isWanted(column)))
            continue;
        if (limits == nullptr) {
            limits = menu.addMenu(tr("Limits"));
            limits->setToolTipsVisible(true);
            keepOpenWhileTicking(*limits);
        }
        addEntry(*limits, column, entry.title());
    }
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
        if (entry.kind == ColumnKind::Limit)
            continue;
        if (entry.algorithm != algorithm) {
            algorithm = entry.algorithm;
            group = menu.addMenu(entry.title());
            group->setToolTipsVisible(true);
            keepOpenWhileTicking(*group);
        }
        addEntry(*group, column, algorithm == nullptr ? entry.title() : entry.part());
        if (entry.kind == ColumnKind::Rank) {
            addKeepEntry(*group, column);
            group->addSeparator();
        }
    }
    addLimits(menu);
    menu.addSeparator();
    QAction* folding = menu.addAction(tr("Fold columns to fit"));
    folding->setCheckable(true);
    folding->setChecked(m_folding);
    connect(folding, &QAction::toggled, this, &TreeColumnLayout::setFolding);
    connect(menu.addAction(tr("Reset columns")), &QAction::triggered, this, &TreeColumnLayout::reset);
}

} // namespace fairshare::gui

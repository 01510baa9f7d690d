// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/views/moment_table.h"

#include "widgets/delegates/cell_metrics.h"
#include "widgets/delegates/moment_delegate.h"
#include "widgets/text/clock_text.h"
#include "widgets/theme/theme.h"
#include "widgets/views/list_table.h"

#include <QEvent>
#include <QHeaderView>
#include <QScopedValueRollback>

#include <algorithm>

namespace fairshare::gui {
namespace {

constexpr int MostJobId = 9; ///< characters
constexpr int SampledRows = 50; ///< that decide how wide the column of jobs is

} // namespace

MomentTable::MomentTable(MomentModel& model, QWidget* parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new MomentDelegate(this))
{
    setObjectName(QStringLiteral("momentTable"));
    setAccessibleName(tr("Nodes at this moment"));
    dressList(*this);
    setModel(&model);
    setItemDelegate(m_delegate);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    horizontalHeader()->setMinimumSectionSize(1);
    horizontalHeader()->setHighlightSections(false);
    connect(&model, &MomentModel::columnsChanged, this, &MomentTable::fitColumns);
    connect(&model.look(), &FilmLook::nodeChanged, this, &MomentTable::showNode);
    connect(&model.look(), &FilmLook::momentChanged, this, &MomentTable::widen);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, &MomentTable::takeRow);
    connect(&model, &QAbstractItemModel::modelReset, this, &MomentTable::showNode);
    fitColumns();
}

void MomentTable::setOutlinesTaken(bool outlines)
{
    m_delegate->setOutlinesTaken(outlines);
    viewport()->update();
}

void MomentTable::showNode()
{
    const QScopedValueRollback following(m_following, true);
    const auto node = m_model.look().node();
    if (!node || static_cast<int>(*node) >= m_model.rowCount()) {
        clearSelection();
        setCurrentIndex({});
        return;
    }
    const int column = std::max(0, currentIndex().column());
    const QModelIndex index =
        m_model.index(static_cast<int>(*node), std::min(column, m_model.columnCount() - 1));
    setCurrentIndex(index);
    selectRow(index.row());
    scrollTo(index);
}

void MomentTable::takeRow(const QModelIndex& current)
{
    if (m_following || !current.isValid())
        return;
    const QScopedValueRollback following(m_following, true);
    m_model.look().select(static_cast<std::uint32_t>(current.row()));
}

/// Columns grow with what they show and never shrink while one looks.
void MomentTable::widen()
{
    Seconds longest = m_longest;
    if (const FilmMoment* moment = m_model.look().moment())
        for (const FilmNode& node : moment->nodes)
            if (node.job != NoJob)
                longest = std::max(longest, node.elapsed);
    const auto length = [](Seconds seconds) { return clockText(seconds).size(); };
    if (length(longest) > length(m_longest)) {
        m_longest = longest;
        fitColumns();
    }
}

int MomentTable::neededWidth(int column) const
{
    const CellMetrics metrics(font());
    const auto width = [this](const QString& text) { return fontMetrics().horizontalAdvance(text); };
    int content = 0;
    switch (column) {
    case MomentModel::Node:
        content = width(QString::number(std::max(0, m_model.rowCount() - 1)));
        break;
    case MomentModel::Job:
        for (int row = 0; row < std::min(m_model.rowCount(), SampledRows); ++row)
            content = std::max(content, width(m_model.index(row, column).data().toString()));
        content = std::clamp(content, 3 * metrics.ch, MostJobId * metrics.ch);
        break;
    case MomentModel::JobNodes:
        content = width(QString::number(std::max(10, m_model.rowCount())));
        break;
    case MomentModel::Elapsed:
        content = width(clockText(m_longest));
        break;
    default:
        content = width(QStringLiteral(".00"));
        break;
    }
    const int heading = width(m_model.headerData(column, Qt::Horizontal).toString());
    return std::max(content, heading) + 2 * metrics.pad;
}

int MomentTable::neededWidth() const
{
    int sum = 0;
    for (int column = 0; column < m_model.columnCount(); ++column)
        sum += neededWidth(column);
    return sum;
}

void MomentTable::fitColumns()
{
    const int columns = m_model.columnCount();
    const int policies = columns - MomentModel::FirstPolicy;
    const int spare = std::max(0, viewport()->width() - neededWidth());
    int widest = 0;
    for (int column = MomentModel::FirstPolicy; column < columns; ++column)
        widest = std::max(widest, neededWidth(column));
    for (int column = 0; column < columns; ++column) {
        const int needed = neededWidth(column);
        // Values have the same width where there is room for it.
        const bool isValue = column >= MomentModel::FirstPolicy;
        setColumnWidth(column, isValue ? std::min(widest, needed + spare / policies) : needed);
    }
}

void MomentTable::copySelection(bool withHeaders)
{
    if (const auto copied =
            copySelectedRows(*this, {MomentModel::ExactRole, withHeaders, MomentModel::ExactRole});
        !copied)
        Q_EMIT refused(copied.error());
}

void MomentTable::resizeEvent(QResizeEvent* event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

void MomentTable::changeEvent(QEvent* event)
{
    QTableView::changeEvent(event);
    if (event->type() != QEvent::FontChange && event->type() != QEvent::StyleChange)
        return;
    verticalHeader()->setDefaultSectionSize(CellMetrics(font()).rowHeight);
    fitColumns();
}

} // namespace fairshare::gui

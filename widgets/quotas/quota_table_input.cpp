// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_delegate.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/list_table.h"

#include <QMouseEvent>

#include <algorithm>
#include <cmath>

/// Keyboard and mouse input of QuotaTable.
namespace fairshare::gui {
namespace {

constexpr double DemandStep = 0.05; ///< fraction of the slider's length per key press

} // namespace

bool QuotaTable::clickedExpander(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.isValid() || index.column() != 0 || !index.data(QuotaModel::ExpandableRole).toBool())
        return false;
    const QRect expander =
        CellMetrics(font()).expanderRect(visualRect(index), index.data(QuotaModel::DepthRole).toInt());
    if (!expander.contains(place))
        return false;
    m_model.setExpanded(index.row(), !index.data(QuotaModel::ExpandedRole).toBool());
    return true;
}

bool QuotaTable::clickedFlag(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.data(QuotaModel::FlagRole).isValid())
        return false;
    const auto column = static_cast<QuotaColumn>(index.column());
    const int around = CellMetrics(font()).pad / 2;
    const QRect box = QuotaDelegate::flagRect(visualRect(index), font(), column);
    if (!box.adjusted(-around, -around, around, around).contains(place))
        return false;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::NoUpdate);
    tell(m_model.setFlag(editedRows(index), column, !index.data(QuotaModel::FlagRole).toBool()));
    return true;
}

bool QuotaTable::grabbedSlider(const QPoint& place)
{
    const QModelIndex index = indexAt(place);
    if (!index.data(QuotaModel::SliderRole).isValid()
        || !QuotaDelegate::sliderRect(visualRect(index), font()).contains(place))
        return false;
    setCurrentIndex(index);
    m_slid = m_model.rowAt(index);
    ++m_gesture;
    slideTo(place.x());
    return true;
}

void QuotaTable::slideTo(int x)
{
    const int place = m_model.placeOf(m_slid);
    if (place < 0)
        return;
    const QModelIndex index = m_model.index(place, static_cast<int>(QuotaColumn::Demand));
    const QRectF track = QuotaDelegate::sliderRect(visualRect(index), font());
    const double thumb = CellMetrics(font()).ch * 0.8;
    const double part =
        std::clamp((x - track.left() - thumb / 2) / std::max(1.0, track.width() - thumb), 0.0, 1.0);
    tell(m_model.slideDemand(m_slid, m_model.demandAt(part), m_gesture));
}

void QuotaTable::mousePressEvent(QMouseEvent* event)
{
    const bool plain = event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier;
    const QPoint place = event->position().toPoint();
    m_pressTaken = plain && (clickedExpander(place) || clickedFlag(place) || grabbedSlider(place));
    if (!m_pressTaken)
        QTableView::mousePressEvent(event);
}

void QuotaTable::mouseMoveEvent(QMouseEvent* event)
{
    if (m_slid != NoQuotaRow)
        slideTo(event->position().toPoint().x());
    else if (!m_pressTaken)
        QTableView::mouseMoveEvent(event);
}

void QuotaTable::mouseReleaseEvent(QMouseEvent* event)
{
    m_pressTaken = false;
    if (m_slid == NoQuotaRow)
        return QTableView::mouseReleaseEvent(event);
    tell(m_model.slideDemand(std::exchange(m_slid, NoQuotaRow), 0, 0));
}

void QuotaTable::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QPoint place = event->position().toPoint();
    if (clickedExpander(place) || clickedFlag(place) || grabbedSlider(place))
        return;
    QTableView::mouseDoubleClickEvent(event);
}

bool QuotaTable::walkTree(int key)
{
    const QModelIndex index = currentIndex();
    if (!index.isValid() || index.column() != 0)
        return false;
    const bool expanded = index.data(QuotaModel::ExpandedRole).toBool();
    if (key == Qt::Key_Right && index.data(QuotaModel::ExpandableRole).toBool() && !expanded) {
        m_model.setExpanded(index.row(), true);
        return true;
    }
    if (key != Qt::Key_Left)
        return false;
    if (expanded)
        m_model.setExpanded(index.row(), false);
    else if (const QuotaRow row = m_model.rowAt(index); row != RootQuotaRow)
        goTo(m_model.tree().parent[row]);
    return true;
}

/// Ctrl+arrow keys change the demand of the current cell.
bool QuotaTable::stepDemand(int key)
{
    const QModelIndex index = currentIndex();
    const QVariant at = index.data(QuotaModel::SliderRole);
    if (!at.isValid() || (key != Qt::Key_Up && key != Qt::Key_Down))
        return false;
    const QuotaRow row = m_model.rowAt(index);
    const double step = key == Qt::Key_Up ? DemandStep : -DemandStep;
    const double part = std::clamp(at.toDouble() + step, 0.0, 1.0);
    tell(m_model.slideDemand(row, m_model.demandAt(part), ++m_gesture));
    tell(m_model.slideDemand(row, 0, 0));
    return true;
}

void QuotaTable::keyPressEvent(QKeyEvent* event)
{
    const bool plain = (event->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    if (plain && walkTree(event->key()))
        return;
    if (event->modifiers() == Qt::ControlModifier && stepDemand(event->key()))
        return;
    // Reached if the command is not possible: it shows the reason, and the current row stays.
    if (event->modifiers() == Qt::AltModifier && (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down))
        return moveSelected(event->key() == Qt::Key_Up ? LevelMove::Up : LevelMove::Down);
    if (plain && event->key() == Qt::Key_Space && currentIndex().data(QuotaModel::FlagRole).isValid())
        return toggleFlag();
    if (event->matches(QKeySequence::Copy)) {
        tell(copySelectedRows(*this, {QuotaModel::ExactRole, false}));
        return;
    }
    if (plain && event->key() == Qt::Key_Escape) {
        clearSelection();
        return;
    }
    QTableView::keyPressEvent(event);
}

QModelIndex QuotaTable::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action != MoveNext && action != MovePrevious)
        return QTableView::moveCursor(action, modifiers);
    const int step = action == MoveNext ? 1 : -1;
    int at =
        currentIndex().isValid() ? currentIndex().row() * QuotaColumnCount + currentIndex().column() : -1;
    const int end = m_model.rowCount() * QuotaColumnCount;
    for (at += step; at >= 0 && at < end; at += step) {
        const QModelIndex index = m_model.index(at / QuotaColumnCount, at % QuotaColumnCount);
        const bool takes =
            index.flags().testFlag(Qt::ItemIsEditable) || index.data(QuotaModel::FlagRole).isValid();
        if (!isColumnHidden(index.column()) && takes)
            return index;
    }
    return {};
}

} // namespace fairshare::gui

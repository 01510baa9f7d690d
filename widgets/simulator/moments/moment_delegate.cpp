// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/moments/moment_delegate.h"

#include "widgets/simulator/moments/moment_model.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/text/elided_text.h"
#include "widgets/theme/color_maps.h"
#include "widgets/theme/theme.h"

#include <QAbstractItemView>
#include <QPainter>

#include <algorithm>

namespace fairshare::gui {

void MomentDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const Theme theme = themeOf(option.palette);
    const CellMetrics metrics(option.font);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    painter->save();
    const QColor plain =
        index.row() % 2 == 1 ? option.palette.color(QPalette::AlternateBase) : theme.color(Role::Base);
    painter->fillRect(option.rect, selected ? theme.color(Role::SelectionFill) : plain);
    painter->setFont(option.font);
    painter->setPen(theme.color(Role::Text));
    const bool idle = index.data(MomentModel::IdleRole).toBool();
    const bool taken = index.data(MomentModel::TakenRole).toBool();
    const QRect cell = option.rect.adjusted(1, 1, -1, -1);
    const QVariant value = index.data(MomentModel::ValueRole);
    const QString text = index.data().toString();
    if (index.column() < MomentModel::FirstPolicy) {
        if (idle && index.column() == MomentModel::Job)
            painter->setPen(theme.color(Role::Text2));
        const QRect place = option.rect.adjusted(metrics.pad, 0, -metrics.pad, 0);
        painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine,
            elided(option.fontMetrics, text, Qt::ElideMiddle, place.width()));
    } else if (value.isValid()) {
        const QColor fill = mapColor(ColorMap::Viridis, 1 - value.toDouble());
        painter->fillRect(cell, fill);
        painter->setPen(takesWhiteText(fill) ? Qt::white : Qt::black);
        painter->drawText(cell, Qt::AlignCenter | Qt::TextSingleLine, text);
    } else {
        const bool away = index.data(MomentModel::AwayRole).toBool();
        painter->fillRect(
            cell, QBrush(theme.color(Role::Idle), away ? Qt::DiagCrossPattern : Qt::BDiagPattern));
    }
    if (taken && m_outlines) {
        constexpr int Outline = 2;
        painter->setPen(QPen(theme.color(Role::Text), Outline, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->drawRect(cell.adjusted(1, 1, -1, -1));
    }
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    if (view != nullptr && view->hasFocus() && view->currentIndex() == index) {
        painter->setPen(theme.color(Role::Accent));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize MomentDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellMetrics metrics(option.font);
    return {
        option.fontMetrics.horizontalAdvance(index.data().toString()) + 2 * metrics.pad, metrics.rowHeight};
}

} // namespace fairshare::gui

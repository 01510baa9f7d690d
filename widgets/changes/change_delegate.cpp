// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/changes/change_delegate.h"

#include "widgets/changes/change_model.h"
#include "widgets/table/cell_metrics.h"
#include "widgets/table/move_mark.h"
#include "widgets/text/elided_text.h"

#include <QAbstractItemView>
#include <QPainter>

namespace fairshare::gui {
namespace {

struct Cell {
    QPainter& painter;
    const QStyleOptionViewItem& option;
    const QModelIndex& index;
    Theme theme;
    CellMetrics metrics;
};

void paintSurface(const Cell& cell)
{
    const QPalette& palette = cell.option.palette;
    QColor fill = palette.color(QPalette::Base);
    if (cell.option.features.testFlag(QStyleOptionViewItem::Alternate))
        fill = palette.color(QPalette::AlternateBase);
    if (cell.option.state.testFlag(QStyle::State_Selected))
        fill = cell.theme.color(Role::SelectionFill);
    cell.painter.fillRect(cell.option.rect, fill);
}

void paintEffect(const Cell& cell, const ChangeEffect& effect, int width)
{
    const QRect place = cell.option.rect;
    if (effect.up > 0)
        paintMoveMark(cell.painter, QRect(place.left(), place.top(), width, place.height()),
            {cell.theme, static_cast<qint64>(effect.up)});
    if (effect.down > 0)
        paintMoveMark(cell.painter, QRect(place.left() + width, place.top(), width, place.height()),
            {cell.theme, -static_cast<qint64>(effect.down)});
}

void paintText(const Cell& cell)
{
    const bool link = cell.index.data(ChangeModel::LinkRole).toBool();
    const bool quiet = cell.index.data(ChangeModel::SumRole).toBool()
        || cell.index.column() == ChangeModel::Effect || cell.index.column() >= ChangeModel::FirstAlgorithm;
    QFont font = cell.option.font;
    font.setUnderline(link);
    cell.painter.setFont(font);
    const Role plain = quiet ? Role::Text2 : Role::Text;
    cell.painter.setPen(cell.theme.color(link ? Role::Accent : plain));
    const QRect place = cell.option.rect.adjusted(cell.metrics.pad, 0, -cell.metrics.pad, 0);
    const auto alignment = cell.index.data(Qt::TextAlignmentRole).value<Qt::Alignment>();
    cell.painter.drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine,
        elided(cell.painter.fontMetrics(), cell.index.data().toString(), Qt::ElideRight, place.width()));
}

} // namespace

int ChangeDelegate::markWidth(const QFont& font) const
{
    return moveMarkWidth(font, m_largest) + CellMetrics(font).ch;
}

void ChangeDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    painter->save();
    painter->setFont(option.font);
    const Cell cell{*painter, option, index, themeOf(option.palette), CellMetrics(option.font)};
    paintSurface(cell);
    const QVariant effect = index.data(ChangeModel::EffectRole);
    const auto known = effect.value<ChangeEffect>();
    if (effect.isValid() && known != ChangeEffect())
        paintEffect(cell, known, markWidth(option.font));
    else
        paintText(cell);
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    if (view != nullptr && view->hasFocus() && selected && view->currentIndex() == index) {
        painter->setPen(cell.theme.color(Role::Accent));
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
    painter->restore();
}

QSize ChangeDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellMetrics metrics(option.font);
    if (index.column() >= ChangeModel::FirstAlgorithm && !index.data(ChangeModel::LinkRole).toBool())
        return {2 * markWidth(option.font) + metrics.pad, metrics.rowHeight};
    const int text = QFontMetrics(option.font).horizontalAdvance(index.data().toString());
    return {text + 2 * metrics.pad + metrics.ch, metrics.rowHeight};
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_delegate.h"

#include "widgets/quotas/quota_cell_painter.h"
#include "widgets/table/value_editor.h"

#include <QAbstractItemView>

namespace fairshare::gui {
namespace {

constexpr int SliderCh = 7; ///< width of a slider
constexpr int BarCh = 26; ///< of a cell with a bar and its number

QuotaColumn quotaColumnAt(const QModelIndex& index)
{
    return static_cast<QuotaColumn>(index.column());
}

} // namespace

QuotaDelegate::QuotaDelegate(QuotaModel& model, EditedRows editedRows, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_editedRows(std::move(editedRows))
{
}

QRect QuotaDelegate::sliderRect(const QRect& cell, const QFont& font)
{
    const CellMetrics metrics(font);
    return {cell.left() + metrics.pad, cell.top(), SliderCh * metrics.ch, cell.height()};
}

QRect QuotaDelegate::flagRect(const QRect& cell, const QFont& font, QuotaColumn column)
{
    const CellMetrics metrics(font);
    const int side = (9 * metrics.em) / 10;
    const int away = column == QuotaColumn::Accepts ? (15 * metrics.em) / 10 : 0;
    return {cell.center().x() - away - side / 2, cell.center().y() - side / 2, side, side};
}

void QuotaDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool current = view != nullptr && view->hasFocus() && view->currentIndex() == index;
    painter->save();
    QuotaCellPainter(*painter, option).paint(index, current);
    painter->restore();
}

QSize QuotaDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellMetrics metrics(option.font);
    QFont font = index.data(QuotaModel::CaptionRole).toBool() ? captionFont(option.font) : option.font;
    font.setBold(index.data(QuotaModel::StrongRole).toBool());
    const int text = QFontMetrics(font).horizontalAdvance(index.data().toString());
    switch (quotaColumnAt(index)) {
    case QuotaColumn::Name:
        return {metrics.nameWidth(index.data(QuotaModel::DepthRole).toInt(), text), metrics.rowHeight};
    case QuotaColumn::Accepts:
    case QuotaColumn::Autoregroup:
        return {5 * metrics.em, metrics.rowHeight};
    case QuotaColumn::Declared:
    case QuotaColumn::Chosen:
        return {BarCh * metrics.ch, metrics.rowHeight};
    case QuotaColumn::Reason:
        return {text + metrics.pad + 2, metrics.rowHeight};
    case QuotaColumn::Demand:
        return {text + 3 * metrics.pad + SliderCh * metrics.ch, metrics.rowHeight};
    default:
        return {text + 2 * metrics.pad, metrics.rowHeight};
    }
}

QWidget* QuotaDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    auto* editor = new ValueEditor(index, parent);
    editor->setFont(option.font);
    editor->setAccessibleName(tr("%1 of %2")
            .arg(quotaColumnTitle(quotaColumnAt(index), m_model.policyTitle()),
                m_model.groups().nameOf(m_model.nodeAt(index))));
    if (quotaColumnAt(index) == QuotaColumn::Name)
        editor->setAlignment(Qt::AlignLeft);
    if (quotaColumnAt(index) == QuotaColumn::Name)
        editor->setRemark(tr("a name with dots is the full path; the group moves there"));
    if (quotaColumnAt(index) == QuotaColumn::Quota && m_model.groups().isDynamic(m_model.nodeAt(index)))
        editor->setRemark(tr("in cores; makes the dynamic quota static"));
    if (quotaColumnAt(index) == QuotaColumn::Fraction)
        editor->setRemark(tr("0 to 1, fraction of what static sibling groups leave"));
    return editor;
}

void QuotaDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* field = static_cast<ValueEditor*>(editor);
    // Figures that arrive during typing do not change the typed text.
    if (field->isModified())
        return;
    field->setText(index.data(Qt::EditRole).toString());
    field->selectAll();
}

void QuotaDelegate::setModelData(
    QWidget* editor, QAbstractItemModel* /*model*/, const QModelIndex& index) const
{
    auto* field = static_cast<ValueEditor*>(editor);
    field->forgetRefusal();
    if (field->text() == index.data(Qt::EditRole).toString())
        return;
    const Result<void> edited = quotaColumnAt(index) == QuotaColumn::Name
        ? m_model.edits().rename(m_model.nodeAt(index), field->text())
        : m_model.edits().set(m_editedRows(index), quotaColumnAt(index), field->text());
    if (!edited)
        field->refuse(QString::fromStdString(edited.error().message));
}

void QuotaDelegate::updateEditorGeometry(
    QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellMetrics metrics(option.font);
    QRect place = option.rect;
    if (quotaColumnAt(index) == QuotaColumn::Name)
        place = metrics.nameRect(option.rect, index.data(QuotaModel::DepthRole).toInt());
    else if (quotaColumnAt(index) == QuotaColumn::Demand)
        place.setLeft(sliderRect(option.rect, option.font).right() + metrics.pad);
    static_cast<ValueEditor*>(editor)->standOver(place);
}

} // namespace fairshare::gui

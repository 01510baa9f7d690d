// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tree/table/tree_cell_delegate.h"

#include "widgets/table/value_editor.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"
#include "widgets/tree/table/cell_painter.h"
#include "widgets/tree/table/tree_header_view.h"

#include "core/scenario/edits/value_edit.h"
#include "core/scenario/scenario.h"

#include <QTableView>

#include <algorithm>

namespace fairshare::gui {
namespace {

const TreeColumn& treeColumnAt(const QModelIndex& index)
{
    return treeColumns()[static_cast<std::size_t>(index.column())];
}

} // namespace

TreeCellDelegate::TreeCellDelegate(
    ShareTreeModel& model, const RowClipboard& clipboard, EditedRows editedRows, QObject* parent)
    : QStyledItemDelegate(parent)
    , m_model(model)
    , m_clipboard(clipboard)
    , m_editedRows(std::move(editedRows))
{
}

void TreeCellDelegate::paint(
    QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    const bool current = view != nullptr && view->hasFocus() && view->currentIndex() == index;
    painter->save();
    const auto* table = qobject_cast<const QTableView*>(view);
    const auto* header =
        table == nullptr ? nullptr : qobject_cast<const TreeHeaderView*>(table->horizontalHeader());
    if (header != nullptr && header->fold(index.column()) != Fold::Open)
        CellPainter(*painter, option).paintFolded(current);
    else
        CellPainter(*painter, option)
            .paint(index, treeColumnAt(index), {current, m_clipboard.isCut(m_model.nodeAt(index))});
    painter->restore();
}

QSize TreeCellDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CellMetrics metrics(option.font);
    const QFont font = treeColumnAt(index).isWord ? wordFont(option.font) : option.font;
    const int text = QFontMetrics(font).horizontalAdvance(index.data().toString());
    const ColumnKind kind = treeColumnAt(index).kind;
    if (kind == ColumnKind::Name)
        return {metrics.nameWidth(index.data(ShareTreeModel::DepthRole).toInt(), text), metrics.rowHeight};
    if (kind == ColumnKind::Rank && index.data(ShareTreeModel::MoveRole).toInt() != 0) {
        const std::size_t users = m_model.document().scenario()->tree.userCount();
        return {metrics.pad + rankWidth(option.font, users) + moveWidth(metrics, users), metrics.rowHeight};
    }
    return {text + 2 * metrics.pad, metrics.rowHeight};
}

QWidget* TreeCellDelegate::createEditor(
    QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    auto* editor = new ValueEditor(index, parent);
    editor->setFont(option.font);
    editor->setAccessibleName(
        tr("%1 of %2").arg(treeColumnAt(index).fullTitle(), index.siblingAtColumn(0).data().toString()));
    if (treeColumnAt(index).kind == ColumnKind::Name)
        editor->setAlignment(Qt::AlignLeft);
    if (treeColumnAt(index).kind == ColumnKind::Name
        && m_model.naming() == ShareTreeModel::Naming::Partition) {
        const NodeRow row = m_model.nodeAt(index);
        const QString name = shownName(m_model.document().scenario()->tree.name(row));
        editor->setAccessibleName(tr("Partition of %1").arg(name));
        editor->setRemark(
            tr("partition of %1; leave empty for an association without a partition").arg(name));
    }
    if (treeColumnAt(index).kind != ColumnKind::Name) {
        editor->setRemark(remarkFor(index, {}));
        connect(editor, &QLineEdit::textEdited, this,
            [this, editor](const QString& text) { editor->setRemark(remarkFor(editor->cell(), text)); });
    }
    return editor;
}

QString TreeCellDelegate::remarkFor(const QModelIndex& index, const QString& typed) const
{
    /// Beyond this, typing would wait for the echo.
    constexpr std::size_t LargestTree = 200'000;
    const bool usage = treeColumnAt(index).kind == ColumnKind::Usage;
    const ScenarioPtr scenario = m_model.document().scenario();
    // A number of shares needs no explanation.
    const bool plain = typed.isEmpty()
        || (!usage && std::all_of(typed.begin(), typed.end(), [](QChar sign) { return sign.isDigit(); }));
    if (index.isValid() && !plain && scenario->tree.size() <= LargestTree) {
        const TypedNumber number;
        const std::string text = typed.toStdString();
        const auto understood = understoodEdit(*scenario, m_editedRows(index),
            {usage ? ValueField::Usage : ValueField::Shares, text, number.marks(), TimeUnit::Hour});
        if (understood)
            return shownName(*understood);
    }
    if (!usage)
        return {};
    return scenario->tree.isUser(m_model.nodeAt(index))
        ? tr("in TRES-h; 2d means 2 TRES-d, 30% means 30% of all usage")
        : tr("the account's total in TRES-h, which scales all usage below it; 2d means 2 TRES-d");
}

void TreeCellDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    auto* field = static_cast<ValueEditor*>(editor);
    // Figures that arrive during typing do not change the typed text.
    if (field->isModified())
        return;
    field->setText(index.data(Qt::EditRole).toString());
    field->selectAll();
}

void TreeCellDelegate::setModelData(
    QWidget* editor, QAbstractItemModel* /*model*/, const QModelIndex& index) const
{
    auto* field = static_cast<ValueEditor*>(editor);
    field->forgetRefusal();
    if (field->text() == index.data(Qt::EditRole).toString())
        return;
    const Result<void> edited = treeColumnAt(index).kind == ColumnKind::Name
        ? m_model.rename(field->text()).map([](const auto& /*rows*/) { })
        : m_model.edits().set(m_editedRows(index), treeColumnAt(index), field->text());
    if (!edited)
        field->refuse(QString::fromStdString(edited.error().message));
}

void TreeCellDelegate::updateEditorGeometry(
    QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const bool isName = treeColumnAt(index).kind == ColumnKind::Name;
    static_cast<ValueEditor*>(editor)->standOver(isName
            ? CellMetrics(option.font).nameRect(option.rect, index.data(ShareTreeModel::DepthRole).toInt())
            : option.rect);
}

} // namespace fairshare::gui

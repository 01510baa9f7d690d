// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/row_clipboard.h"
#include "widgets/tree/table/share_tree_model.h"

#include <QStyledItemDelegate>

#include <functional>
#include <vector>

namespace fairshare::gui {

/// Draws the cells of the tree table (bars, ranks with their moves, changed cells) and edits shares and
/// usage. An editor whose value is refused shows the reason; the view decides whether it may close.
class TreeCellDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Returns the rows that an edit of this cell changes.
    using EditedRows = std::function<std::vector<NodeRow>(const QModelIndex&)>;

    /// @param clipboard whose cut rows are painted pale
    TreeCellDelegate(ShareTreeModel& model, const RowClipboard& clipboard, EditedRows editedRows,
        QObject* parent = nullptr);

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(
        QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    /// Returns what is understood of the typed text, or what can be typed.
    QString remarkFor(const QModelIndex& index, const QString& typed) const;

    ShareTreeModel& m_model;
    const RowClipboard& m_clipboard;
    EditedRows m_editedRows;
};

} // namespace fairshare::gui

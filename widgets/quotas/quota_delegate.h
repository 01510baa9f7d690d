// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/quotas/quota_model.h"

#include <QStyledItemDelegate>

#include <functional>
#include <vector>

namespace fairshare::gui {

/// Draws the cells of the table of groups and edits them: numbers are typed, flags clicked, and demand set
/// with a slider.
class QuotaDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    /// Returns the rows that an edit of this cell changes.
    using EditedRows = std::function<std::vector<QuotaRow>(const QModelIndex&)>;

    QuotaDelegate(QuotaModel& model, EditedRows editedRows, QObject* parent = nullptr);

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QWidget* createEditor(
        QWidget* parent, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const override;
    void updateEditorGeometry(
        QWidget* editor, const QStyleOptionViewItem& option, const QModelIndex& index) const override;

    /// Returns the area of the slider in a demand cell.
    static QRect sliderRect(const QRect& cell, const QFont& font);
    /// Returns the area of the check box for the flag of the file.
    static QRect flagRect(const QRect& cell, const QFont& font, QuotaColumn column);

private:
    QuotaModel& m_model;
    EditedRows m_editedRows;
};

} // namespace fairshare::gui

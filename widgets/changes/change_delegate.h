// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace fairshare::gui {

/// Draws the cells of a ChangeModel: the number of users who move up and down as marks, clickable text as
/// links.
class ChangeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// Sets the largest number of users that one effect moves in one direction; all marks get room for it.
    void setLargest(std::size_t users) { m_largest = static_cast<qint64>(users); }

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int markWidth(const QFont& font) const;

    qint64 m_largest = 0;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

namespace fairshare::gui {

/// Draws the cells of a ChangeModel: how many users go up and down as marks, what can be clicked as a link.
class ChangeDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The most users that one effect moves one way; all marks get its room.
    void setLargest(std::size_t users) { m_largest = static_cast<qint64>(users); }

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int markWidth(const QFont& font) const;

    qint64 m_largest = 0;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace fairshare::gui {

/// Draws a step with its number: a title, bold for the current step, and below it what happens, in small
/// type.
class StepDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    static constexpr int DetailRole = Qt::UserRole;

    explicit StepDelegate(QListView* view);

    void paint(
        QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    struct Layout {
        QRect number;
        QRect title;
        QRect detail;
        int height = 0;
    };
    Layout layoutOf(const QRect& place, const QFont& font, const QModelIndex& index) const;

    QListView* m_view;
};

} // namespace fairshare::gui

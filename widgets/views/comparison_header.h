// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace fairshare::gui {

/// Headings of a comparison in two lines, with the mark of the sorted one.
class ComparisonHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ComparisonHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// What the heading needs, with the mark of the order.
    int headingWidth(int section) const;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    void paintSides(QPainter& painter, const QRect& place) const;
    void paintSortMark(QPainter& painter, const QRect& place, int section) const;
    QString subtitleOf(int section) const;
    int markHeight() const;
};

} // namespace fairshare::gui

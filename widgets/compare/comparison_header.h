// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace fairshare::gui {

/// Two-line headings of a comparison, with a sort mark.
class ComparisonHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit ComparisonHeader(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    /// Returns the width that the heading needs, including the sort mark.
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

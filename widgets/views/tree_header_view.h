// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QString>

namespace fairshare::gui {

/// Headings of the tree table: an algorithm's title spans its factor and rank and says which of the two
/// decides.
class TreeHeaderView : public QHeaderView {
    Q_OBJECT

public:
    explicit TreeHeaderView(QWidget* parent = nullptr);

    /// The algorithm of the answer line, whose title is bold.
    void setChosenAlgorithm(const QString& id);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    /// What spans an algorithm's two columns: its title, and which of them decides.
    void paintTitle(QPainter& painter, const QRect& rect, int logicalIndex) const;
    /// What the column itself holds, with the mark of a sorted one.
    void paintCaption(QPainter& painter, const QRect& rect, int logicalIndex) const;
    /// @param corner bottom right of the triangle
    void paintSortMark(QPainter& painter, const QPointF& corner, qreal height) const;
    /// The section with the other one of its algorithm, as far as they are shown.
    QRect groupRect(const QRect& rect, int logicalIndex) const;

    QString m_chosen;
};

} // namespace fairshare::gui

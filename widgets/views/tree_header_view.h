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
    const QString& chosenAlgorithm() const { return m_chosen; }

    /// How much of the left the first section covers while the others are scrolled under it; 0 while they are
    /// not, or when they would have less room than it.
    int pinnedWidth() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void algorithmChosen();

protected:
    QSize sectionSizeFromContents(int logicalIndex) const override;
    void paintEvent(QPaintEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintSection(QPainter* painter, const QRect& rect, int logicalIndex) const override;

private:
    /// What spans an algorithm's columns: its title, and which of them decides.
    void paintTitle(QPainter& painter, const QRect& rect, int logicalIndex) const;
    /// What the column itself holds, with the mark of a sorted one.
    void paintCaption(QPainter& painter, const QRect& rect, int logicalIndex) const;
    /// @param corner bottom right of the triangle
    void paintSortMark(QPainter& painter, const QPointF& corner, qreal height) const;
    /// The section with the others of its algorithm, as far as they are shown.
    QRect groupRect(const QRect& rect, int logicalIndex) const;
    bool endsGroup(int logicalIndex) const;
    /// From where the pinned section is seen to where it would stand scrolled, which is all that the base
    /// class knows; 0 outside of it.
    int shiftAt(int x) const;
    bool isPinnedEnd(int x) const;

    QString m_chosen;
    int m_pressShift = 0; ///< of the press that is going on
    int m_resizedFrom = 0; ///< width of the pinned section when somebody took hold of its end; 0 = nobody has
    int m_resizedAt = 0; ///< where that was
};

} // namespace fairshare::gui

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

    /// How many of the first sections stay at the left while the others are scrolled under them: names and
    /// shares, the names alone where both would leave the others less room than they take, or none. 0 while
    /// nothing is scrolled.
    int pinnedSections() const;
    /// How much of the left they cover.
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
    /// From where a pinned section is seen to where it would stand scrolled, which is all that the base class
    /// knows; 0 outside of them.
    int shiftAt(int x) const;
    /// The pinned section that ends here; -1 for none.
    int pinnedEndAt(int x) const;

    QString m_chosen;
    int m_pressShift = 0; ///< of the press that is going on
    int m_resized = -1; ///< the pinned section whose end somebody holds
    int m_resizedFrom = 0; ///< its width before
    int m_resizedAt = 0; ///< where that was
};

} // namespace fairshare::gui

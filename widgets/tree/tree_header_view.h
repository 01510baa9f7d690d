// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>
#include <QString>

namespace fairshare::gui {

/// Headings of the tree table. The title of an algorithm spans its factor and rank and shows which of the two
/// decides.
class TreeHeaderView : public QHeaderView {
    Q_OBJECT

public:
    explicit TreeHeaderView(QWidget* parent = nullptr);

    /// Sets the algorithm of the answer line; its title is bold.
    void setChosenAlgorithm(const QString& id);
    const QString& chosenAlgorithm() const { return m_chosen; }

    /// Returns the number of leading sections that stay on the left while the others scroll. Names and shares
    /// are pinned if together they take at most half the width, otherwise only names, or none. Returns 0 at
    /// scroll position 0.
    int pinnedSections() const;
    /// Returns the width of the pinned sections.
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
    /// Paints the title that spans the columns of an algorithm, and which column decides.
    void paintTitle(QPainter& painter, const QRect& rect, int logicalIndex) const;
    /// Paints the caption of a single column, with the sort mark of a sorted one.
    void paintCaption(QPainter& painter, const QRect& rect, int logicalIndex) const;
    /// @param corner bottom right corner of the triangle
    void paintSortMark(QPainter& painter, const QPointF& corner, qreal height) const;
    /// Returns the rectangle of the section and the other visible sections of its algorithm.
    QRect groupRect(const QRect& rect, int logicalIndex) const;
    bool endsGroup(int logicalIndex) const;
    /// Returns the offset from the visible position of a pinned section to its scrolled position, which is
    /// the only one that the base class knows. Returns 0 outside the pinned sections.
    int shiftAt(int x) const;
    /// Returns the pinned section that ends at x; -1 for none.
    int pinnedEndAt(int x) const;

    QString m_chosen;
    int m_pressShift = 0; ///< offset of the current mouse press
    int m_resized = -1; ///< the pinned section that is being resized
    int m_resizedFrom = 0; ///< its width before the resize
    int m_resizedAt = 0; ///< x position of the mouse press
};

} // namespace fairshare::gui

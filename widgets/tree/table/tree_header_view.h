// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/column_folds.h"

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

    /// Sets how each column is shown; empty if none is folded.
    void setFolds(std::vector<Fold> folds);
    Fold fold(int section) const;

    /// Returns the number of leading sections that stay on the left while the others scroll. Names and shares
    /// are pinned if together they take at most half the width, otherwise only names, or none. Returns 0 at
    /// scroll position 0.
    int pinnedSections() const;
    /// Returns the same for any scroll position other than 0.
    int sectionsToPin() const;
    /// Returns the width of the pinned sections.
    int pinnedWidth() const;

    QSize sizeHint() const override;

Q_SIGNALS:
    void algorithmChosen();
    /// The user clicked on a folded column to open it.
    void opened(int section);

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
    /// True if the title of the algorithm has to fit one narrow column.
    bool isNarrowGroup(int logicalIndex) const;
    /// Returns the folded section at x; -1 for none.
    int foldedAt(int x) const;
    /// Paints the turned title of a strip.
    void paintStrip(QPainter& painter, const QRect& rect, int logicalIndex) const;
    QString foldedHelp(int section) const;
    bool endsGroup(int logicalIndex) const;
    /// Returns the offset from the visible position of a pinned section to its scrolled position, which is
    /// the only one that the base class knows. Returns 0 outside the pinned sections.
    int shiftAt(int x) const;
    /// Returns the pinned section that ends at x; -1 for none.
    int pinnedEndAt(int x) const;

    QString m_chosen;
    std::vector<Fold> m_folds; ///< by section
    int m_pressedFold = -1; ///< folded section under the current mouse press
    int m_pressShift = 0; ///< offset of the current mouse press
    int m_resized = -1; ///< the pinned section that is being resized
    int m_resizedFrom = 0; ///< its width before the resize
    int m_resizedAt = 0; ///< x position of the mouse press
};

} // namespace fairshare::gui

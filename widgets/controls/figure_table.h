// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/table/figure_rows.h"

#include <QTableView>

namespace fairshare::gui {

struct CellMetrics;

/// A small table of figures that is as high as its rows, for use in a scroll area. The first column takes the
/// room that the figures leave. Return or a double click requests the node of a row.
class FigureTable : public QTableView {
    Q_OBJECT

public:
    /// @param headings whether headings are shown
    explicit FigureTable(bool headings, QWidget* parent = nullptr);

    FigureRows& rows() { return m_rows; }
    const FigureRows& rows() const { return m_rows; }
    void setContents(std::vector<FigureHeading> headings, std::vector<FigureRow> rows);
    /// Returns all rows as tab-separated lines.
    QString asText() const;
    /// Returns the width of the longest bar.
    int longestBar() const { return m_longestBar; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void nodeRequested(fairshare::NodeRow node);
    /// The selection could not be copied to the clipboard.
    void refused(const fairshare::Error& error);

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void arrange();
    void request(const QModelIndex& index);
    int headingWidth(int column) const;
    /// Returns the width of a column without its heading, with bars at their longest.
    int contentWidth(int column) const;
    bool hasBar(int column) const;
    /// Adjusts natural widths to fill the table.
    void fitWidths(std::vector<int>& widths, const CellMetrics& metrics);
    /// Hides the columns that may fold, from the left, while names lack room.
    void foldColumns(std::vector<int>& widths, const CellMetrics& metrics);
    /// Used if names would get less than their minimum width: removes bars and elides the longest figures.
    /// The cards still show them in full.
    void cutFigures(std::vector<int>& widths, const CellMetrics& metrics);

    FigureRows m_rows;
    bool m_headings;
    int m_longestBar = 0;
};

} // namespace fairshare::gui

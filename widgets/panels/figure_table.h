// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "widgets/models/figure_rows.h"

#include <QTableView>

namespace fairshare::gui {

struct CellMetrics;

/// A small table of figures, as high as its rows: it lies in something that scrolls. The first column takes
/// the room that the figures leave. Return or a double click on a row asks for its node.
class FigureTable : public QTableView {
    Q_OBJECT

public:
    /// @param headings whether they are shown
    explicit FigureTable(bool headings, QWidget* parent = nullptr);

    FigureRows& rows() { return m_rows; }
    const FigureRows& rows() const { return m_rows; }
    void setContents(std::vector<FigureHeading> headings, std::vector<FigureRow> rows);
    /// Tab-separated lines of all rows.
    QString asText() const;
    /// Room of a bar.
    int longestBar() const { return m_longestBar; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void nodeRequested(fairshare::NodeRow node);
    /// What was to be copied is not in the clipboard.
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
    /// Without the heading; bars at their longest.
    int contentWidth(int column) const;
    bool hasBar(int column) const;
    /// Natural widths made to fill the table.
    void fitWidths(std::vector<int>& widths, const CellMetrics& metrics);
    /// Where names would get less than their least: without bars, and of the figures the longest cut, which
    /// are whole in their cards.
    void cutFigures(std::vector<int>& widths, const CellMetrics& metrics);

    FigureRows m_rows;
    bool m_headings;
    int m_longestBar = 0;
};

} // namespace fairshare::gui

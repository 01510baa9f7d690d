// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace fairshare::gui {

/// One cell of a small table of figures.
struct FigureCell {
    QString text{};
    double bar = -1; ///< length of the bar before the text, 0 to 1; negative for none
    int move = 0; ///< places gained, drawn with a triangle in place of the text
    bool bold = false;
    bool muted = false; ///< drawn in the second text color

    bool operator==(const FigureCell&) const = default;
};

struct FigureRow {
    enum class Kind {
        Plain,
        Marked, ///< on the fill of a selection: what decides
        Caption, ///< one sentence over all columns: the text of the first cell
    };

    Kind kind = Kind::Plain;
    int indent = 0; ///< of the first cell, in levels
    std::vector<FigureCell> cells{};
    NodeRow node = NoRow; ///< whose figures they are
    QString card{}; ///< rich text

    bool operator==(const FigureRow&) const = default;
};

/// A heading and what it means.
struct FigureHeading {
    QString title{};
    QString meaning{};

    bool operator==(const FigureHeading&) const = default;
};

/// A table that is small enough to be made anew at each change; what stays as it was is not told.
class FigureRows : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { RowKindRole = Qt::UserRole, IndentRole, BarRole, MoveRole, BoldRole, MutedRole, NodeRole };

    using QAbstractTableModel::QAbstractTableModel;

    void setContents(std::vector<FigureHeading> headings, std::vector<FigureRow> rows);
    const std::vector<FigureRow>& rows() const { return m_rows; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<FigureHeading> m_headings;
    std::vector<FigureRow> m_rows;
};

} // namespace fairshare::gui

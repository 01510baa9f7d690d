// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/column_model.h"

#include "core/tree/node_row.h"

#include <QStringList>

#include <vector>

namespace fairshare::gui {

/// One cell of a small table of figures.
struct FigureCell {
    QString text{};
    double bar = -1; ///< length of the bar before the text, 0 to 1; negative for none
    int move = 0; ///< places gained, drawn with a triangle instead of the text
    bool bold = false;
    bool muted = false; ///< drawn in the second text color

    bool operator==(const FigureCell&) const = default;
};

struct FigureRow {
    enum class Kind {
        Plain,
        Marked, ///< filled like a selection: the deciding row
        Caption, ///< one sentence across all columns: the text of the first cell
    };

    Kind kind = Kind::Plain;
    int indent = 0; ///< indentation of the first cell, in levels
    std::vector<FigureCell> cells{};
    NodeRow node = NoRow; ///< node that the figures belong to
    QString card{}; ///< rich text

    bool operator==(const FigureRow&) const = default;
};

/// A heading and its meaning.
struct FigureHeading {
    QString title{};
    QString meaning{};
    bool mayFold = false; ///< the column gives way to long names

    bool operator==(const FigureHeading&) const = default;
};

/// A table small enough to be rebuilt on every change. Unchanged cells are not reported.
class FigureRows : public ColumnModel {
    Q_OBJECT

public:
    enum Role { RowKindRole = FirstOwnRole, IndentRole, BarRole, MoveRole, BoldRole, MutedRole, NodeRole };

    using ColumnModel::ColumnModel;

    void setContents(std::vector<FigureHeading> headings, std::vector<FigureRow> rows);
    const std::vector<FigureRow>& rows() const { return m_rows; }
    bool mayFold(std::size_t column) const { return m_headings[column].mayFold; }

    int rowCount(const QModelIndex& parent = {}) const override;

protected:
    QVariant cellData(int at, int column, int role) const override;

private:
    void describeColumns();
    const FigureRow& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    std::vector<FigureHeading> m_headings;
    std::vector<FigureRow> m_rows;
};

} // namespace fairshare::gui

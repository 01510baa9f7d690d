// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/cell_text.h"

namespace fairshare {
struct AlgorithmResult;
} // namespace fairshare

namespace fairshare::gui {

/// The hover card of a cell of the tree table: the name, the exact value, how it came about with the numbers
/// filled in, and why it is special.
class TreeCellCard {
public:
    TreeCellCard(const Document& document, const ScenarioResults& results, const CellText& cells);

    /// Returns the card as rich text.
    QString text(const TreeColumn& column, NodeRow row) const;

private:
    const ShareTree& tree() const;
    const AlgorithmResult* result(const TreeColumn& column) const;
    /// False until the row has been evaluated for the first time.
    bool hasFigures(const TreeColumn& column, NodeRow row) const;
    /// Returns the names from the root down. In a long path, the names in the middle are replaced by their
    /// number.
    QString path(NodeRow row) const;
    QString kindOf(NodeRow row) const;
    QString valueLine(const TreeColumn& column, NodeRow row) const;
    QString oldValue(const TreeColumn& column, NodeRow row) const;
    /// Returns the previous place of a row that is new or was moved.
    QString placeBefore(const TreeColumn& column, NodeRow row) const;
    QStringList steps(const TreeColumn& column, NodeRow row) const;
    QString reason(const TreeColumn& column, NodeRow row) const;
    QString usageReason(NodeRow row) const;
    QString undefinedReason(const TreeColumn& column, NodeRow row) const;

    const Document& m_document;
    const ScenarioResults& m_results;
    const CellText& m_cells;
};

} // namespace fairshare::gui

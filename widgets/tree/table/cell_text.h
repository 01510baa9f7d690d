// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/text/number_text.h"
#include "widgets/tree/table/tree_column.h"
#include "widgets/work/results/scenario_results.h"

#include <QString>

namespace fairshare {
struct AlgorithmResult;
} // namespace fairshare

namespace fairshare::gui {

/// Returns the suffix of a row's name that shows its partition; "" without one.
QString shownPartition(const ShareTree& tree, NodeRow row);

/// A row's name with its partition.
QString shownNode(const ShareTree& tree, NodeRow row);

/// Formats a real number of an algorithm's result in the standard format of its quantity.
QString shownReal(const NumberText& numbers, const ColumnSpec& column, double value);

/// Formats the LevelFS that accounts show instead of a factor.
QString shownLevelFs(const NumberText& numbers, double value);

/// Text and state of one cell of the tree table. The model passes them on; the delegate draws them.
class CellText {
public:
    CellText(const Document& document, const ScenarioResults& results);

    /// As shown: rounded, grouped, in the user's locale; "" if the column does not apply to the row.
    QString shown(const TreeColumn& column, NodeRow row) const;
    /// Exact and independent of the locale, for copies; usage in TRES-hours, as shown.
    QString exact(const TreeColumn& column, NodeRow row) const;
    /// Returns the initial text of the editor.
    QString edited(const TreeColumn& column, NodeRow row) const;
    /// Length of the bar next to the number, 0 to 1; negative for none.
    double bar(const TreeColumn& column, NodeRow row) const;
    /// True for a value that differs from the baseline. Also true for the name of a row that is new, or that
    /// has another account, name or partition in the baseline.
    bool isChanged(const TreeColumn& column, NodeRow row) const;
    /// True for text in the second text color: figures of accounts that cannot be edited.
    bool isMuted(const TreeColumn& column, NodeRow row) const;
    /// True for the LevelFS of an account, which is shown as a word and a number.
    bool isCaption(const TreeColumn& column, NodeRow row) const;
    /// True for a computed figure that no valid tree can produce: not a number, or outside 0 to 1.
    bool isSuspect(const TreeColumn& column, NodeRow row) const;
    /// Returns the exact baseline value of a changed cell.
    QString before(const TreeColumn& column, NodeRow row) const;
    /// Undefined if the column has no number for the row or has not been evaluated yet.
    double number(const TreeColumn& column, NodeRow row) const;

private:
    const ShareTree& tree() const;
    bool isElsewhere(NodeRow row) const;
    const AlgorithmResult* result(const TreeColumn& column) const;
    const Column* detail(const TreeColumn& column) const;
    QString shownDetail(const TreeColumn& column, NodeRow row) const;
    QString exactDetail(const TreeColumn& column, NodeRow row) const;
    QString exactIn(const TreeColumn& column, NodeRow row, const ShareTree& in) const;
    /// Returns the row of the results that contains the figures of a row; NoRow before there are any.
    NodeRow figureRow(NodeRow row) const { return m_results.figureRow(row); }
    std::uint32_t rank(const TreeColumn& column, NodeRow row) const;
    /// Returns a dash for users and "" for accounts.
    QString undefinedText(const TreeColumn& column, NodeRow row) const;

    const Document& m_document;
    const ScenarioResults& m_results;
    NumberText m_numbers;
};

} // namespace fairshare::gui

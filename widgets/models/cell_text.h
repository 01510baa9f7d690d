// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/tree_column.h"
#include "widgets/text/number_text.h"
#include "widgets/work/scenario_results.h"

#include <QString>

namespace fairshare {
struct AlgorithmResult;
} // namespace fairshare

namespace fairshare::gui {

/// The end of a row's name that tells its partition; "" without one.
QString shownPartition(const ShareTree& tree, NodeRow row);

/// A row's name with its partition.
QString shownNode(const ShareTree& tree, NodeRow row);

/// A real number of an algorithm's result, in the form that the quantity has everywhere.
QString shownReal(const NumberText& numbers, const ColumnSpec& column, double value);

/// What accounts show in place of a factor.
QString shownLevelFs(const NumberText& numbers, double value);

/// What one cell of the tree table says; the model passes it on, the delegate draws it.
class CellText {
public:
    CellText(const Document& document, const ScenarioResults& results);

    /// As shown: rounded, grouped, in the user's locale; "" where the column says nothing about the row.
    QString shown(const TreeColumn& column, NodeRow row) const;
    /// Exact and free of locale, for copies; usage in TRES-seconds.
    QString exact(const TreeColumn& column, NodeRow row) const;
    /// What the editor starts with.
    QString edited(const TreeColumn& column, NodeRow row) const;
    /// Length of the bar behind the number, 0 to 1; negative for none.
    double bar(const TreeColumn& column, NodeRow row) const;
    /// True for a value that differs from the baseline, and for the name of a row that the baseline lacks or
    /// has below another account, with another name or partition.
    bool isChanged(const TreeColumn& column, NodeRow row) const;
    /// Drawn in the second text color: figures of accounts that nobody edits.
    bool isMuted(const TreeColumn& column, NodeRow row) const;
    /// LevelFS beside an account, which is a word and a number.
    bool isCaption(const TreeColumn& column, NodeRow row) const;
    /// A computed figure that no well-formed tree gives: not a number, or outside 0 to 1.
    bool isSuspect(const TreeColumn& column, NodeRow row) const;
    /// The value of a changed cell in the baseline, exact.
    QString before(const TreeColumn& column, NodeRow row) const;
    /// Undefined where the column has no number for the row or is not evaluated yet.
    double number(const TreeColumn& column, NodeRow row) const;

private:
    const ShareTree& tree() const;
    bool isElsewhere(NodeRow row) const;
    const AlgorithmResult* result(const TreeColumn& column) const;
    const Column* detail(const TreeColumn& column) const;
    QString shownDetail(const TreeColumn& column, NodeRow row) const;
    QString exactDetail(const TreeColumn& column, NodeRow row) const;
    QString exactIn(const TreeColumn& column, NodeRow row, const ShareTree& in) const;
    /// Where the figures of a row stand in the results; NoRow before it has any.
    NodeRow figureRow(NodeRow row) const { return m_results.figureRow(row); }
    std::uint32_t rank(const TreeColumn& column, NodeRow row) const;
    /// Users have a dash where accounts have nothing.
    QString undefinedText(const TreeColumn& column, NodeRow row) const;

    const Document& m_document;
    const ScenarioResults& m_results;
    NumberText m_numbers;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/tree_column.h"
#include "widgets/work/results/scenario_results.h"

#include "core/scenario/edits/level_move.h"

#include <QCoreApplication>

#include <span>
#include <vector>

namespace fairshare::gui {

/// The edits of the tree of the open scenario; each is one step of the history.
class TreeEdits {
    Q_DECLARE_TR_FUNCTIONS(fairshare::gui::TreeEdits)

public:
    enum class Transfer { Move, Copy };

    TreeEdits(Document& document, const ScenarioResults& results);

    /// Applies the typed text to each row's own value.
    Result<void> set(std::span<const NodeRow> rows, const TreeColumn& column, const QString& text);
    /// Reverts the rows to their baseline values.
    Result<void> revert(std::span<const NodeRow> rows, const TreeColumn& column);

    /// Edits of the structure.
    /// @return the changed rows
    Result<std::vector<NodeRow>> add(NodeRow beside, NodeKind kind);
    /// Gives the association that was added last its first name, as a part of the step that added it.
    Result<std::vector<NodeRow>> nameAdded(NodeRow row, const QString& name);
    Result<std::vector<NodeRow>> rename(NodeRow row, const QString& name);
    Result<std::vector<NodeRow>> setPartition(NodeRow row, const QString& partition);
    Result<std::vector<NodeRow>> remove(std::span<const NodeRow> rows);
    Result<std::vector<NodeRow>> duplicate(std::span<const NodeRow> rows);
    Result<std::vector<NodeRow>> transfer(std::span<const NodeRow> rows, NodeRow parent, Transfer how);
    /// Returns why the rows cannot be moved or copied into this account: "medicine cannot move into itself";
    /// "" if they can.
    QString transferHindrance(std::span<const NodeRow> rows, NodeRow parent, Transfer how) const;
    Result<std::vector<NodeRow>> moveByLevel(std::span<const NodeRow> rows, LevelMove move);
    /// Returns what moveByLevel would do, or why it is not possible.
    Result<QString> levelMoveText(std::span<const NodeRow> rows, LevelMove move) const;

private:
    /// Returns the name of the row, or the number of rows.
    QString whose(std::span<const NodeRow> rows) const;

    Document& m_document;
    const ScenarioResults& m_results;
    int m_added = 0; ///< associations added so far, to number the steps
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/visible_rows.h"
#include "widgets/tree/cell_card.h"
#include "widgets/tree/cell_text.h"

#include "core/scenario/edits/level_move.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <span>

namespace fairshare::gui {

/// The tree as a flat table of its visible rows. Only visible rows cost time, even with a million
/// associations. Shares and usage are editable through `edit`; the figures follow the results.
class ShareTreeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Roles in addition to the standard ones. A cell that lacks the quantity returns an invalid variant.
    enum Role {
        ExactRole = Qt::UserRole, ///< QString for copies
        BarRole, ///< double 0 to 1
        MoveRole, ///< int, places gained
        ChangedRole, ///< bool
        MutedRole, ///< bool
        CaptionRole, ///< bool: small text
        DepthRole, ///< int, 0 for the root
        ExpandableRole, ///< bool
        ExpandedRole, ///< bool
        HitRole, ///< bool: search hit
        PartitionRole, ///< QString: the end of the name that shows the partition
        SuspectRole, ///< bool: a figure that no valid tree can produce
    };

    ShareTreeModel(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// Like `edit` for one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    QStringList mimeTypes() const override;
    /// Marks a drag as a drag of rows; the view remembers which ones.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

    /// Sorts siblings by a column; -1 restores the order of the tree. New figures sort again.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    Document& document() const { return m_document; }
    const ScenarioResults& results() const { return m_results; }
    /// By row: its previous row or NoRow, after a file was read again or the structure changed. Otherwise
    /// empty.
    const std::vector<NodeRow>& earlierRows() const { return m_document.earlierRows(); }
    const VisibleRows& visibleRows() const { return m_rows; }
    NodeRow nodeAt(const QModelIndex& index) const;
    NodeRow nodeAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// Returns -1 if the row is not shown.
    int placeOf(NodeRow row) const;

    void setExpanded(int row, bool expanded);
    void expandAll();
    void collapseAll();
    /// Expands the same rows as another model whose tree has the same rows.
    void adoptRows(const ShareTreeModel& other);
    /// Expands the ancestors of the row.
    /// @return its place, -1 if a filter hides it
    int reveal(NodeRow row);
    void revealAll(const std::vector<NodeRow>& rows);
    /// Marks the hits, which are in ascending order; with `only`, hides all other rows.
    void setHits(std::vector<NodeRow> hits, bool only);

    /// Applies the typed text to each row's own value, as one step of the history.
    Result<void> edit(std::span<const NodeRow> rows, const TreeColumn& column, const QString& text);
    /// Reverts the rows to their baseline values, as one step of the history.
    Result<void> revertValues(std::span<const NodeRow> rows, const TreeColumn& column);

    enum class Naming {
        Rename,
        First, ///< part of the step that added the association
        Partition, ///< partition of a user, instead of its name
    };
    enum class Transfer { Move, Copy };

    /// Edits of the structure; each is one step of the history.
    /// @return the changed rows
    Result<std::vector<NodeRow>> addAssociation(NodeRow beside, NodeKind kind);
    /// Makes the name of one row editable; NoRow for none.
    void setRenamable(NodeRow row, Naming naming = Naming::Rename);
    Naming naming() const { return m_naming; }
    /// Renames the row that setRenamable chose, or sets its partition.
    Result<std::vector<NodeRow>> rename(const QString& name);
    Result<std::vector<NodeRow>> setPartition(NodeRow row, const QString& partition);
    Result<std::vector<NodeRow>> remove(std::span<const NodeRow> rows);
    Result<std::vector<NodeRow>> duplicate(std::span<const NodeRow> rows);
    /// Returns why the rows cannot be moved or copied into this account: "medicine cannot move into itself";
    /// "" if they can.
    QString transferHindrance(std::span<const NodeRow> rows, NodeRow parent, Transfer how) const;
    Result<std::vector<NodeRow>> transfer(std::span<const NodeRow> rows, NodeRow parent, Transfer how);
    Result<std::vector<NodeRow>> moveByLevel(std::span<const NodeRow> rows, LevelMove move);
    /// Returns what moveByLevel would do, or why it is not possible.
    Result<QString> levelMoveText(std::span<const NodeRow> rows, LevelMove move) const;

private:
    void onScenarioChanged(Document::Change change);
    void resetRows(Document::Change change);
    void onResultsChanged();
    void refresh();
    void arrange();
    /// Returns the sort keys of the rows of the open scenario, from the available figures.
    std::vector<double> presentKeys() const;
    /// Formats a value as users of this locale would type it.
    QString editText(const TreeColumn& column, NodeRow row) const;
    /// Returns the name of the row, or the number of rows.
    QString whose(std::span<const NodeRow> rows) const;
    static QString headerCard(const TreeColumn& column);
    QVariant nameData(NodeRow row, int role) const;
    QVariant roleData(const TreeColumn& column, NodeRow row, int role) const;

    Document& m_document;
    ScenarioResults& m_results;
    CellText m_cells;
    TreeCellCard m_cards;
    ScenarioPtr m_shown; ///< previous scenario, while the model is reset
    VisibleRows m_rows;
    std::vector<NodeRow> m_hits;
    NodeRow m_renamable = NoRow;
    Naming m_naming = Naming::Rename;
    int m_added = 0; ///< associations added so far, to number the steps
    int m_sortColumn = -1;
    QTimer m_values; ///< delay until changed values are shown without new figures
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace fairshare::gui

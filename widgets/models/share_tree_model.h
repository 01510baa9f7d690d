// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/cell_card.h"
#include "widgets/models/cell_text.h"
#include "widgets/models/visible_rows.h"

#include "core/scenario/level_move.h"

#include <QAbstractTableModel>
#include <QTimer>

#include <span>

namespace fairshare::gui {

/// The tree as a flat table of its visible rows: a million associations cost what is on screen. Shares and
/// usage are editable through `edit`; the figures follow the results.
class ShareTreeModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// Beside the standard roles. A cell without the quantity answers an invalid variant.
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
        HitRole, ///< bool: found by the search
        PartitionRole, ///< QString: the end of the name that tells the partition
        SuspectRole, ///< bool: a figure that no well-formed tree gives
    };

    ShareTreeModel(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// As `edit` for one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    QStringList mimeTypes() const override;
    /// Says that rows are dragged; which ones the view knows.
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

    /// Sorts siblings by a column; -1 for the order of the tree. New figures sort anew.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    Document& document() const { return m_document; }
    const ScenarioResults& results() const { return m_results; }
    /// After a file was read again or the structure changed, by row: the row that it was until then, or
    /// NoRow. Empty otherwise.
    const std::vector<NodeRow>& earlierRows() const { return m_document.earlierRows(); }
    const VisibleRows& visibleRows() const { return m_rows; }
    NodeRow nodeAt(const QModelIndex& index) const;
    NodeRow nodeAt(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }
    /// -1 when the row is not shown.
    int placeOf(NodeRow row) const;

    void setExpanded(int row, bool expanded);
    void expandAll();
    void collapseAll();
    /// Expands what another model does whose tree has the same rows.
    void adoptRows(const ShareTreeModel& other);
    /// Expands what hides the row. @return its place, -1 when a filter hides it.
    int reveal(NodeRow row);
    void revealAll(const std::vector<NodeRow>& rows);
    /// Marks these rows, ascending; with `only` nothing else is shown.
    void setHits(std::vector<NodeRow> hits, bool only);

    /// Sets what was typed on all rows, each from its own value, as one step of the history.
    Result<void> edit(std::span<const NodeRow> rows, const TreeColumn& column, const QString& text);
    /// Gives the rows their values of the baseline, as one step of the history.
    Result<void> revertValues(std::span<const NodeRow> rows, const TreeColumn& column);

    enum class Naming {
        Rename,
        First, ///< belongs to the step that added the association
        Partition, ///< of a user, in place of its name
    };
    enum class Transfer { Move, Copy };

    /// Edits of the structure, each one step of the history. @return the rows that they touched
    Result<std::vector<NodeRow>> addAssociation(NodeRow beside, NodeKind kind);
    /// Lets the name of one row be edited; NoRow for none.
    void setRenamable(NodeRow row, Naming naming = Naming::Rename);
    Naming naming() const { return m_naming; }
    /// Names the row that setRenamable named, or gives it that partition.
    Result<std::vector<NodeRow>> rename(const QString& name);
    Result<std::vector<NodeRow>> setPartition(NodeRow row, const QString& partition);
    Result<std::vector<NodeRow>> remove(std::span<const NodeRow> rows);
    Result<std::vector<NodeRow>> duplicate(std::span<const NodeRow> rows);
    /// Why these rows cannot stand in this account: "medicine cannot move into itself"; "" when they can.
    QString transferHindrance(std::span<const NodeRow> rows, NodeRow parent, Transfer how) const;
    Result<std::vector<NodeRow>> transfer(std::span<const NodeRow> rows, NodeRow parent, Transfer how);
    Result<std::vector<NodeRow>> moveByLevel(std::span<const NodeRow> rows, LevelMove move);
    /// What moveByLevel would do, or why it cannot be.
    Result<QString> levelMoveText(std::span<const NodeRow> rows, LevelMove move) const;

private:
    void onScenarioChanged(Document::Change change);
    void resetRows(Document::Change change);
    void onResultsChanged();
    void refresh();
    void arrange();
    /// What the rows of the open scenario are sorted by, from the figures that there are.
    std::vector<double> presentKeys() const;
    /// As people of this locale would type it.
    QString editText(const TreeColumn& column, NodeRow row) const;
    /// One name, or how many rows.
    QString whose(std::span<const NodeRow> rows) const;
    static QString headerCard(const TreeColumn& column);
    QVariant nameData(NodeRow row, int role) const;
    QVariant roleData(const TreeColumn& column, NodeRow row, int role) const;

    Document& m_document;
    ScenarioResults& m_results;
    CellText m_cells;
    TreeCellCard m_cards;
    ScenarioPtr m_shown; ///< while the model is reset, the scenario until then
    VisibleRows m_rows;
    std::vector<NodeRow> m_hits;
    NodeRow m_renamable = NoRow;
    Naming m_naming = Naming::Rename;
    int m_added = 0; ///< associations added so far, to name the steps
    int m_sortColumn = -1;
    QTimer m_values; ///< until changed values are shown without their figures
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace fairshare::gui

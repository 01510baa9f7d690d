// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/tree_rows_model.h"
#include "widgets/tree/table/cell_card.h"
#include "widgets/tree/table/cell_text.h"
#include "widgets/tree/table/tree_edits.h"

#include <QTimer>

namespace fairshare::gui {

/// The rows of the tree of accounts and users. Shares and usage are editable; the figures follow the
/// results.
class ShareTreeModel : public TreeRowsModel {
    Q_OBJECT

public:
    /// Roles in addition to those of all trees.
    enum {
        BarRole = FirstOwnRole, ///< double 0 to 1
        MoveRole, ///< int, places gained
        PartitionRole, ///< QString: the end of the name that shows the partition
        SuspectRole, ///< bool: a figure that no valid tree can produce
    };

    ShareTreeModel(Document& document, ScenarioResults& results, QObject* parent = nullptr);

    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// Like an edit of one cell.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;

    Qt::DropActions supportedDragActions() const override { return Qt::CopyAction | Qt::MoveAction; }
    QStringList mimeTypes() const override;

    /// Sorts siblings by a column; -1 restores the order of the tree. New figures sort again.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

    Document& document() const { return m_document; }
    const ScenarioResults& results() const { return m_results; }
    /// By row: its previous row or NoRow, after a file was read again or the structure changed. Otherwise
    /// empty.
    const std::vector<NodeRow>& earlierRows() const { return m_document.earlierRows(); }

    TreeEdits& edits() { return m_edits; }

    enum class Naming {
        Rename,
        First, ///< part of the step that added the association
        Partition, ///< partition of a user, instead of its name
    };
    /// Sets what the editor of a name edits.
    void setNaming(Naming naming) { m_naming = naming; }
    Naming naming() const { return m_naming; }
    /// Names the row that setRenamable chose, or sets its partition.
    Result<std::vector<NodeRow>> rename(const QString& name);

protected:
    bool isTyped(const QModelIndex& index) const override;
    void refresh() override;
    QVariant cellData(int place, int section, int role) const override;

private:
    void onScenarioChanged(Document::Change change);
    void resetRows(Document::Change change);
    void onResultsChanged();
    void arrange();
    /// Returns the sort keys of the rows of the open scenario, from the available figures.
    std::vector<double> presentKeys() const;
    /// Formats a value as users of this locale would type it.
    QString editText(const TreeColumn& column, NodeRow row) const;
    std::vector<TableColumn> described() const;
    QString spokenName(NodeRow row) const;

    Document& m_document;
    ScenarioResults& m_results;
    CellText m_cells;
    TreeCellCard m_cards;
    TreeEdits m_edits;
    ScenarioPtr m_shown; ///< previous scenario, while the model is reset
    Naming m_naming = Naming::Rename;
    int m_sortColumn = -1;
    QTimer m_values; ///< delay until changed values are shown without new figures
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/column_model.h"
#include "widgets/work/moment_selection.h"

namespace fairshare::gui {

/// The nodes of a cluster at one preemption sample, one row each: the job and its value under every policy.
/// Nothing is stored per row, so a large cluster costs no more than its visible rows.
class MomentModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column { Node, Job, JobNodes, Elapsed, FirstPolicy };
    enum Roles {
        ValueRole = FirstOwnRole, ///< double, 0 to 1, in policy columns of nodes with a job
        TakenRole, ///< bool
        IdleRole, ///< bool: the node has no job
        AwayRole, ///< bool: a removal has taken the node
    };

    explicit MomentModel(MomentSelection& selection, QObject* parent = nullptr);

    MomentSelection& selection() const { return m_selection; }
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The columns may have changed.
    void columnsChanged();

protected:
    QVariant cellData(int row, int column, int role) const override;

private:
    void follow();
    std::vector<TableColumn> described() const;
    TableColumn policyColumn(std::size_t at) const;
    int policies() const;
    QString text(std::uint32_t node, int column) const;
    QString exact(std::uint32_t node, int column) const;
    QString spoken(std::uint32_t node, int column) const;
    const MomentValue& value(std::uint32_t node, int column) const;
    /// False while the model has not yet followed a new sample.
    bool hasCell(int row, int column) const;

    MomentSelection& m_selection;
    int m_rows = 0;
    int m_policies = 0;
};

} // namespace fairshare::gui

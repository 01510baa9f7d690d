// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/moment_selection.h"

#include <QAbstractTableModel>

namespace fairshare::gui {

/// The nodes of a cluster at one preemption sample, one row each: the job and its value under every policy.
/// Nothing is stored per row, so a large cluster costs no more than its visible rows.
class MomentModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Node, Job, JobNodes, Elapsed, FirstPolicy };
    enum Roles {
        ExactRole = Qt::UserRole, ///< for copies
        ValueRole, ///< double, 0 to 1, in policy columns of nodes with a job
        TakenRole, ///< bool
        IdleRole, ///< bool: the node has no job
        AwayRole, ///< bool: a removal has taken the node
    };

    explicit MomentModel(MomentSelection& selection, QObject* parent = nullptr);

    MomentSelection& selection() const { return m_selection; }
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// The columns may have changed.
    void columnsChanged();

private:
    void follow();
    int policies() const;
    QString text(std::uint32_t node, int column) const;
    QString exact(std::uint32_t node, int column) const;
    QString spoken(std::uint32_t node, int column) const;
    const MomentValue& value(std::uint32_t node, int column) const;
    /// @param at index of the policy
    QVariant policyHeading(std::size_t at, int role) const;

    MomentSelection& m_selection;
    int m_rows = 0;
    int m_policies = 0;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/film_look.h"

#include <QAbstractTableModel>

namespace fairshare::gui {

/// The nodes of a cluster at the moment of a film, one row each: the job, and the value under every policy.
/// Nothing is kept by row, so that a large cluster costs no more than what of it is seen.
class MomentModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Node, Job, JobNodes, Elapsed, FirstPolicy };
    enum Roles {
        ExactRole = Qt::UserRole, ///< for copies
        ValueRole, ///< double from 0 to 1, of columns of policies whose node has a job
        TakenRole, ///< bool
        IdleRole, ///< bool: the node has no job
        AwayRole, ///< bool: a removal has the node
    };

    explicit MomentModel(FilmLook& look, QObject* parent = nullptr);

    FilmLook& look() const { return m_look; }
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// There may be other columns.
    void columnsChanged();

private:
    void follow();
    int policies() const;
    QString text(std::uint32_t node, int column) const;
    QString exact(std::uint32_t node, int column) const;
    QString spoken(std::uint32_t node, int column) const;
    const FilmValue& value(std::uint32_t node, int column) const;
    /// @param at among the policies
    QVariant policyHeading(std::size_t at, int role) const;

    FilmLook& m_look;
    int m_rows = 0;
    int m_policies = 0;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/queue_results.h"

#include <QAbstractTableModel>

#include <vector>

namespace fairshare::gui {

/// Table of the pending jobs, in queue order or sorted by any column.
class JobModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column {
        Id,
        User,
        Account,
        Waited,
        Factor,
        OldPlace,
        NewPlace,
        Move,
        OldPriority,
        NewPriority,
        Decides,
        Terms,
        ColumnCount,
    };
    enum {
        ExactRole = Qt::UserRole, ///< for copies of cells and headings
        MoveRole, ///< qint64: places gained
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setFigures(QueueFiguresPtr figures);
    const QueueFiguresPtr& figures() const { return m_figures; }
    /// True if there is a baseline to compare with.
    bool isCompared() const { return m_figures && m_figures->before; }
    std::uint32_t jobAt(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }
    /// Returns −1 if the job is not shown.
    int rowOf(std::uint32_t job) const;
    /// Shows only these jobs; nothing shows all jobs.
    void setShown(std::optional<std::vector<std::uint32_t>> jobs);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void arrange();
    /// Sorts the jobs, which are in queue order, by the current column.
    void sortJobs();
    QString text(std::uint32_t job, int column) const;
    QString exact(std::uint32_t job, int column) const;
    QString card(std::uint32_t job) const;
    QString decides(std::uint32_t job) const;

    QueueFiguresPtr m_figures;
    std::vector<std::uint32_t> m_jobs; ///< by row
    std::vector<std::int32_t> m_rows; ///< by job; −1 if it is not shown
    std::optional<std::vector<std::uint32_t>> m_shown; ///< nothing = all
    int m_column = NewPlace;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace fairshare::gui

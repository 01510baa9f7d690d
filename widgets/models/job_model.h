// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/queue_results.h"

#include <QAbstractTableModel>

#include <vector>

namespace fairshare::gui {

/// The jobs of a queue, in the order of the queue or of any column.
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
        ExactRole = Qt::UserRole, ///< for copies, of cells and of headings
        MoveRole, ///< places gained, qint64
    };

    using QAbstractTableModel::QAbstractTableModel;

    void setFigures(QueueFiguresPtr figures);
    const QueueFiguresPtr& figures() const { return m_figures; }
    /// Whether there is something to compare with.
    bool isCompared() const { return m_figures && m_figures->before; }
    std::uint32_t jobAt(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }
    /// −1 for none.
    int rowOf(std::uint32_t job) const;
    /// Shows these jobs alone; nothing shows all of them.
    void setShown(std::optional<std::vector<std::uint32_t>> jobs);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void arrange();
    /// Puts the jobs, which are in the order of the queue, into that of the column.
    void sortJobs();
    QString text(std::uint32_t job, int column) const;
    QString exact(std::uint32_t job, int column) const;
    QString card(std::uint32_t job) const;
    QString decides(std::uint32_t job) const;

    QueueFiguresPtr m_figures;
    std::vector<std::uint32_t> m_jobs; ///< by row
    std::vector<std::int32_t> m_rows; ///< by job; −1 for one that is not shown
    std::optional<std::vector<std::uint32_t>> m_shown; ///< nothing: all
    int m_column = NewPlace;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace fairshare::gui

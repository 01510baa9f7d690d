// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/table/column_model.h"
#include "widgets/work/results/queue_results.h"

#include <vector>

namespace fairshare::gui {

/// Table of the pending jobs, in queue order or sorted by any column.
class JobModel : public ColumnModel {
    Q_OBJECT

public:
    enum Column {
        Id,
        User,
        Account,
        Qos,
        QosLimit,
        LimitReason,
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
        MoveRole = FirstOwnRole, ///< qint64: places gained
    };

    explicit JobModel(QObject* parent = nullptr);

    void setFigures(QueueFiguresPtr figures);
    const QueueFiguresPtr& figures() const { return m_figures; }
    /// True if there is a baseline to compare with.
    bool isCompared() const { return m_figures && m_figures->before; }
    /// Returns whether the file has limits of QOS.
    bool hasQosLimits() const;
    /// Returns whether jobs exceed a limit.
    bool hasLimitReasons() const { return m_hasLimitReasons; }
    std::uint32_t jobAt(int row) const { return m_jobs[static_cast<std::size_t>(row)]; }
    /// Returns −1 if the job is not shown.
    int rowOf(std::uint32_t job) const;
    /// Shows only these jobs; nothing shows all jobs.
    void setShown(std::optional<std::vector<std::uint32_t>> jobs);

    int rowCount(const QModelIndex& parent = {}) const override;
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

protected:
    QVariant cellData(int row, int column, int role) const override;

private:
    void arrange();
    /// Sorts the jobs, which are in queue order, by the current column.
    void sortJobs();
    std::vector<TableColumn> described() const;
    std::vector<TableColumn> describedJobs() const;
    std::vector<TableColumn> describedPlaces() const;
    const Job& job(int row) const { return m_figures->jobs()[jobAt(row)]; }
    const JobMove& move(int row) const { return m_figures->comparison.moves[jobAt(row)]; }
    std::string_view qosLimits(std::uint32_t job) const;
    QString terms(std::uint32_t job) const;
    QString card(std::uint32_t job) const;
    QString decides(std::uint32_t job) const;

    QueueFiguresPtr m_figures;
    bool m_hasLimitReasons = false;
    std::vector<std::uint32_t> m_jobs; ///< by row
    std::vector<std::int32_t> m_rows; ///< by job; −1 if it is not shown
    std::optional<std::vector<std::uint32_t>> m_shown; ///< nothing = all
    int m_column = NewPlace;
    Qt::SortOrder m_order = Qt::AscendingOrder;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/find_query.h"
#include "widgets/page/finder.h"
#include "widgets/work/results/queue_results.h"

#include <QCoreApplication>

#include <cstdint>
#include <vector>

namespace fairshare::gui {

class JobTable;

/// Finds pending jobs whose number, user or account contains the name and that moved far enough. Other
/// conditions are refused.
class JobFinder : public Finder {
    Q_DECLARE_TR_FUNCTIONS(JobFinder)

public:
    JobFinder(JobTable& table, const QueueResults& queue)
        : m_table(table)
        , m_queue(queue)
    {
    }

    Found find(const FindQuery& query, bool only) override;
    /// Does nothing, since the queue is not ready yet when the figures of the tree change.
    std::optional<Found> findAgain(const FindQuery& query, bool only) override;
    void forget() override;
    void goOn(bool backwards) override;
    void takeFocus() override;

private:
    /// The matching jobs in the order of the queue.
    std::vector<std::uint32_t> found(const PlainFilter& query) const;

    JobTable& m_table;
    const QueueResults& m_queue;
};

} // namespace fairshare::gui

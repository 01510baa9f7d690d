// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/logged_order.h"

#include "core/base/say.h"
#include "core/simulator/engine/scheduler.h"

#include <algorithm>

namespace fairshare {
namespace {

class LoggedOrder : public QueueOrder {
public:
    explicit LoggedOrder(const std::vector<std::int64_t>& priorities)
        : m_priorities(priorities)
    {
    }

    Seconds nextTick() const override { return Never; }
    void tick(Seconds /*now*/) override { }
    void started(JobPlace /*job*/, Seconds /*now*/) override { }
    void completed(JobPlace /*job*/, Seconds /*now*/) override { }

    void sort(std::span<JobPlace> queue, Seconds /*now*/) override
    {
        const auto isBefore = [this](JobPlace a, JobPlace b) {
            return m_priorities[a] != m_priorities[b] ? m_priorities[a] > m_priorities[b] : a < b;
        };
        // Only jobs submitted since the last pass can be out of order.
        if (!std::ranges::is_sorted(queue, isBefore))
            std::ranges::sort(queue, isBefore);
    }

private:
    const std::vector<std::int64_t>& m_priorities;
};

} // namespace

std::unique_ptr<QueueOrder> loggedOrder(const Workload& workload)
{
    const std::vector<std::int64_t>& priorities = workload.details.priorities;
    return priorities.empty() ? nullptr : std::make_unique<LoggedOrder>(priorities);
}

Result<void> checkLogged(EventOrder order)
{
    if (order == EventOrder::Event)
        return fail(ErrorCode::OutOfRange,
            fairshare::say("the log contains job priorities, which require batch order"));
    return {};
}

} // namespace fairshare

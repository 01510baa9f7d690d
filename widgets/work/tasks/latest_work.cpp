// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/latest_work.h"

#include <utility>

namespace fairshare::gui {

LatestWork::LatestWork(QObject* parent, Older older)
    : QObject(parent)
    , m_older(older)
    , m_thread([this](const std::stop_token& end) { run(end); })
{
}

LatestWork::~LatestWork()
{
    m_running.request_stop();
    m_thread.request_stop();
    m_thread.join();
}

void LatestWork::request(Work work)
{
    if (m_older == Older::Cancel)
        m_running.request_stop();
    if (m_running.stop_requested())
        m_running = std::stop_source();
    m_busy = true;
    {
        const std::scoped_lock lock(m_mutex);
        m_order = Order{std::move(work), m_running, ++m_latest};
    }
    m_arrived.notify_one();
}

void LatestWork::cancel()
{
    m_running.request_stop();
    m_busy = false;
    m_cancelled = ++m_latest;
    const std::scoped_lock lock(m_mutex);
    m_order.reset();
}

void LatestWork::run(const std::stop_token& end)
{
    while (true) {
        Order order;
        {
            std::unique_lock lock(m_mutex);
            if (!m_arrived.wait(lock, end, [this] { return m_order.has_value(); }))
                return;
            order = std::move(*m_order);
            m_order.reset();
        }
        m_fraction = 0;
        Progress progress;
        progress.stop = order.stop.get_token();
        progress.report = [this](double fraction, std::uint64_t) { m_fraction = fraction; };
        const Speaking speaking(order.language);
        Answer answer = order.work(progress);
        {
            const std::scoped_lock lock(m_mutex);
            m_answers.push({order.number, std::move(answer)});
        }
        QMetaObject::invokeMethod(this, [this] { deliver(); }, Qt::QueuedConnection);
    }
}

void LatestWork::deliver()
{
    const auto [number, answer] = [this] {
        const std::scoped_lock lock(m_mutex);
        Answered first = std::move(m_answers.front());
        m_answers.pop();
        return first;
    }();
    if (number <= m_cancelled || (number != m_latest && m_older == Older::Cancel))
        return;
    m_busy = m_busy && number != m_latest;
    answer();
}

} // namespace fairshare::gui

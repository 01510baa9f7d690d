// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/evaluation_runner.h"

#include "widgets/work/side_by_side.h"

#include <new>
#include <utility>

namespace fairshare::gui {
namespace {

Result<EvaluationPtr> evaluated(Evaluator& evaluator, const Scenario& scenario, const Progress& progress)
{
    try {
        return evaluator.evaluate(scenario, allAlgorithmIds(), progress);
    } catch (const std::bad_alloc&) {
        return fail(ErrorCode::TooLarge, "there is not enough memory to evaluate this tree");
    }
}

} // namespace

EvaluationRunner::EvaluationRunner(QObject* parent)
    : QObject(parent)
    , m_thread([this](const std::stop_token& end) { work(end); })
{
}

EvaluationRunner::~EvaluationRunner()
{
    m_running.request_stop();
    m_thread.request_stop();
    m_thread.join();
}

void EvaluationRunner::request(std::shared_ptr<const Scenario> scenario)
{
    m_running.request_stop();
    m_running = std::stop_source();
    m_busy = true;
    {
        const std::lock_guard lock(m_mutex);
        m_order = Order{std::move(scenario), m_running, ++m_latest};
    }
    m_arrived.notify_one();
}

void EvaluationRunner::cancel()
{
    m_running.request_stop();
    m_busy = false;
    ++m_latest;
    const std::lock_guard lock(m_mutex);
    m_order.reset();
}

void EvaluationRunner::work(const std::stop_token& end)
{
    Evaluator evaluator(runSideBySide);
    while (true) {
        Order order;
        {
            std::unique_lock lock(m_mutex);
            if (!m_arrived.wait(lock, end, [this] { return m_order.has_value(); }))
                return;
            order = std::move(*m_order);
            m_order.reset();
        }
        Progress progress;
        progress.stop = order.stop.get_token();
        progress.report = [this](double fraction, std::uint64_t) { m_fraction = fraction; };
        auto result = evaluated(evaluator, *order.scenario, progress);
        QMetaObject::invokeMethod(
            this, [this, number = order.number, result = std::move(result)] { deliver(number, result); },
            Qt::QueuedConnection);
    }
}

void EvaluationRunner::deliver(std::uint64_t number, const Result<EvaluationPtr>& result)
{
    if (number != m_latest)
        return;
    m_busy = false;
    if (result)
        Q_EMIT finished(*result);
    else
        Q_EMIT failed(result.error());
}

} // namespace fairshare::gui

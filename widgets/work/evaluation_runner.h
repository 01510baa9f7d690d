// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/evaluation.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace fairshare::gui {

using EvaluationPtr = std::shared_ptr<const Evaluation>;

/// Evaluates scenarios on a thread of its own. Of several requests only the latest is answered; an older one
/// that still runs is cancelled.
class EvaluationRunner : public QObject {
    Q_OBJECT

public:
    explicit EvaluationRunner(QObject* parent = nullptr);
    ~EvaluationRunner() override;

    void request(std::shared_ptr<const Scenario> scenario);
    /// Forgets what was requested; nothing is answered until the next request.
    void cancel();
    bool isBusy() const { return m_busy; }
    /// How far the evaluation is, 0 to 1.
    double fraction() const { return m_fraction; }

Q_SIGNALS:
    void finished(const fairshare::gui::EvaluationPtr& evaluation);
    void failed(const fairshare::Error& error);

private:
    struct Order {
        std::shared_ptr<const Scenario> scenario;
        std::stop_source stop;
        std::uint64_t number = 0;
    };

    void work(const std::stop_token& end);
    void deliver(std::uint64_t number, const Result<EvaluationPtr>& result);

    bool m_busy = false;
    std::uint64_t m_latest = 0;
    std::stop_source m_running; ///< of the latest order; GUI thread only
    std::mutex m_mutex;
    std::condition_variable_any m_arrived;
    std::optional<Order> m_order;
    std::atomic<double> m_fraction = 0;
    std::jthread m_thread;
};

} // namespace fairshare::gui

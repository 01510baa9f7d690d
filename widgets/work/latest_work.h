// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace fairshare::gui {

/// Between an edit and work that follows it at leisure: the figures come first.
inline constexpr int RestMilliseconds = 150;

/// Work on a thread of its own, one piece after the other. A request that nobody began yet gives way to the
/// next one.
class LatestWork : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<void()>;
    /// Runs on the thread; what it returns is called on the thread of this object.
    using Work = std::function<Answer(const Progress&)>;

    /// What becomes of work that runs when more is requested.
    enum class Older {
        Cancel, ///< only the latest request is answered
        Finish, ///< it is answered too, so that requests which come faster than answers do not starve them
    };

    explicit LatestWork(QObject* parent = nullptr, Older older = Older::Cancel);
    ~LatestWork() override;

    void request(Work work);
    /// Forgets what was requested; nothing is answered until the next request.
    void cancel();
    /// True until the latest request is answered.
    bool isBusy() const { return m_busy; }
    /// How far the work is, 0 to 1.
    double fraction() const { return m_fraction; }

private:
    struct Order {
        Work work;
        std::stop_source stop;
        std::uint64_t number = 0;
    };

    void run(const std::stop_token& end);
    void deliver(std::uint64_t number, const Answer& answer);

    Older m_older;
    bool m_busy = false;
    std::uint64_t m_latest = 0;
    std::uint64_t m_cancelled = 0; ///< up to this one nothing is answered any more
    std::stop_source m_running; ///< of what may run; only on the thread of this object
    std::mutex m_mutex;
    std::condition_variable_any m_arrived;
    std::optional<Order> m_order;
    std::atomic<double> m_fraction = 0;
    std::jthread m_thread;
};

} // namespace fairshare::gui

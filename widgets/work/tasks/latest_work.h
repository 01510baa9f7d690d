// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/say.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <queue>
#include <stop_token>
#include <thread>

namespace fairshare::gui {

/// Delay between an edit and lower-priority work, so figures are computed first.
inline constexpr int RestMilliseconds = 150;

/// Runs work on its own thread, one piece after another. A new request replaces one that has not been
/// started.
class LatestWork : public QObject {
    Q_OBJECT

public:
    using Answer = std::function<void()>;
    /// Runs on the worker thread; the returned function is called on the thread of this object.
    using Work = std::function<Answer(const Progress&)>;

    /// What happens to running work when more is requested.
    enum class Older {
        Cancel, ///< only the latest request is answered
        Finish, ///< running work is also answered, so frequent requests do not starve the answers
    };

    explicit LatestWork(QObject* parent = nullptr, Older older = Older::Cancel);
    ~LatestWork() override;

    void request(Work work);
    /// Discards the request; nothing is answered until the next request.
    void cancel();
    /// True until the latest request is answered.
    bool isBusy() const { return m_busy; }
    /// Returns the progress of the work, 0 to 1.
    double fraction() const { return m_fraction; }

private:
    struct Order {
        Work work;
        std::stop_source stop;
        std::uint64_t number = 0;
        Language language = threadLanguage(); ///< of the thread that requests the work
    };

    struct Answered {
        std::uint64_t number = 0;
        Answer answer;
    };

    void run(const std::stop_token& end);
    void deliver();

    Older m_older;
    bool m_busy = false;
    std::uint64_t m_latest = 0;
    std::uint64_t m_cancelled = 0; ///< requests up to this number are no longer answered
    std::stop_source m_running; ///< stops the work that may run; used only on the thread of this object
    std::mutex m_mutex;
    std::condition_variable_any m_arrived;
    std::optional<Order> m_order;
    std::queue<Answered> m_answers; ///< not yet delivered
    std::atomic<double> m_fraction = 0;
    std::jthread m_thread;
};

} // namespace fairshare::gui

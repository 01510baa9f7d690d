// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/background_task.h"

#include "core/base/say.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr std::chrono::milliseconds EndPatience{200}; ///< wait at the end; most work notices a stop sooner

std::atomic<int> runningThreads = 0;

} // namespace

struct BackgroundTask::Link {
    std::mutex mutex;
    std::condition_variable ended;
    BackgroundTask* task = nullptr; ///< null once it is destroyed
    int threads = 0;

    /// Runs a function on the task's own thread.
    void post(const std::function<void(BackgroundTask&)>& what)
    {
        const std::scoped_lock lock(mutex);
        if (task != nullptr)
            QMetaObject::invokeMethod(task, [task = task, what] { what(*task); }, Qt::QueuedConnection);
    }

    void begin()
    {
        const std::scoped_lock lock(mutex);
        ++threads;
        ++runningThreads;
    }

    void end()
    {
        const std::scoped_lock lock(mutex);
        --threads;
        --runningThreads;
        ended.notify_all();
    }
};

BackgroundTask::BackgroundTask(QObject* parent)
    : QObject(parent)
    , m_link(std::make_shared<Link>())
{
    m_link->task = this;
}

BackgroundTask::~BackgroundTask()
{
    m_stop.request_stop();
    std::unique_lock lock(m_link->mutex);
    m_link->task = nullptr;
    m_link->ended.wait_for(lock, EndPatience, [this] { return m_link->threads == 0; });
}

void BackgroundTask::start(const QString& title, Work work)
{
    if (m_running)
        cancel();
    m_title = title;
    m_running = true;
    m_state = std::make_shared<State>();
    m_stop = std::stop_source();
    Progress progress;
    progress.report = [state = m_state](double fraction, std::uint64_t rows) {
        state->fraction = fraction;
        state->rows = rows; // 0 in a part of the work that does not count rows
    };
    progress.stop = m_stop.get_token();
    const std::uint64_t number = ++m_number;
    m_link->begin();
    try {
        std::thread([number, link = m_link, progress = std::move(progress), language = threadLanguage(),
                        work = std::move(work)]() mutable {
            const Speaking speaking(language);
            try {
                Completion completion = work(progress);
                work = nullptr;
                link->post([number, completion = std::move(completion)](
                               BackgroundTask& task) { task.finish(number, completion); });
            } catch (const std::bad_alloc&) {
                work = nullptr;
                link->post([number](BackgroundTask& task) { task.giveUp(number); });
            }
            link->end();
        }).detach();
    } catch (const std::system_error&) {
        m_link->post([number](BackgroundTask& task) { task.giveUp(number); });
        m_link->end();
    }
    Q_EMIT started();
}

void BackgroundTask::cancel()
{
    if (!m_running)
        return;
    m_stop.request_stop();
    ++m_number;
    m_running = false;
    Q_EMIT ended();
}

void BackgroundTask::finish(std::uint64_t number, const Completion& completion)
{
    if (number != m_number)
        return;
    m_running = false;
    // Emitted before the completion, which may ask the user or start the next task.
    Q_EMIT ended();
    if (completion)
        completion();
}

void BackgroundTask::giveUp(std::uint64_t number)
{
    finish(number, [this] { Q_EMIT outOfResources(); });
}

std::function<void(const QString& title)> BackgroundTask::titleSetter()
{
    return [link = m_link](
               const QString& title) { link->post([title](BackgroundTask& task) { task.m_title = title; }); };
}

bool BackgroundTask::haveAllEnded()
{
    return runningThreads == 0;
}

} // namespace fairshare::gui

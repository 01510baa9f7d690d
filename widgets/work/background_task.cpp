// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/background_task.h"

#include <utility>

namespace fairshare::gui {

BackgroundTask::BackgroundTask(QObject* parent)
    : QObject(parent)
{
}

BackgroundTask::~BackgroundTask() = default;

void BackgroundTask::start(const QString& title, Work work)
{
    if (m_running)
        cancel();
    m_title = title;
    m_running = true;
    m_state = std::make_shared<State>();
    const std::uint64_t number = ++m_number;
    // The assignment stops and joins an earlier thread; its work looks at the stop token often.
    m_thread =
        std::jthread([this, number, state = m_state, work = std::move(work)](const std::stop_token& stop) {
            Progress progress;
            progress.report = [state](double fraction, std::uint64_t rows) {
                state->fraction = fraction;
                if (rows > 0)
                    state->rows = rows;
            };
            progress.stop = stop;
            Completion completion = work(progress);
            QMetaObject::invokeMethod(
                this, [this, number, completion = std::move(completion)] { finish(number, completion); },
                Qt::QueuedConnection);
        });
    Q_EMIT started();
}

void BackgroundTask::cancel()
{
    if (!m_running)
        return;
    m_thread.request_stop();
    ++m_number;
    m_running = false;
    Q_EMIT ended();
}

void BackgroundTask::finish(std::uint64_t number, const Completion& completion)
{
    if (number != m_number)
        return;
    m_running = false;
    // Before the completion, which may ask the user something or start the next task.
    Q_EMIT ended();
    if (completion)
        completion();
}

void BackgroundTask::setTitle(const QString& title)
{
    m_title = title;
}

} // namespace fairshare::gui

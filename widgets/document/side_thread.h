// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QEventLoop>

#include <future>
#include <thread>
#include <utility>

namespace fairshare::gui {

/// Runs `work` on a thread of its own and returns its result. Meanwhile the window is painted, figures arrive
/// and timers run; keys, clicks and closing wait their turn, so that no other edit comes between. What is no
/// input of the user may still change a document meanwhile: look again before using the result.
template <typename Work>
auto onSideThread(Work work)
{
    using Answer = decltype(work());
    QEventLoop loop;
    std::packaged_task<Answer()> task(std::move(work));
    std::future<Answer> answer = task.get_future();
    const std::jthread thread([&task, &loop] {
        task();
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return answer.get();
}

/// Runs `work` on a side thread where it touches so many rows that the window would not answer meanwhile.
/// @param rows of the tree that is worked on
template <typename Work>
auto whileAnswering(std::size_t rows, Work work)
{
    // From here on what touches every row takes longer than a few frames.
    constexpr std::size_t ManyRows = 200000;
    return rows < ManyRows ? work() : onSideThread(std::move(work));
}

} // namespace fairshare::gui

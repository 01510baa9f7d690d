// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/say.h"

#include <QEventLoop>

#include <future>
#include <thread>
#include <utility>

namespace fairshare::gui {

/// Runs `work` on a separate thread and returns its result. Meanwhile the window is painted, figures arrive
/// and timers run. Keys, clicks and closing are deferred, so that no other edit comes between. Other events
/// may still change a document, so check it again before using the result.
template <typename Work>
auto onSideThread(Work work)
{
    using Answer = decltype(work());
    QEventLoop loop;
    std::packaged_task<Answer()> task(std::move(work));
    std::future<Answer> answer = task.get_future();
    const std::jthread thread([&task, &loop, language = threadLanguage()] {
        const Speaking speaking(language);
        task();
        QMetaObject::invokeMethod(&loop, &QEventLoop::quit, Qt::QueuedConnection);
    });
    loop.exec(QEventLoop::ExcludeUserInputEvents);
    return answer.get();
}

/// Runs `work` on a side thread if it touches so many rows that the window would not respond meanwhile.
/// @param rows number of rows of the tree
template <typename Work>
auto whileAnswering(std::size_t rows, Work work)
{
    // From this size on, touching every row takes longer than a few frames.
    constexpr std::size_t ManyRows = 200000;
    return rows < ManyRows ? work() : onSideThread(std::move(work));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/side_by_side.h"

#include "core/base/say.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace fairshare::gui {

void runSideBySide(std::size_t count, const std::function<void(std::size_t)>& task)
{
    std::atomic<std::size_t> next = 0;
    std::once_flag thrown;
    std::exception_ptr first;
    const auto takeTasks = [&, language = threadLanguage()] {
        const Speaking speaking(language);
        try {
            for (std::size_t i = next++; i < count; i = next++)
                task(i);
        } catch (...) {
            next = count;
            std::call_once(thrown, [&first] { first = std::current_exception(); });
        }
    };
    {
        const std::size_t threads = std::min<std::size_t>(count, std::thread::hardware_concurrency());
        std::vector<std::jthread> helpers;
        helpers.reserve(threads);
        try {
            for (std::size_t i = 1; i < threads; ++i)
                helpers.emplace_back(takeTasks);
        } catch (const std::system_error&) { // NOLINT(bugprone-empty-catch): fewer do the work as well
        }
        takeTasks();
    }
    if (first)
        std::rethrow_exception(first);
}

} // namespace fairshare::gui

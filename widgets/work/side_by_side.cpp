// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/side_by_side.h"

#include <algorithm>
#include <atomic>
#include <thread>
#include <vector>

namespace fairshare::gui {

void runSideBySide(std::size_t count, const std::function<void(std::size_t)>& task)
{
    std::atomic<std::size_t> next = 0;
    const auto takeTasks = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            task(i);
    };
    const std::size_t threads = std::min<std::size_t>(count, std::thread::hardware_concurrency());
    std::vector<std::jthread> helpers;
    for (std::size_t i = 1; i < threads; ++i)
        helpers.emplace_back(takeTasks);
    takeTasks();
}

} // namespace fairshare::gui

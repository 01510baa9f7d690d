// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/sweep_threads.h"

#include "core/base/say.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace fairshare {

std::size_t usualThreads()
{
    return std::max<std::size_t>(std::thread::hardware_concurrency(), 1);
}

void runOnThreads(std::size_t count, std::size_t threads, const std::function<void(std::size_t)>& task)
{
    std::atomic<std::size_t> next = 0;
    std::mutex failing;
    std::exception_ptr failure;
    const auto work = [&, language = threadLanguage()] {
        const Speaking speaking(language);
        try {
            for (std::size_t at = next++; at < count; at = next++)
                task(at);
        } catch (...) { // out of memory; nothing else is thrown
            const std::scoped_lock lock(failing);
            failure = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t thread = 1; thread < std::min(threads, count); ++thread)
            others.emplace_back(work);
        work();
    }
    if (failure)
        std::rethrow_exception(failure);
}

} // namespace fairshare

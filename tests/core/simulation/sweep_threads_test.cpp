// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/sweep_threads.h"

#include <gmock/gmock.h>

#include <atomic>
#include <new>
#include <vector>

namespace fairshare {
namespace {

TEST(SweepThreads, CallEachTaskOnce)
{
    std::vector<std::atomic<int>> calls(1000);
    runOnThreads(calls.size(), 4, [&](std::size_t at) { ++calls[at]; });
    for (const auto& count : calls)
        EXPECT_EQ(count, 1);
}

TEST(SweepThreads, KeepTheOrderWithOneThread)
{
    std::vector<std::size_t> order;
    runOnThreads(3, 1, [&](std::size_t at) { order.push_back(at); });
    EXPECT_THAT(order, testing::ElementsAre(0U, 1U, 2U));
    runOnThreads(0, 4, [&](std::size_t at) { order.push_back(at); });
    EXPECT_EQ(order.size(), 3U);
}

TEST(SweepThreads, ThrowOnWhatATaskThrows)
{
    const auto failing = [](std::size_t at) {
        if (at == 5)
            throw std::bad_alloc();
    };
    EXPECT_THROW(runOnThreads(10, 3, failing), std::bad_alloc);
}

} // namespace
} // namespace fairshare

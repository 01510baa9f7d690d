// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/side_by_side.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <new>
#include <thread>
#include <vector>

namespace fairshare::gui {
namespace {

TEST(SideBySide, RunsEachTaskOnceBeforeItReturns)
{
    for (const std::size_t count : {0U, 1U, 2U, 5U, 1000U}) {
        std::vector<std::atomic<int>> runs(count);
        runSideBySide(count, [&runs](std::size_t i) { ++runs[i]; });
        for (std::size_t i = 0; i < count; ++i)
            EXPECT_EQ(runs[i], 1) << "task " << i << " of " << count;
    }
}

TEST(SideBySide, ThrowsToTheCallerWhatATaskThrows)
{
    std::atomic<int> runs = 0;
    const auto task = [&runs](std::size_t i) {
        ++runs;
        if (i == 3)
            throw std::bad_alloc();
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    };
    EXPECT_THROW(runSideBySide(1000, task), std::bad_alloc);
    EXPECT_LT(runs, 1000);
}

} // namespace
} // namespace fairshare::gui

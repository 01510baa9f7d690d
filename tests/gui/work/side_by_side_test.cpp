// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/side_by_side.h"

#include <gtest/gtest.h>

#include <atomic>
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

} // namespace
} // namespace fairshare::gui

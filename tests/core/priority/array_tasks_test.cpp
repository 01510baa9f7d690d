// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/priority/array_tasks.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

TEST(ArrayTasks, AreCountedInTheId)
{
    EXPECT_EQ(tasksOf("503"), (TaskCount{1, false}));
    EXPECT_EQ(tasksOf("503_4"), (TaskCount{1, false}));
    EXPECT_EQ(tasksOf("503+1"), (TaskCount{1, false}));
    EXPECT_EQ(tasksOf("501_[7]"), (TaskCount{1, false}));
    EXPECT_EQ(tasksOf("501_[0-467]"), (TaskCount{468, false}));
    EXPECT_EQ(tasksOf("501_[1-10%3]"), (TaskCount{10, false}));
    EXPECT_EQ(tasksOf("501_[0-467]%4"), (TaskCount{468, false}));
    EXPECT_EQ(tasksOf("501_[0-9:2]"), (TaskCount{5, false}));
    EXPECT_EQ(tasksOf("501_[0-10:2]"), (TaskCount{6, false}));
    EXPECT_EQ(tasksOf("501_[1,5-9:2%3]"), (TaskCount{4, false}));
    EXPECT_EQ(tasksOf("502_[4-6,9,12]"), (TaskCount{5, false}));
    EXPECT_EQ(tasksOf("502_[0-4000000]"), (TaskCount{4000001, false}));
}

TEST(ArrayTasks, OfATruncatedListAreTheLeast)
{
    EXPECT_EQ(tasksOf("501_[1,3,...]"), (TaskCount{2, true}));
    EXPECT_EQ(tasksOf("501_[1-5,7,...]"), (TaskCount{6, true}));
    EXPECT_EQ(tasksOf("501_[1-5,7,9"), (TaskCount{7, true}));
    EXPECT_EQ(tasksOf("501_[1-5,7-"), (TaskCount{5, true}));
    EXPECT_EQ(tasksOf("501_["), (TaskCount{1, true}));
    EXPECT_EQ(tasksOf("501_[x]"), (TaskCount{1, true}));
    EXPECT_EQ(tasksOf("501_[9-1]"), (TaskCount{1, true}));
    EXPECT_EQ(tasksOf("501_[1-18446744073709551615]"), (TaskCount{1, true}));
    EXPECT_EQ(tasksOf("501_[1-9:0]"), (TaskCount{1, true}));
}

} // namespace
} // namespace fairshare

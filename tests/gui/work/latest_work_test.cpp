// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/latest_work.h"

#include <QTest>

#include <gtest/gtest.h>

#include <atomic>
#include <vector>

namespace fairshare::gui {
namespace {

TEST(LatestWork, OnlyTheLatestIsAnswered)
{
    LatestWork work;
    std::vector<int> answered;
    for (int number = 0; number < 5; ++number)
        work.request([&answered, number](const Progress&) -> LatestWork::Answer {
            return [&answered, number] { answered.push_back(number); };
        });
    EXPECT_TRUE(work.isBusy());
    EXPECT_TRUE(QTest::qWaitFor([&work] { return !work.isBusy(); }));
    QTest::qWait(20);
    EXPECT_EQ(answered, std::vector<int>{4});
}

TEST(LatestWork, WhatRunsIsCancelledByTheNext)
{
    LatestWork work;
    std::atomic<bool> began = false;
    std::atomic<bool> cancelled = false;
    work.request([&](const Progress& progress) -> LatestWork::Answer {
        began = true;
        while (!progress.cancelled())
            std::this_thread::yield();
        cancelled = true;
        return [] { FAIL() << "a cancelled request was answered"; };
    });
    EXPECT_TRUE(QTest::qWaitFor([&began] { return began.load(); }));
    bool done = false;
    work.request([&done](const Progress&) -> LatestWork::Answer { return [&done] { done = true; }; });
    EXPECT_TRUE(QTest::qWaitFor([&done] { return done; }));
    EXPECT_TRUE(cancelled);
}

TEST(LatestWork, NothingIsAnsweredAfterCancelling)
{
    LatestWork work;
    bool answered = false;
    work.request(
        [&answered](const Progress&) -> LatestWork::Answer { return [&answered] { answered = true; }; });
    work.cancel();
    EXPECT_FALSE(work.isBusy());
    QTest::qWait(20);
    EXPECT_FALSE(answered);
}

} // namespace
} // namespace fairshare::gui

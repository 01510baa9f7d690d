// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/latest_work.h"

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

/// Requests that come faster than answers get some answers all the same, and the last one always.
TEST(LatestWork, WhatRunsIsFinishedWhereThatIsWanted)
{
    LatestWork work(nullptr, LatestWork::Older::Finish);
    std::vector<int> answered;
    std::atomic<bool> began = false;
    std::atomic<bool> goOn = false;
    const auto request = [&](int number) {
        work.request([&, number](const Progress& progress) -> LatestWork::Answer {
            began = true;
            while (!goOn && !progress.cancelled())
                std::this_thread::yield();
            return [&answered, number] { answered.push_back(number); };
        });
    };
    request(0);
    EXPECT_TRUE(QTest::qWaitFor([&began] { return began.load(); }));
    for (int number = 1; number < 5; ++number)
        request(number);
    goOn = true;
    EXPECT_TRUE(QTest::qWaitFor([&work] { return !work.isBusy(); }));
    EXPECT_EQ(answered, (std::vector<int>{0, 4}));
    goOn = false;
    began = false;
    request(5);
    EXPECT_TRUE(QTest::qWaitFor([&began] { return began.load(); }));
    work.cancel();
    goOn = true;
    request(6);
    EXPECT_TRUE(QTest::qWaitFor([&work] { return !work.isBusy(); }));
    EXPECT_EQ(answered, (std::vector<int>{0, 4, 6}));
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

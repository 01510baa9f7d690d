// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/tasks/background_task.h"

#include <QSignalSpy>

#include <gtest/gtest.h>

#include <new>

namespace fairshare::gui {
namespace {

TEST(BackgroundTask, TellsThatMemoryRanOut)
{
    BackgroundTask task;
    QSignalSpy ended(&task, &BackgroundTask::ended);
    QSignalSpy outOfResources(&task, &BackgroundTask::outOfResources);
    task.start(QStringLiteral("Reading"),
        [](const Progress&) -> BackgroundTask::Completion { throw std::bad_alloc(); });
    ASSERT_TRUE(outOfResources.wait());
    EXPECT_EQ(ended.count(), 1);
    EXPECT_FALSE(task.isRunning());
}

TEST(BackgroundTask, SaysNothingOfWorkThatWasCancelled)
{
    BackgroundTask task;
    QSignalSpy outOfResources(&task, &BackgroundTask::outOfResources);
    task.start(QStringLiteral("Reading"), [](const Progress& progress) -> BackgroundTask::Completion {
        while (!progress.cancelled()) { }
        throw std::bad_alloc();
    });
    task.cancel();
    bool done = false;
    task.start(QStringLiteral("Reading"), [&done](const Progress&) { return [&done] { done = true; }; });
    QSignalSpy ended(&task, &BackgroundTask::ended);
    ASSERT_TRUE(ended.wait());
    EXPECT_FALSE(outOfResources.wait(50));
    EXPECT_TRUE(done);
}

} // namespace
} // namespace fairshare::gui

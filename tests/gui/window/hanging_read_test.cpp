// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/gui/support/main_window_fixture.h"
#include "widgets/page/bands/loading_band.h"
#include "widgets/page/bands/message_band.h"
#include "widgets/text/wrapped_text.h"

#include <QElapsedTimer>

#include <chrono>
#include <optional>
#include <thread>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace fairshare::gui {
namespace {

constexpr qint64 Noticeable = 100; // milliseconds

/// A pipe that nobody writes to is being opened.
class HangingReadTest : public MainWindowTest {
protected:
    HangingReadTest()
        : m_pipe(m_folder.filePath(QStringLiteral("pipe")))
    {
        open({m_file});
        EXPECT_EQ(::mkfifo(m_pipe.toUtf8().constData(), 0600), 0);
        m_window.files().open({m_pipe});
    }

    /// Ends the reads of the pipe, which would count as running work in later tests.
    void TearDown() override
    {
        ::close(::open(m_pipe.toUtf8().constData(), O_RDWR));
        EXPECT_TRUE(QTest::qWaitFor([] { return BackgroundTask::haveAllEnded(); }));
    }

    LoadingBand& band() { return *m_window.findChild<LoadingBand*>(); }
    bool waitForBand()
    {
        return QTest::qWaitFor([this] { return band().isVisible(); });
    }

    QString m_pipe;
};

TEST_F(HangingReadTest, AnotherFileIsOpenedMeanwhile)
{
    ASSERT_TRUE(waitForBand());
    EXPECT_EQ(band().findChild<WrappedText*>()->sentence(), QStringLiteral("Opening pipe"));
    QElapsedTimer time;
    time.start();
    m_window.files().open({QString::fromStdString(sampleFile("cea_classic"))});
    EXPECT_LT(time.elapsed(), Noticeable);
    settle();
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("cea_classic.fairshare"));
    EXPECT_FALSE(band().isVisible());
}

TEST_F(HangingReadTest, ReloadDoesNotWait)
{
    QElapsedTimer time;
    time.start();
    trigger("reload");
    EXPECT_LT(time.elapsed(), Noticeable);
    settle();
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("site.fairshare"));
}

TEST_F(HangingReadTest, QuittingDoesNotWait)
{
    ASSERT_TRUE(waitForBand());
    QElapsedTimer time;
    time.start();
    EXPECT_TRUE(m_window.close());
    EXPECT_LT(time.elapsed(), Noticeable);
}

TEST_F(HangingReadTest, DeviceIsRefusedAtOnce)
{
    open({QStringLiteral("/dev/zero")});
    EXPECT_EQ(m_window.findChild<MessageBand*>(QStringLiteral("messageBand"))->text(),
        QStringLiteral("/dev/zero: is a device, not a file"));
    EXPECT_EQ(m_window.document().displayName(), QStringLiteral("site.fairshare"));
}

// A read that hangs in the system does not see that it was cancelled.
TEST(BackgroundTask, LetsGoOfWorkThatDoesNotStop)
{
    std::atomic<bool> done = false;
    std::optional<BackgroundTask> task(std::in_place);
    bool completed = false;
    task->start(QStringLiteral("deaf"), [&done, &completed](const Progress& /*progress*/) {
        std::this_thread::sleep_for(std::chrono::milliseconds(800));
        done = true;
        return [&completed] { completed = true; };
    });
    QElapsedTimer time;
    time.start();
    task->start(QStringLiteral("next"), [](const Progress& /*progress*/) { return [] { }; });
    EXPECT_LT(time.elapsed(), Noticeable);
    EXPECT_TRUE(QTest::qWaitFor([&task] { return !task->isRunning(); }));
    task.reset();
    EXPECT_LT(time.elapsed(), 500);
    EXPECT_FALSE(done);
    EXPECT_FALSE(BackgroundTask::haveAllEnded());
    EXPECT_TRUE(QTest::qWaitFor([] { return BackgroundTask::haveAllEnded(); }));
    QApplication::processEvents();
    EXPECT_TRUE(done);
    EXPECT_FALSE(completed);
}

} // namespace
} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/simulator/playback/playback_bar.h"

#include "widgets/controls/menus/menu_button.h"
#include "widgets/simulator/playback/sample_slider.h"

#include <QAbstractButton>
#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

TEST(PlaybackBar, KeepsItsPartsInPlaceWhileTheTimeGrows)
{
    PlaybackClock clock;
    BackgroundTask counting;
    PlaybackBar player(clock, counting);
    player.resize(1400, player.sizeHint().height());
    player.show();
    constexpr std::uint64_t Hours = 12 * 24;
    clock.setTimes({Hours + 1, [](std::uint64_t sample) { return static_cast<Seconds>(sample) * 3600; },
        [](Seconds time) { return static_cast<std::uint64_t>(time / 3600); }, 0});
    const auto placeAt = [&](std::uint64_t sample) {
        clock.goTo(sample);
        QApplication::processEvents();
        return player.scrubber().geometry();
    };
    const QRect first = placeAt(0);
    EXPECT_EQ(placeAt(23), first) << "23:00:00";
    EXPECT_EQ(placeAt(24), first) << "1 d 0:00:00";
    EXPECT_EQ(placeAt(Hours - 1), first) << "11 d 23:00:00";
    EXPECT_EQ(placeAt(Hours), first) << "12 d 0:00:00";
}

TEST(PlaybackBar, KeepsItsWordsApart)
{
    PlaybackClock clock;
    BackgroundTask counting;
    PlaybackBar player(clock, counting);
    player.setOrigin(QStringLiteral("a log with a long name ").repeated(20));
    player.setMoments({0});
    player.resize(100 * player.fontMetrics().height(), player.sizeHint().height());
    player.show();
    QApplication::processEvents();
    const auto* origin = player.findChild<QLabel*>(QStringLiteral("playbackOrigin"));
    const auto* legend = player.findChild<QLabel*>(QStringLiteral("playbackLegend"));
    ASSERT_TRUE(legend->isVisible());
    EXPECT_GE(legend->x() - origin->geometry().right(), player.fontMetrics().height());
}

TEST(PlaybackBar, ExplainsTrianglesWhereTheyAre)
{
    PlaybackClock clock;
    BackgroundTask counting;
    PlaybackBar player(clock, counting);
    clock.setTimes({20, [](std::uint64_t sample) { return static_cast<Seconds>(sample) * 30; },
        [](Seconds time) { return static_cast<std::uint64_t>(time / 30); }, 0});
    player.resize(100 * player.fontMetrics().height(), player.sizeHint().height());
    player.show();
    QApplication::processEvents();
    const auto* legend = player.findChild<QLabel*>(QStringLiteral("playbackLegend"));
    const auto* slider = player.findChild<QWidget*>(QStringLiteral("playbackSlider"));
    EXPECT_FALSE(legend->isVisible());
    EXPECT_EQ(slider->toolTip(), QString());
    player.setMoments({3, 11});
    EXPECT_TRUE(legend->isVisible());
    EXPECT_EQ(legend->text(), QStringLiteral("Triangles: samples where the policies differ most"));
    EXPECT_EQ(slider->toolTip(), QStringLiteral("Triangles: samples where the policies differ most"));
    player.setMoments({});
    EXPECT_FALSE(legend->isVisible());
    EXPECT_EQ(slider->toolTip(), QString());
}

TEST(PlaybackBar, ShowsInItsOwnRoomHowFarTheCountingIs)
{
    PlaybackClock clock;
    BackgroundTask counting;
    PlaybackBar player(clock, counting);
    player.setMoments({0});
    player.resize(100 * player.fontMetrics().height(), player.sizeHint().height());
    player.show();
    QApplication::processEvents();
    const int height = player.sizeHint().height();
    const auto* legend = player.findChild<QLabel*>(QStringLiteral("playbackLegend"));
    const auto* line = player.findChild<QWidget*>(QStringLiteral("countingLine"));
    EXPECT_FALSE(line->isVisible());
    counting.start(QStringLiteral("Counting"), [](const Progress& progress) -> BackgroundTask::Completion {
        while (!progress.cancelled())
            progress.at(0.25);
        return {};
    });
    ASSERT_TRUE(QTest::qWaitFor([line] { return line->isVisible(); }));
    EXPECT_FALSE(legend->isVisible());
    EXPECT_EQ(player.sizeHint().height(), height);
    EXPECT_THAT(line->findChild<QLabel*>(QStringLiteral("countingText"))->text().toStdString(),
        testing::StartsWith("Counting"));
    EXPECT_EQ(line->findChild<QProgressBar*>(QStringLiteral("countingProgress"))->value(), 250);
    line->findChild<QAbstractButton*>(QStringLiteral("countingCancel"))->click();
    EXPECT_FALSE(counting.isRunning());
    EXPECT_FALSE(line->isVisible());
    EXPECT_TRUE(legend->isVisible());
}

TEST(PlaybackBar, LeavesTheSliderRoomInANarrowWindow)
{
    PlaybackClock clock;
    BackgroundTask counting;
    PlaybackBar player(clock, counting);
    clock.setTimes({1'000'000, [](std::uint64_t sample) { return static_cast<Seconds>(sample) * 30; },
        [](Seconds time) { return static_cast<std::uint64_t>(time / 30); }, 0});
    clock.goTo(999'999);
    const int em = player.fontMetrics().height();
    player.resize(44 * em, player.sizeHint().height());
    player.show();
    QApplication::processEvents();
    ASSERT_LT(player.width(), 50 * em);
    EXPECT_GE(player.scrubber().width(), 40 * em);
    player.resize(120 * em, player.sizeHint().height());
    QApplication::processEvents();
    EXPECT_LT(player.scrubber().width(), 90 * em) << "beside the buttons again";
}

// The dock beside the timeline needs the room that these words take.
TEST(PlaybackBar, LeavesWordsOutThatItsPartsDoWithout)
{
    PlaybackClock clock;
    BackgroundTask counting;
    PlaybackBar player(clock, counting);
    const auto* next = player.findChild<QPushButton*>(QStringLiteral("playbackNext"));
    const int em = player.fontMetrics().height();
    player.resize(60 * em, player.sizeHint().height());
    player.show();
    QApplication::processEvents();
    EXPECT_EQ(next->text(), QStringLiteral("Next difference  N"));
    const int least = player.minimumSizeHint().width();
    player.resize(least, player.sizeHint().height());
    QApplication::processEvents();
    EXPECT_EQ(next->text(), QStringLiteral("Next difference"));
    EXPECT_EQ(player.minimumSizeHint().width(), least);
    EXPECT_LT(least, 34 * em);
    EXPECT_LE(next->geometry().right(), player.rect().right());
}

TEST(MenuButton, HasItsArrowBesideItsText)
{
    MenuButton button;
    button.setText(QStringLiteral("5 policies"));
    button.resize(button.sizeHint());
    EXPECT_GE(button.textPlace().width(), button.fontMetrics().horizontalAdvance(button.text()));
    EXPECT_FALSE(button.textPlace().intersects(button.arrowPlace()));
    EXPECT_TRUE(button.rect().contains(button.arrowPlace()));
    EXPECT_FALSE(button.grab().isNull());
}

} // namespace
} // namespace fairshare::gui

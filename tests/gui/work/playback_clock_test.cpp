// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/playback_clock.h"

#include <QSignalSpy>
#include <QTest>

#include <gtest/gtest.h>

namespace fairshare::gui {
namespace {

/// Samples every 30 s.
PlaybackClock::SampleTimes times(std::uint64_t samples)
{
    return {samples, [](std::uint64_t sample) { return static_cast<Seconds>(sample) * 30; },
        [samples](Seconds time) {
            return time < 0 ? 0 : std::min<std::uint64_t>(static_cast<std::uint64_t>(time / 30), samples - 1);
        }};
}

TEST(PlaybackClock, StepsWithinTheSamples)
{
    PlaybackClock clock;
    clock.setTimes(times(10));
    clock.step(-1);
    EXPECT_EQ(clock.sample(), 0U);
    clock.step(3);
    EXPECT_EQ(clock.time(), 90);
    clock.goTo(99);
    EXPECT_EQ(clock.sample(), 9U);
}

TEST(PlaybackClock, StaysAtItsTimeInAnotherRun)
{
    PlaybackClock clock;
    clock.setTimes(times(100));
    clock.goTo(50);
    clock.setTimes(times(20));
    EXPECT_EQ(clock.sample(), 19U);
    clock.setTimes({});
    EXPECT_EQ(clock.samples(), 0U);
    EXPECT_EQ(clock.time(), 0);
}

TEST(PlaybackClock, PlaysToTheEndAndStops)
{
    PlaybackClock clock;
    clock.setTimes(times(40)); // 1170 s, at most two seconds of an hour a second
    clock.setSpeed(2);
    clock.play(true);
    EXPECT_TRUE(clock.isPlaying());
    EXPECT_TRUE(QTest::qWaitFor([&clock] { return !clock.isPlaying(); }, 5000));
    EXPECT_EQ(clock.sample(), 39U);
}

TEST(PlaybackClock, BeginsAnewAtTheEnd)
{
    PlaybackClock clock;
    clock.setTimes(times(40));
    clock.goTo(39);
    clock.play(true);
    EXPECT_EQ(clock.sample(), 0U);
}

TEST(PlaybackClock, KeepsToItsSpeeds)
{
    PlaybackClock clock;
    const QSignalSpy told(&clock, &PlaybackClock::speedChanged);
    clock.setSpeed(-5);
    EXPECT_EQ(clock.speed(), 0U);
    clock.slower();
    EXPECT_EQ(clock.speed(), 0U);
    clock.faster();
    EXPECT_EQ(clock.speed(), 1U);
    EXPECT_EQ(told.count(), 2);
}

} // namespace
} // namespace fairshare::gui

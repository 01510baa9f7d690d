// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/playback_clock.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare::gui {
namespace {

constexpr int FrameMilliseconds = 16;
constexpr std::array<Seconds, 7> Speeds{60, 600, 3600, 21'600, 86'400, 604'800, 2'592'000};
constexpr double LongestFrame = 0.25; ///< seconds; limits the jump of playback after a pause of the program

} // namespace

PlaybackClock::PlaybackClock(QObject* parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(FrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &PlaybackClock::run);
}

std::span<const Seconds> PlaybackClock::speeds()
{
    return Speeds;
}

Seconds PlaybackClock::time() const
{
    return m_times.samples == 0 ? 0 : m_times.timeOf(m_sample);
}

void PlaybackClock::setTimes(SampleTimes times)
{
    const Seconds before = time();
    m_times = std::move(times);
    m_sample = m_times.samples == 0 ? 0 : m_times.sampleAt(before);
    m_running = static_cast<double>(time());
    if (m_times.samples == 0)
        play(false);
    Q_EMIT moved();
}

void PlaybackClock::goTo(std::uint64_t sample)
{
    if (m_times.samples == 0)
        return;
    show(std::min(sample, m_times.samples - 1));
    m_running = static_cast<double>(time());
}

void PlaybackClock::goToTime(Seconds time)
{
    if (m_times.samples > 0)
        goTo(m_times.sampleAt(time));
}

void PlaybackClock::step(std::int64_t samples)
{
    const auto wanted = static_cast<std::int64_t>(m_sample) + samples;
    goTo(static_cast<std::uint64_t>(std::max<std::int64_t>(0, wanted)));
}

void PlaybackClock::play(bool on)
{
    if (on == isPlaying() || (on && m_times.samples == 0))
        return;
    if (on) {
        if (m_sample + 1 >= m_times.samples)
            goTo(0);
        m_running = static_cast<double>(time());
        m_since.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT playingChanged(on);
}

void PlaybackClock::setSpeed(std::ptrdiff_t place)
{
    const auto last = static_cast<std::ptrdiff_t>(Speeds.size()) - 1;
    const auto speed = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last));
    if (std::exchange(m_speed, speed) != speed)
        Q_EMIT speedChanged();
}

void PlaybackClock::run()
{
    const double seconds = std::min(static_cast<double>(m_since.restart()) / 1000, LongestFrame);
    m_running += seconds * static_cast<double>(Speeds.at(m_speed));
    show(m_times.sampleAt(static_cast<Seconds>(m_running)));
    if (m_sample + 1 >= m_times.samples)
        play(false);
}

void PlaybackClock::show(std::uint64_t sample)
{
    if (std::exchange(m_sample, sample) != sample)
        Q_EMIT moved();
}

} // namespace fairshare::gui

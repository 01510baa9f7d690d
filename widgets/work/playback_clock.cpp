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

FilmClock::FilmClock(QObject* parent)
    : QObject(parent)
{
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(FrameMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &FilmClock::run);
}

std::span<const Seconds> FilmClock::speeds()
{
    return Speeds;
}

Seconds FilmClock::time() const
{
    return m_reel.samples == 0 ? 0 : m_reel.timeOf(m_sample);
}

void FilmClock::setReel(Reel reel)
{
    const Seconds before = time();
    m_reel = std::move(reel);
    m_sample = m_reel.samples == 0 ? 0 : m_reel.sampleAt(before);
    m_running = static_cast<double>(time());
    if (m_reel.samples == 0)
        play(false);
    Q_EMIT moved();
}

void FilmClock::goTo(std::uint64_t sample)
{
    if (m_reel.samples == 0)
        return;
    show(std::min(sample, m_reel.samples - 1));
    m_running = static_cast<double>(time());
}

void FilmClock::goToTime(Seconds time)
{
    if (m_reel.samples > 0)
        goTo(m_reel.sampleAt(time));
}

void FilmClock::step(std::int64_t samples)
{
    const auto wanted = static_cast<std::int64_t>(m_sample) + samples;
    goTo(static_cast<std::uint64_t>(std::max<std::int64_t>(0, wanted)));
}

void FilmClock::play(bool on)
{
    if (on == isPlaying() || (on && m_reel.samples == 0))
        return;
    if (on) {
        if (m_sample + 1 >= m_reel.samples)
            goTo(0);
        m_running = static_cast<double>(time());
        m_since.start();
        m_timer.start();
    } else {
        m_timer.stop();
    }
    Q_EMIT playingChanged(on);
}

void FilmClock::setSpeed(std::ptrdiff_t place)
{
    const auto last = static_cast<std::ptrdiff_t>(Speeds.size()) - 1;
    const auto speed = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last));
    if (std::exchange(m_speed, speed) != speed)
        Q_EMIT speedChanged();
}

void FilmClock::run()
{
    const double seconds = std::min(static_cast<double>(m_since.restart()) / 1000, LongestFrame);
    m_running += seconds * static_cast<double>(Speeds.at(m_speed));
    show(m_reel.sampleAt(static_cast<Seconds>(m_running)));
    if (m_sample + 1 >= m_reel.samples)
        play(false);
}

void FilmClock::show(std::uint64_t sample)
{
    if (std::exchange(m_sample, sample) != sample)
        Q_EMIT moved();
}

} // namespace fairshare::gui

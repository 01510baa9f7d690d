// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/workload.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace fairshare::gui {

/// Which sample of a film is looked at, and how fast the film runs.
class FilmClock : public QObject {
    Q_OBJECT

public:
    /// What the clock knows of a film.
    struct Reel {
        std::uint64_t samples = 0;
        std::function<Seconds(std::uint64_t)> timeOf; ///< of a sample
        std::function<std::uint64_t(Seconds)> sampleAt; ///< the last one up to a time
        Seconds zero = 0; ///< the time that is shown as 0
    };

    explicit FilmClock(QObject* parent = nullptr);

    /// Stays at the time where it is as far as the new film has it.
    void setReel(Reel reel);
    std::uint64_t samples() const { return m_reel.samples; }
    /// From 0; 0 without any.
    std::uint64_t sample() const { return m_sample; }
    Seconds time() const;
    /// That of the last sample, as it is shown; 0 without any.
    Seconds lastShownTime() const
    {
        return m_reel.samples == 0 ? 0 : m_reel.timeOf(m_reel.samples - 1) - m_reel.zero;
    }
    Seconds shownTime() const { return time() - (m_reel.samples == 0 ? 0 : m_reel.zero); }

    void goTo(std::uint64_t sample);
    void goToTime(Seconds time);
    void step(std::int64_t samples);
    bool isPlaying() const { return m_timer.isActive(); }
    /// From the begin where the film is at its end.
    void play(bool on);

    /// Simulated seconds in one second, slowest first.
    static std::span<const Seconds> speeds();
    std::size_t speed() const { return m_speed; }
    /// @param place among `speeds`; the nearest there is
    void setSpeed(std::ptrdiff_t place);
    void faster() { setSpeed(static_cast<std::ptrdiff_t>(m_speed) + 1); }
    void slower() { setSpeed(static_cast<std::ptrdiff_t>(m_speed) - 1); }

Q_SIGNALS:
    /// Another sample, or another film.
    void moved();
    void playingChanged(bool playing);
    void speedChanged();

private:
    void run();
    void show(std::uint64_t sample);

    static constexpr std::size_t UsualSpeed = 1; ///< among the speeds

    Reel m_reel;
    std::uint64_t m_sample = 0;
    double m_running = 0; ///< simulated time while it plays
    std::size_t m_speed = UsualSpeed;
    QElapsedTimer m_since;
    QTimer m_timer;
};

} // namespace fairshare::gui

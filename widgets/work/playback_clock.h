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

/// The current sample, and the speed of playback.
class PlaybackClock : public QObject {
    Q_OBJECT

public:
    /// What the clock needs to know about the samples.
    struct SampleTimes {
        std::uint64_t samples = 0;
        std::function<Seconds(std::uint64_t)> timeOf; ///< time of a sample
        std::function<std::uint64_t(Seconds)> sampleAt; ///< the last sample up to a time
        Seconds zero = 0; ///< time that is displayed as 0
    };

    explicit PlaybackClock(QObject* parent = nullptr);

    /// Sets new samples and keeps the current time as far as they cover it.
    void setTimes(SampleTimes times);
    std::uint64_t samples() const { return m_times.samples; }
    /// Index of the current sample, from 0; 0 if there are none.
    std::uint64_t sample() const { return m_sample; }
    Seconds time() const;
    /// Returns the displayed time of the last sample; 0 if there are none.
    Seconds lastShownTime() const
    {
        return m_times.samples == 0 ? 0 : m_times.timeOf(m_times.samples - 1) - m_times.zero;
    }
    Seconds shownTime() const { return time() - (m_times.samples == 0 ? 0 : m_times.zero); }

    void goTo(std::uint64_t sample);
    void goToTime(Seconds time);
    void step(std::int64_t samples);
    bool isPlaying() const { return m_timer.isActive(); }
    /// Starts or stops playback; at the end, starts from the beginning.
    void play(bool on);

    /// Returns the simulated seconds per second, slowest first.
    static std::span<const Seconds> speeds();
    std::size_t speed() const { return m_speed; }
    /// @param place index in `speeds`; clamped to the valid range
    void setSpeed(std::ptrdiff_t place);
    void faster() { setSpeed(static_cast<std::ptrdiff_t>(m_speed) + 1); }
    void slower() { setSpeed(static_cast<std::ptrdiff_t>(m_speed) - 1); }

Q_SIGNALS:
    /// The current sample or the set of samples changed.
    void moved();
    void playingChanged(bool playing);
    void speedChanged();

private:
    void run();
    void show(std::uint64_t sample);

    static constexpr std::size_t UsualSpeed = 1; ///< index in `speeds`

    SampleTimes m_times;
    std::uint64_t m_sample = 0;
    double m_running = 0; ///< simulated time during playback
    std::size_t m_speed = UsualSpeed;
    QElapsedTimer m_since;
    QTimer m_timer;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace fairshare::gui {

/// A span of time to the second: "1:08:22", from a day on "41 d 7:12:30".
QString clockText(std::int64_t seconds);

/// The longest of all spans up to this one, for a place that shows any of them: "8 d 23:59:59" for 8 d
/// 1:00:00.
QString longestClockText(std::int64_t seconds);

/// The same as ticks of an axis have it. @param step between ticks, in seconds, above 0
QString tickText(std::int64_t seconds, std::int64_t step);

/// What is counted in such ticks: "h:min".
QString tickUnit(std::int64_t step);

/// The smallest round span of time that is at least this long, in seconds.
std::int64_t roundSpan(double seconds);

/// A speed in simulated time: "10 min/s".
QString speedText(std::int64_t secondsInOne);

/// A span that was chosen: "60 s", "20 min", "2 h".
QString spanText(std::int64_t seconds);
/// Seconds of "90", "60 s", "20 min", "2 h" or "3 d"; nothing for what is no span of time.
std::optional<std::int64_t> typedSpan(const QString& text);

} // namespace fairshare::gui

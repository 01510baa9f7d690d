// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace fairshare::gui {

/// Formats a time span to the second: "1:08:22", or "41 d 7:12:30" from one day on.
QString clockText(std::int64_t seconds);

/// Returns the longest text of any span up to this one, to reserve room: "8 d 23:59:59" for 8 d 1:00:00.
QString longestClockText(std::int64_t seconds);

/// Formats a time span as a tick of an axis.
/// @param step between ticks, in seconds, above 0
QString tickText(std::int64_t seconds, std::int64_t step);

/// Returns the unit of such ticks: "h:min".
QString tickUnit(std::int64_t step);

/// Returns the smallest round time span that is at least this long, in seconds.
std::int64_t roundSpan(double seconds);

/// Formats a speed in simulated time: "10 min/s".
QString speedText(std::int64_t secondsInOne);

/// Formats a time span that the user chose: "60 s", "20 min", "2 h".
QString spanText(std::int64_t seconds);
/// Parses "90", "60 s", "20 min", "1.5 h" or "3 d" into seconds; nothing for text that is not a time span of
/// whole seconds.
std::optional<std::int64_t> typedSpan(const QString& text);

} // namespace fairshare::gui

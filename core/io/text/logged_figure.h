// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace fairshare {

/// Largest absolute value of a number in a job log. A double represents all whole numbers up to it exactly.
inline constexpr std::int64_t MostLogged = 1'000'000'000'000'000;
/// Most processors or nodes of a job; the simulation counts them in 32 bits.
inline constexpr std::int64_t MostLoggedProcs = std::numeric_limits<std::int32_t>::max();

/// Rounds a time of a log to whole seconds, half up.
std::int64_t roundedSeconds(double seconds);

/// Rounds a run time. A job that ran for less than a second counts as one second.
std::int64_t roundedRun(double seconds);

/// Returns true for `[-]digits` of any length.
bool spellsWhole(std::string_view word);

/// Returns the message `run is '99999999999999999', which is too large; expected at most …`, or the one for
/// too small, by the sign.
/// @param name name of the value in its file
/// @param most largest allowed value
std::string beyondMostLogged(std::string_view name, std::string_view word, std::int64_t most = MostLogged);

} // namespace fairshare

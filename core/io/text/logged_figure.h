// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace fairshare {

/// Of a figure of a log, on either side of 0; doubles hold all of them without loss.
inline constexpr std::int64_t MostLogged = 1'000'000'000'000'000;
/// Processors, or nodes, of a job: what is simulated counts them in 32 bits.
inline constexpr std::int64_t MostLoggedProcs = std::numeric_limits<std::int32_t>::max();

/// `[-]digits`, however many.
bool spellsWhole(std::string_view word);

/// `run is '99999999999999999', which is too large; expected at most …`, by the sign.
/// @param name of the figure, as its file has it
/// @param most that it may be
std::string beyondMostLogged(std::string_view name, std::string_view word, std::int64_t most = MostLogged);

} // namespace fairshare

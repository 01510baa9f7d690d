// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace fairshare {

/// Units of time of the charts.
inline constexpr double SecondsPerHour = 3600;
inline constexpr std::uint32_t SecondsPerDay = 86400;

} // namespace fairshare

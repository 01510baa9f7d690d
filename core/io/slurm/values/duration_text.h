// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fairshare {

/// Reads a time as written in Slurm's configuration and returns seconds: `minutes`, `minutes:seconds`,
/// `hours:minutes:seconds`, `days-hours`, `days-hours:minutes` or `days-hours:minutes:seconds`. Returns
/// nothing for any other text and above 2^32 minutes.
std::optional<std::uint64_t> parseDuration(std::string_view text);

/// Reads a time limit and returns minutes, rounded up. `UNLIMITED` and `INFINITE`, in capital or small
/// letters, are LargestWord. Returns nothing for any other text and above 2^32 minutes.
std::optional<std::uint32_t> parseTimeLimit(std::string_view text);

} // namespace fairshare

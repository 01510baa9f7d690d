// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace fairshare {

/// Converts `100M`, `1.50G` or `2048` (already megabytes) to megabytes. Returns nothing for any other text.
std::optional<std::uint64_t> parseMegabytes(std::string_view text);

/// Most TRES of one job.
inline constexpr std::size_t MostTresOfJob = 256;

/// Reads amounts such as `cpu=8,mem=800M,node=1,gres/gpu=2`. Amounts are in base units, names in lower case.
/// An empty text, `(null)` and `N/A` mean that there are none. Returns nothing for any other text.
std::optional<TresAmounts> parseTresAmounts(std::string_view text);

/// Sets the amount of one TRES.
void setAmount(TresAmounts& amounts, std::string_view name, std::uint64_t amount);

/// Returns the amount of one TRES, if it is present.
std::optional<std::uint64_t> amountOf(const TresAmounts& amounts, std::string_view name);

} // namespace fairshare

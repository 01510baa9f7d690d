// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/job.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace fairshare {

/// Megabytes of `100M`, `1.50G` or `2048`, which is megabytes already. Nothing for anything else.
std::optional<std::uint64_t> parseMegabytes(std::string_view text);

/// TRES of one job that are read.
inline constexpr std::size_t MostTresOfJob = 256;

/// `cpu=8,mem=800M,node=1,gres/gpu=2`: amounts in base units, names in lower case. An empty text, `(null)`
/// and `N/A` are no amounts. Nothing for anything else.
std::optional<TresAmounts> parseTresAmounts(std::string_view text);

/// Sets the amount of one TRES.
void setAmount(TresAmounts& amounts, std::string_view name, std::uint64_t amount);

/// The amount of one TRES; nothing where it is not among them.
std::optional<std::uint64_t> amountOf(const TresAmounts& amounts, std::string_view name);

} // namespace fairshare

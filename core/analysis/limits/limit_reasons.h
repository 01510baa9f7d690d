// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace fairshare {

/// Limits of one job.
enum class JobLimitKind : std::uint8_t { Tres, TresPerNode, TresMinutes, LeastTres, WallTime };

enum class LimitOwner : std::uint8_t { Qos, Association };

/// Returns the reason that Slurm gives for a pending job above a limit, such as `AssocMaxCpuPerJobLimit`;
/// "" for TRES that have no reason of their own.
std::string limitReason(LimitOwner owner, JobLimitKind kind, std::string_view tres);

} // namespace fairshare

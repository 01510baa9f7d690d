// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// Changes a seed where the drawn order must differ from what else is drawn from the seed.
inline constexpr std::uint64_t OrderSeed = 0xE0;

/// Places 0 to `places` - 1 in a drawn order, and again in other orders until there are `count`.
std::vector<std::size_t> drawnOrder(std::size_t places, std::size_t count, SplitMix64& generator);

/// Submits the jobs one after the other with exponential gaps, the first at second 0, so that they would keep
/// this part of the machine busy. @param load 0 or more; 0 leaves them all at second 0
/// Errors: OutOfRange for a load so small that a job would be submitted later than a log may tell.
Result<Workload> spreadArrivals(Workload workload, double load, SplitMix64& generator);

/// A time between the bounds, every factor as often as any other.
double logUniform(double least, double most, SplitMix64& generator);

} // namespace fairshare

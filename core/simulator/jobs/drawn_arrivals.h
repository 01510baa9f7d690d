// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/random.h"
#include "core/base/result.h"
#include "core/simulator/jobs/workload.h"

#include <cstdint>
#include <vector>

namespace fairshare {

/// Changes a seed so that the random order does not depend on other numbers drawn from the same seed.
inline constexpr std::uint64_t OrderSeed = 0xE0;

/// Returns the indices 0 to `places` - 1 in random order, repeated in new orders up to `count` indices.
std::vector<std::size_t> drawnOrder(std::size_t places, std::size_t count, SplitMix64& generator);

/// Submits the jobs one after another with exponential gaps, starting at second 0, so that they would keep
/// this part of the machine busy. @param load 0 or more; 0 leaves all jobs at second 0
/// Errors: OutOfRange for a load so small that a job would be submitted after LatestSubmit.
Result<Workload> spreadArrivals(Workload workload, double load, SplitMix64& generator);

/// Returns a log-uniform random number between the bounds.
double logUniform(double least, double most, SplitMix64& generator);

} // namespace fairshare

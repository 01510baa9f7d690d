// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_samples_reader.h"

#include <span>

namespace fairshare {

/// Range of start times of a period in a recording; both limits are equal if the start is known to the
/// second.
struct StartRange {
    Seconds first = 0;
    Seconds last = 0;

    bool isKnown() const { return first == last; }
};

/// Narrows the start times with recorded values that depend on elapsed time. LIFO is the elapsed time as a
/// fraction of the longest at that moment, FIFO is 1 minus that fraction, and PAP is the same fraction for
/// node time. Two samples of two jobs determine both start times, so no start time has to be known in
/// advance.
/// @param starts by run of the samples; a run whose values contradict the others keeps its range
/// @return false if the values are not such fractions, for example with min-max scaling or protected jobs; no
/// start time is narrowed then
bool narrowStarts(const SeenSamples& samples, std::span<StartRange> starts);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_samples_reader.h"

#include <span>

namespace fairshare {

/// When a stretch of a recording began; both ends alike where that is known to the second.
struct StartRange {
    Seconds first = 0;
    Seconds last = 0;

    bool isKnown() const { return first == last; }
};

/// Narrows when stretches began by the recorded values that tell how long jobs had run: LIFO is the elapsed
/// time as a part of the longest of the moment, FIFO is 1 less that, and PAP the same of node time. Two
/// samples of two jobs tell both starts, so a single known one is not needed.
/// @param starts by the runs of the samples; a stretch whose values contradict the others keeps its range
/// @return false where the values are no such parts, as those between least and most or of protected jobs;
/// nothing is narrowed then
bool narrowStarts(const SeenSamples& samples, std::span<StartRange> starts);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recorded_samples_reader.h"

#include <string_view>
#include <vector>

namespace fairshare {

/// How recorded values differ from those that are shown, which follow from the jobs and their nodes.
struct ValueDifferences {
    std::uint64_t compared = 0;
    std::uint64_t count = 0; ///< that differ by more than the last of 6 decimals
    std::size_t first = 0; ///< place of the first of these in the recorded values
    double computed = 0; ///< instead of that one
};

/// @param isStartKnown by job; samples with others are passed over, but for values that are drawn
ValueDifferences valueDifferences(
    const Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown);

/// Where a recorded value stands in the rows that it was read from. @param place in the recorded values
SourcePosition positionOfValue(std::string_view text, const RecordedValues& values, std::size_t place);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recording_assembly.h"

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

/// Tells of columns that no policy has, and of values that do not follow from the jobs and their nodes.
/// @param parts that the recording was put together of @param isStartKnown as for valueDifferences
void remarkValues(const RecordingParts& parts, const std::vector<bool>& isStartKnown, Recording& recording);

} // namespace fairshare

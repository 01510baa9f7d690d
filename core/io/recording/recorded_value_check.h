// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recording_assembly.h"

#include <vector>

namespace fairshare {

/// Differences between recorded values and the displayed values, which are computed from the jobs and their
/// nodes.
struct ValueDifferences {
    std::uint64_t compared = 0;
    std::uint64_t count = 0; ///< values that differ by more than the last of 6 decimals
    std::size_t first = 0; ///< index of the first difference in the recorded values
    double computed = 0; ///< displayed value at `first`
};

/// Compares the recorded values with the displayed values.
/// @param isStartKnown by job; samples with other jobs are skipped, except for values that are drawn at
/// random
ValueDifferences valueDifferences(
    const Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown);

/// Adds remarks about columns of unknown policies and about values that do not follow from the jobs and their
/// nodes.
/// @param parts parts that the recording was assembled from
/// @param isStartKnown as for valueDifferences
void remarkValues(const RecordingParts& parts, const std::vector<bool>& isStartKnown, Recording& recording);

} // namespace fairshare

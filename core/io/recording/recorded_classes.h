// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_samples_reader.h"

namespace fairshare {

/// The classes that recorded values of PAP and PAP+ tell: at a moment the ratio of both is that of the
/// coefficients of the jobs, of which three digits are known. Jobs of another coefficient than the least get
/// a queue that is named after it, and that a class, where values follow better from the jobs then.
/// @param recording whose jobs tell no queues @param isStartKnown by job, as for valueDifferences
/// @return the names of the queues, by falling coefficient; empty where nothing was taken
std::vector<std::string> takeRecordedClasses(
    Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown);

} // namespace fairshare

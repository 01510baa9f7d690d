// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_samples_reader.h"

namespace fairshare {

/// Derives preemption classes from recorded values of PAP and PAP+. At any moment, the ratios of the two
/// values are proportional to the coefficients of the jobs. Coefficients are known to three digits. Jobs with
/// a coefficient above the smallest get a queue named after it, and that queue becomes a class. The classes
/// are kept only if fewer values then differ from those computed from the jobs.
/// @param recording recording whose jobs have no queues
/// @param isStartKnown by job, as for valueDifferences
/// @return the names of the queues, by descending coefficient; empty if no classes were added
std::vector<std::string> takeRecordedClasses(
    Recording& recording, const RecordedValues& values, const std::vector<bool>& isStartKnown);

} // namespace fairshare

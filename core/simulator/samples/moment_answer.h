// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/samples/sampled_run.h"
#include "core/simulator/samples/score_course.h"

#include <string>

namespace fairshare {

/// Returns "At 1:08:22, freeing 10 of 20 nodes loses 4.2 node-h under PAP and PAP+, 5.6 under LIFO and 10.1
/// under FIFO; PAP+ has lost as much as PAP so far." If all lose the same: "… loses 4.2 node-h under every
/// policy." @param course null while it is not computed; the part about losses so far is then omitted
std::string momentAnswer(const SampledRun& sampled, const Moment& moment, const SampleSettings& settings,
    const ScoreCourse* course);

} // namespace fairshare

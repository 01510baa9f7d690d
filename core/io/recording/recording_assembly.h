// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_jobs_reader.h"
#include "core/io/recording/recorded_samples_reader.h"
#include "core/simulator/jobs/node_absence.h"

namespace fairshare {

/// What the files of a recording told together.
struct RecordingParts {
    SeenSamples samples;
    const RecordedJobTable* jobs = nullptr; ///< null: samples alone
    std::string name; ///< of the recording
    std::string_view rows{}; ///< that recorded values were read from
    Seconds epoch = 0;
    Seconds interval = 0; ///< 0 = as the samples tell
    PreemptionSection preemption{};
    std::vector<NodeAbsence> absences{}; ///< by their beginnings and nodes
};

/// The run from its parts. Samples tell who holds what; `jobs.csv` tells the seconds between two samples,
/// jobs that ran between two of them, and when a job ends behind the last one. Errors: BadInput where no job
/// holds a node; likewise, with the line in `jobs.csv`, where two hold one at once, or one held others in
/// samples.
Result<Recording> assembleRecording(RecordingParts parts);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/recording/recorded_jobs_reader.h"
#include "core/io/recording/recorded_samples_reader.h"
#include "core/simulator/jobs/node_absence.h"

namespace fairshare {

/// Combined contents of the files of a recording.
struct RecordingParts {
    SeenSamples samples;
    const RecordedJobTable* jobs = nullptr; ///< null: samples only
    std::string name; ///< name of the recording
    std::string_view rows{}; ///< text that recorded values were read from
    Seconds epoch = 0;
    Seconds interval = 0; ///< 0 = derived from the samples
    PreemptionSection preemption{};
    std::vector<NodeAbsence> absences{}; ///< ordered by start and node
};

/// Assembles a run from its parts. Samples determine which job holds which nodes. `jobs.csv` adds exact times
/// between two samples, jobs that ran between two samples, and the end of jobs that were still running at the
/// last sample. Errors: BadInput if no job holds a node; BadInput with the line in `jobs.csv` if two jobs
/// hold a node at the same time, or if the nodes of a job differ from the samples.
Result<Recording> assembleRecording(RecordingParts parts);

} // namespace fairshare

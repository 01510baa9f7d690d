// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/peregrine_workload.h"
#include "core/simulator/samples/preemption_study.h"

#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// A conclusion of the published study beside what the made-up workload gives.
struct StudiedFigure {
    std::string quantity;
    std::string published; ///< "" where the slides give no number
    double found = 0;
    std::string unit; ///< "node-hours", "%", "times"
    std::string expected{}; ///< the range within which it counts as reproduced; "" where nothing is published
    std::optional<bool> isReproduced{}; ///< nothing where nothing is published
};

struct PeregrineStudy {
    PreemptionSettings settings;
    PreemptionOutcome bigmem; ///< with the queue bigmem as the class that is worth ten times as much
    PreemptionOutcome gaussian; ///< likewise with the application gaussian
    PreemptionSettings largeSettings; ///< LIFO and PAP, of which the slides tell on a larger cluster
    PreemptionOutcome large; ///< on 200 nodes, of which 100 are wanted
    std::vector<StudiedFigure> figures;
};

/// Repeats the study of Duplyakin (2017) on a backlog of 20 nodes, of which 10 are wanted, and what it says
/// of ten times as many with the same jobs. Errors: Cancelled.
Result<PeregrineStudy> studyPeregrine(std::uint64_t seed, const Progress& progress = {});

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/jobs/peregrine_workload.h"
#include "core/simulator/samples/preemption_study.h"

#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// A conclusion of the published study, with the result for the synthetic workload.
struct StudiedFigure {
    std::string quantity;
    std::string published; ///< "" if the slides give no number
    double found = 0;
    std::string unit; ///< "node-hours", "%", "times"
    std::string expected{}; ///< range that counts as reproduced; "" if nothing is published
    std::optional<bool> isReproduced{}; ///< nothing if nothing is published
};

struct PeregrineStudy {
    PreemptionSettings settings;
    PreemptionOutcome bigmem; ///< with the queue bigmem as a class with coefficient 10
    PreemptionOutcome gaussian; ///< likewise, with the application gaussian
    PreemptionSettings largeSettings; ///< LIFO and PAP, which the slides compare on a larger cluster
    PreemptionOutcome large; ///< on 200 nodes, 100 of them wanted
    std::vector<StudiedFigure> figures;
};

/// Repeats the study of Duplyakin (2017) on a backlog with 20 nodes, 10 of them wanted. Also repeats its
/// comparison on ten times as many nodes with the same jobs. Errors: Cancelled.
Result<PeregrineStudy> studyPeregrine(std::uint64_t seed, const Progress& progress = {});

} // namespace fairshare

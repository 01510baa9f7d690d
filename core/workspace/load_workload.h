// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/job_log/workload_import.h"
#include "core/simulator/section/simulation_section.h"

#include <string>

namespace fairshare {

class ShareTree;

/// What the workload of a scenario is found by.
struct WorkloadPlace {
    std::string folder{}; ///< of the scenario's file; "" for the working folder
    const ShareTree* tree = nullptr; ///< whose users submit made-up jobs; null for invented ones
};

/// The path of a file that a scenario names: as it stands where it is absolute, else below the scenario's
/// folder.
std::string pathBeside(const std::string& path, const std::string& folder);

/// What keeps a file from being read, as one about the value that names it where that has a place in the
/// scenario; else about the file.
Error aboutNamed(const ValuePlace& place, const std::string& path, Error error);

/// The jobs that a scenario refers to: of the log, with its digest, or of the generator on a machine as
/// `cleaning` has it, of 20 nodes where it tells none. A log other than the one that was simulated is told by
/// a remark `other_log`, names that a map of names leaves out by `unmapped_names`, and a speed for a log that
/// tells no work by `idle_speed`. Errors: BadInput for a
/// reference to nothing or to a folder; those of importWorkload, readAccountMapFile and generateWorkload.
/// What keeps a file from being read is told where the scenario names it, if it does.
Result<WorkloadImport> loadWorkload(const WorkloadReference& reference, const WorkloadPlace& place,
    const CleaningSettings& cleaning, const Progress& progress = {});

} // namespace fairshare

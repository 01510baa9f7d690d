// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulation/convergence_study.h"
#include "core/workspace/workload.h"

#include <functional>
#include <string>

namespace fairshare {

struct Scenario;

/// Replays the jobs of a scenario's simulation under all algorithms and in submission order. Jobs are charged
/// as the section specifies, else to the users of the tree if it has any. Otherwise they are charged to
/// accounts with equal shares, or to users with equal shares if no job has an account. If the section names
/// no jobs, users of the tree saturate a machine. If it names a recording, its jobs are replayed.
/// @param folder of the scenario file, "" for the working directory
/// @param tell called before the replay with the import of the log or recording, to report its remarks
/// Errors: those of loadWorkload, readRecording and studyConvergence; BadInput for a recording without all
/// jobs as submitted, and for simulations with node removals.
Result<ConvergenceStudy> convergenceOf(const Scenario& scenario, const std::string& folder,
    const Progress& progress = {}, const std::function<void(WorkloadImport&)>& tell = {});

/// Returns whether convergenceOf gives the same result for both scenarios in the same folder.
bool studiedAlike(const Scenario& a, const Scenario& b);

} // namespace fairshare

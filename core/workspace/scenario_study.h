// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulation/convergence_study.h"
#include "core/workspace/load_workload.h"

#include <functional>
#include <string>

namespace fairshare {

struct Scenario;

/// Replays the jobs of a scenario's simulation under all algorithms and in the order of submission. Jobs are
/// charged as the section says, else to the users of the tree if it has any, else to accounts with equal
/// shares, or to users with equal shares where no job tells its account. Where the section names no jobs,
/// users of the tree saturate a machine; where it names a recording, its jobs are replayed.
/// @param folder of the scenario's file, "" for the working folder
/// @param tell of the jobs before they are replayed, what became of the rows of their log, or the remarks on
/// their recording
/// Errors: those of loadWorkload, readRecording and studyConvergence; BadInput for a recording that does not
/// tell all jobs as they were submitted.
Result<ConvergenceStudy> convergenceOf(const Scenario& scenario, const std::string& folder,
    const Progress& progress = {}, const std::function<void(WorkloadImport&)>& tell = {});

/// Whether convergenceOf gives the same for both in one folder.
bool studiedAlike(const Scenario& a, const Scenario& b);

} // namespace fairshare

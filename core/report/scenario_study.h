// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/convergence_study.h"
#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/scenario.h"

#include <string>

namespace fairshare {

/// Replays the jobs of a scenario's simulation under all algorithms and in the order of submission. Jobs are
/// charged as the section says, else to the users of the tree if it has any, else to accounts with equal
/// shares. Where the section names no jobs, users of the tree saturate a machine.
/// @param folder of the scenario's file, "" for the working folder
/// Errors: those of loadWorkload and studyConvergence.
Result<ConvergenceStudy> convergenceOf(
    const Scenario& scenario, const std::string& folder, const Progress& progress = {});

/// Whether convergenceOf gives the same for both in one folder.
bool studiedAlike(const Scenario& a, const Scenario& b);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/simulator/simulated_run.h"

#include <QString>

#include <memory>

namespace fairshare::gui {

/// Runs the jobs of a scenario's simulation, anywhere. @param path of the scenario's file, beside which its
/// log is looked for; "" where it has none
/// Errors: those of the log's format or of the generator and of simulate; BadInput where jobs share nodes,
/// since films are of whole nodes; Cancelled.
Result<std::shared_ptr<const SimulatedRun>> runOf(
    const Scenario& scenario, const QString& path, const Progress& progress);

/// Runs them and writes a recording, which appears when it is complete. @param target directory that is
/// made; a recording that is there is replaced
/// Errors: those of runOf and writeRecording.
Result<void> recordRun(
    const Scenario& scenario, const QString& path, const QString& target, const Progress& progress);

} // namespace fairshare::gui

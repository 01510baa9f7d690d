// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QString>

namespace fairshare {
struct Scenario;
} // namespace fairshare

namespace fairshare::gui {

/// Runs the jobs of a scenario's simulation and writes a recording, which appears when it is complete.
/// @param path of the scenario's file, beside which its log is looked for; "" where it has none
/// @param target directory that is made; a recording that is there is replaced
/// Errors: those of loadWorkload, simulate and writeRecording.
Result<void> recordRun(
    const Scenario& scenario, const QString& path, const QString& target, const Progress& progress);

} // namespace fairshare::gui

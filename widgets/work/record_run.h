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

/// Simulates the jobs of a scenario and writes a recording, which appears once it is complete.
/// @param path path of the scenario file, next to which its log is searched; "" for none
/// @param target directory to create; an existing recording is replaced
/// Errors: those of loadWorkload, simulate and writeRecording.
Result<void> recordRun(
    const Scenario& scenario, const QString& path, const QString& target, const Progress& progress);

} // namespace fairshare::gui

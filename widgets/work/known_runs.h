// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QString>

#include <memory>
#include <vector>

namespace fairshare {
struct ConvergenceStudy;
struct Scenario;
struct ScenarioRun;
struct SimulatedRun;
} // namespace fairshare

namespace fairshare::gui {

using RunPtr = std::shared_ptr<const SimulatedRun>;
using StudyPtr = std::shared_ptr<const ConvergenceStudy>;

/// What was simulated lately, so that several views of a scenario need one run. Threads share it, and a copy
/// knows the same. Paths are those of the scenarios' files, beside which their logs are; "" for none.
class KnownRuns {
public:
    KnownRuns();

    /// The run, simulated or read where it is not known. Errors: those of fairshare::runOf.
    Result<ScenarioRun> runOf(const Scenario& scenario, const QString& path, const Progress& progress) const;
    /// Likewise the replays under all algorithms. Errors: those of convergenceOf.
    Result<StudyPtr> studyOf(const Scenario& scenario, const QString& path, const Progress& progress) const;
    /// Whether runOf needs no simulation.
    bool knows(const Scenario& scenario, const QString& path) const;
    void keep(const Scenario& scenario, const QString& path, ScenarioRun run) const;
    /// For files that may have changed.
    void forget() const;

private:
    struct Memory;

    std::shared_ptr<Memory> m_memory;
};

} // namespace fairshare::gui

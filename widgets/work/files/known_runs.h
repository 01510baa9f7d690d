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

/// Cache of recent simulation runs, so several views of a scenario share one run. Thread-safe; copies share
/// the cache. Paths are those of the scenario files, next to which their logs are located; "" for none.
class KnownRuns {
public:
    KnownRuns();

    /// Returns the run; simulates or reads it if it is not cached. Errors: those of fairshare::runOf.
    Result<ScenarioRun> runOf(const Scenario& scenario, const QString& path, const Progress& progress) const;
    /// Returns the replays under all algorithms in the same way. Errors: those of convergenceOf.
    Result<StudyPtr> studyOf(const Scenario& scenario, const QString& path, const Progress& progress) const;
    /// True if runOf needs no simulation.
    bool knows(const Scenario& scenario, const QString& path) const;
    void keep(const Scenario& scenario, const QString& path, ScenarioRun run) const;
    /// Clears the cache because files may have changed.
    void forget() const;

private:
    struct Memory;

    std::shared_ptr<Memory> m_memory;
};

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/unsaved_file.h"

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/simulated_run.h"
#include "core/workspace/scenario_files.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace fairshare::gui {

/// Unsaved work on what was read.
struct UnsavedWork {
    Scenario scenario;
    Document::Rows earlier; ///< see Document::restore
};

/// A scenario from files, with remarks for the user.
struct OpenedFiles {
    LoadedScenario loaded;
    QString path; ///< the file to save to; "" for samples and combinations
    QStringList remarks; ///< what was repaired or not matched, one sentence each
    QStringList sources{}; ///< what to read again; empty for what was not read from files
    FileStamp stamp{}; ///< of `path`, before it was read
    bool stored = true; ///< false when it is in no file as a whole, and would be lost
    QString name{}; ///< where it came from, when it has no path; "" for the scenario's title
    std::optional<UnsavedWork> work{}; ///< to be put on top
    std::shared_ptr<UnsavedFile> unsaved{}; ///< what it was restored from; null for none
    std::shared_ptr<const SimulatedRun> run{}; ///< of a recording; null for none
};

/// Opens files as core/workspace/open_files.h does. A path that starts with ":/" is a bundled sample. Errors:
/// those of fairshare::openFiles, with what the window can do about them.
Result<OpenedFiles> openFiles(const QStringList& paths, const Progress& progress);

/// Opens what is compared with `opened`. Shares or usage that the file does not state are those of `opened`,
/// so that they compare as equal; the remarks are about these alone. Errors: those of openFiles.
Result<OpenedFiles> openBaseline(const QString& path, const Scenario& opened, const Progress& progress);

/// `scenario` with what a file without a tree adds: usage, priority settings, jobs, partitions or QOS.
/// Errors: those of importFile, addUsage and withJobs.
Result<OpenedFiles> openAddition(const Scenario& scenario, const QString& path, const Progress& progress);

} // namespace fairshare::gui

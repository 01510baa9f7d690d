// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"
#include "widgets/document/file_watch.h"
#include "widgets/document/unsaved_file.h"

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/simulator/engine/simulated_run.h"
#include "core/workspace/loaded_scenario.h"
#include "core/workspace/opened_files.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace fairshare::gui {

/// Unsaved work on top of what was read.
struct UnsavedWork {
    Scenario scenario;
    Document::Rows earlier; ///< see Document::restore
};

/// A scenario from files, with remarks for the user.
struct OpenedFiles {
    LoadedScenario loaded;
    QString path; ///< the file to save to; "" for samples and combinations
    QStringList remarks; ///< repairs and mismatches, one sentence each
    QStringList sources{}; ///< files to read again; empty if it was not read from files
    FileStamp stamp{}; ///< stamp of `path` before it was read
    bool stored = true; ///< false if no file contains the whole scenario, so it would be lost
    QString name{}; ///< origin if there is no path; "" for the scenario's title
    std::optional<UnsavedWork> work{}; ///< work to apply on top
    std::shared_ptr<UnsavedFile> unsaved{}; ///< the file it was restored from; null for none
    std::shared_ptr<const SimulatedRun> run{}; ///< run of a recording; null for none
};

/// Returns what the window can do with a file without a tree; it follows the error message.
std::string windowAdvice(const Import& import);

/// Opens files like core/workspace/opened_files.h. A path that starts with ":/" is a bundled sample. Errors:
/// those of fairshare::openFiles.
/// @param advice remedies for a file without a tree
Result<OpenedFiles> openFiles(
    const QStringList& paths, const Progress& progress, const Advice& advice = windowAdvice);

/// Opens a file to compare with `opened`. Shares or usage that it does not state are taken from `opened`, so
/// they compare as equal. The remarks are only about these. Errors: those of openFiles.
Result<OpenedFiles> openBaseline(const QString& path, const Scenario& opened, const Progress& progress,
    const Advice& advice = windowAdvice);

/// A scenario and its stored states with the data of further files.
struct ExtendedScenario {
    OpenedFiles files; ///< `loaded` holds the scenario
    std::vector<Scenario> stored;
};

/// Adds data from files without a tree: usage, priority settings, jobs, partitions or QOS.
/// @param stored see Document::storedStates
/// Errors: those of importFile and core/workspace/extension.h.
Result<ExtendedScenario> openAdditions(const Scenario& now, const std::vector<ScenarioPtr>& stored,
    const QStringList& paths, const Progress& progress);

} // namespace fairshare::gui

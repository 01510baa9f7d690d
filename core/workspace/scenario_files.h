// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

/// Reading and writing of scenario files, shared by all programs.
namespace fairshare {

struct LoadedImport {
    Import import;
    const Format* format = nullptr;
    std::string path;
};

/// Parses the complete content of a file. The format is `formatId`, or recognized from the content if that is
/// empty.
/// Errors: BadInput (also for empty, binary or unknown content), NotFound for an unknown format, TooLarge,
/// Cancelled.
Result<LoadedImport> importContent(
    std::string_view content, std::string_view formatId = {}, const Progress& progress = {});

/// Reads a file in the format `formatId`, or recognizes its format if that is empty. Every error carries
/// `file`.
/// Errors: NotFound, ReadFailed, TooLarge, BadInput (also for empty, binary or unknown content), Cancelled.
Result<LoadedImport> importFile(
    const std::string& path, std::string_view formatId = {}, const Progress& progress = {});

/// Reads a file that must contain jobs. Content of an unknown format gives the error noJobs.
Result<LoadedImport> importJobs(const std::string& path, const Progress& progress = {});

/// Reads a file without a header, as printed by the format's program with -h -o.
/// @param format must support format letters
Result<LoadedImport> importPrinted(
    const std::string& path, const Format& format, const PrintFormat& columns, const Progress& progress = {});

/// Returns the error for a file without jobs.
Error noJobs();

struct LoadedScenario {
    Scenario scenario;
    const Format* format = nullptr;
    Diagnostics diagnostics;
    bool hasUsage = true; ///< false if the source has no usage (a dump): all is 0
    bool hasShares = true; ///< false if the source has no raw shares: all are 1
    bool hasCutNames = false; ///< see Import
};

/// What a file without a tree adds to a scenario with a tree.
enum class Addition { None, Usage, Settings, Jobs, Partitions, Qos, Demand };
Addition additionFrom(const Import& import);

/// Returns the scenario in `loaded`. The title defaults to the file name.
/// Errors: BadInput if it contains no tree; the message describes the content.
Result<LoadedScenario> scenarioFrom(LoadedImport loaded);

/// Combines importFile and scenarioFrom.
Result<LoadedScenario> loadScenario(
    const std::string& path, std::string_view formatId = {}, const Progress& progress = {});

/// Matched and unmatched rows of addUsage.
struct UsageMatch {
    std::size_t matched = 0;
    std::vector<std::string> unmatchedRows; ///< rows of the usage source without an association, one line
                                            ///< each, with the reason if ambiguous
    std::vector<SourcePosition> unmatchedPlaces; ///< positions of these rows in the source
    std::vector<std::string> unmatchedAssociations; ///< associations of the tree without a row
};

/// Returns `scenario` with the usage of `source`, matched by cluster, account, user and partition. Inclusive
/// figures are converted to own usage; diagnostics report negative results. Errors: BadInput if `source` has
/// no usage, if the clusters differ, or if nothing matches.
Result<Scenario> addUsage(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics);

/// Returns `scenario` with the priority settings of a configuration file, or with only the weights of `sprio
/// -w`.
Scenario withConfiguration(const Scenario& scenario, const Import& configuration);

/// Returns `scenario` with its jobs replaced by those of a listing. Partition and QOS values missing from the
/// listing come from the previous jobs if known there. The cluster size stays unless the listing has one.
/// Priority terms of sprio become factors by the weights of `scenario`; diagnostics list those that could not
/// be converted. Errors: BadInput if `source` has no jobs, or if `now` and the job times use different time
/// scales.
/// @param now time at which ages are computed; nothing for the newest time in the listing
Result<Scenario> withJobs(
    const Scenario& scenario, const Import& source, std::optional<TimePoint> now, Diagnostics& diagnostics);

/// Return `scenario` with jobs updated by name: withPartitions sets their partition factors, limits and TRES,
/// and the cluster size; withQosPriorities sets their QOS priorities. Partitions and QOS that are not listed
/// stay unchanged.
Scenario withPartitions(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);
Scenario withQosPriorities(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

/// Writes the scenario atomically in this format. Errors: OutOfRange, WriteFailed.
Result<void> saveScenario(const Scenario& scenario, const std::string& path, const Format& format);

} // namespace fairshare

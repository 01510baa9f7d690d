// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"
#include "core/io/import/import.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

/// The way from files to scenarios and back, shared by all programs.
namespace fairshare {

struct LoadedImport {
    Import import;
    const Format* format = nullptr;
    std::string path;
};

/// Reads the whole content of a file, in the format that recognizes it or in `formatId` when given.
/// Errors: BadInput (also for an empty, binary or unknown content), NotFound for an unknown format,
/// TooLarge, Cancelled.
Result<LoadedImport> importContent(
    std::string_view content, std::string_view formatId = {}, const Progress& progress = {});

/// Reads a file and recognizes it by content, or by `formatId` when given. Every error carries `file`.
/// Errors: NotFound, ReadFailed, TooLarge, BadInput (also for an empty, binary or unknown content),
/// Cancelled.
Result<LoadedImport> importFile(
    const std::string& path, std::string_view formatId = {}, const Progress& progress = {});

/// The same of a file that must hold jobs: what is of no known format is told so.
Result<LoadedImport> importJobs(const std::string& path, const Progress& progress = {});

/// The same of a file without a header, as the format's program prints it with -h -o.
/// @param format one that has letters
Result<LoadedImport> importPrinted(
    const std::string& path, const Format& format, const PrintFormat& columns, const Progress& progress = {});

/// The error of a file that holds no jobs.
Error noJobs();

struct LoadedScenario {
    Scenario scenario;
    const Format* format = nullptr;
    Diagnostics diagnostics;
    bool hasUsage = true; ///< false when the source carries no usage (a dump): all is 0
    bool hasShares = true; ///< false when the source carries no raw shares: all are 1
    bool hasCutNames = false; ///< see Import
};

/// What a file without a tree can add to a scenario that has one.
enum class Addition { None, Usage, Settings, Jobs, Partitions, Qos, Demand };
Addition additionFrom(const Import& import);

/// The scenario that `loaded` holds. The title is the file's name where the file gives none.
/// Errors: BadInput when there is no tree in it; the message says what there is instead.
Result<LoadedScenario> scenarioFrom(LoadedImport loaded);

/// importFile and scenarioFrom in one.
Result<LoadedScenario> loadScenario(
    const std::string& path, std::string_view formatId = {}, const Progress& progress = {});

/// What `addUsage` could not match.
struct UsageMatch {
    std::size_t matched = 0;
    std::vector<std::string> unmatchedRows; ///< rows of the usage source without an association, one line
                                            ///< each, with the reason where several could be meant
    std::vector<SourcePosition> unmatchedPlaces; ///< where these rows stand in the source
    std::vector<std::string> unmatchedAssociations; ///< associations of the tree without a row
};

/// The tree of `scenario` with the usage of `source`, matched by cluster, account, user and partition.
/// Inclusive figures become own usage; diagnostics tell where that is negative. Errors: BadInput when
/// `source` has no usage, when the clusters differ, or when nothing matches.
Result<Scenario> addUsage(
    const Scenario& scenario, const Import& source, UsageMatch& match, Diagnostics& diagnostics);

/// `scenario` with the priority settings of a configuration file; of `sprio -w`, its weights alone.
Scenario withConfiguration(const Scenario& scenario, const Import& configuration);

/// `scenario` with the jobs of a listing in place of its own. What the listing does not tell of partitions
/// and QOS comes from the jobs before, where they knew; a cluster's size stays unless the listing has one.
/// Figures of sprio become factors by the weights of `scenario`; diagnostics tell what could not. Errors:
/// BadInput when `source` has no jobs, or `now` is on another scale than its times.
/// @param now as of when ages are; nothing for the newest time in the listing
Result<Scenario> withJobs(
    const Scenario& scenario, const Import& source, std::optional<TimePoint> now, Diagnostics& diagnostics);

/// `scenario` whose jobs have the factors, limits and TRES of these partitions, by name, and the cluster's
/// size; and the priorities of these QOS. What is not listed stays.
Scenario withPartitions(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);
Scenario withQosPriorities(const Scenario& scenario, const Import& source, Diagnostics& diagnostics);

/// Writes atomically in this format. Errors: OutOfRange, WriteFailed.
Result<void> saveScenario(const Scenario& scenario, const std::string& path, const Format& format);

} // namespace fairshare

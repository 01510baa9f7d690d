// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/import/format.h"
#include "core/io/import/import.h"

#include <span>
#include <string>
#include <string_view>

/// Reading of a file in any format of the registry.
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

/// Reads jobs that sacct printed without a header.
/// @param columns as given to sacct -o: `JobID,User,State`
Result<LoadedImport> importNamed(
    const std::string& path, std::string_view columns, const Progress& progress = {});

/// Reads a table of groups without a header. Errors: as for importFile.
/// @param columns names of its columns
Result<LoadedImport> importQuotaTable(
    const std::string& path, std::span<const std::string> columns, const Progress& progress = {});

/// Returns the name of a file for messages: "standard input" for "-".
std::string nameOfInput(const std::string& path);

} // namespace fairshare

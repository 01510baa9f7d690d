// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/pasted/pasted_text.h"
#include "core/workspace/file_import.h"

#include <optional>
#include <string_view>

namespace fairshare {

/// Takes a text apart by what the formats of the registry recognize.
/// @param formatId if not empty, the only format that is looked for
std::optional<PastedText> pastedFile(std::string_view content, std::string_view formatId);

/// Takes a text of rows without a header apart. Text between prompts is rows, whatever it is.
std::optional<PastedText> pastedRows(std::string_view content);

/// Reads all outputs in a pasted text and combines them: a tree with what the others add to it, or a queue
/// with its settings, partitions and QOS. Of two outputs with the same content, the first applies.
/// Errors: those of the readers and of withAddition, with positions in the file.
Result<LoadedImport> importPasted(
    const PastedText& pasted, std::string_view formatId, const Progress& progress);

/// Reads the first output of a pasted text, which the program of `format` printed with these columns.
Result<Import> readPastedRows(
    const PastedText& pasted, const Format& format, const PrintFormat& columns, const Progress& progress);

/// Reads rows of sacct without a header.
/// @param columns as given to sacct -o: `JobID,User,State`
Result<LoadedImport> importNamedRows(
    std::string_view content, std::string_view columns, const Progress& progress);

} // namespace fairshare

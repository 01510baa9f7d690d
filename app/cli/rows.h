// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/options/shared_options.h"
#include "core/report/text_table.h"

#include <cstdint>
#include <span>
#include <vector>

/// The one place where commands print rows, in every format.
namespace fairshare::cli {

/// Prints the requested rows and columns of a table. JSON is an array of the records that JSON lines have one
/// per line. Errors, which are printed: wrong usage for unknown columns.
/// @param only rows of the table that count, in ascending order; null for all
ExitCode printRows(const TextTable& table, const OutputOptions& output, Session& session,
    const std::vector<std::uint32_t>* only = nullptr);

/// Prints the records of several tables, one per line.
ExitCode printLines(std::span<const TextTable> tables, const OutputOptions& output, Session& session);

/// Returns whether a JSON document of a fixed shape can be printed. If rows or columns are requested, which
/// it cannot leave out, prints the error.
bool mayPrintDocument(const OutputOptions& output, Session& session);

} // namespace fairshare::cli

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Returns true if the first lines begin with job IDs and have further cells, as printed without a header.
bool looksLikeJobRows(std::string_view beginning);

/// Returns what the columns of such rows may be, judged by their cells: a format string of squeue such as
/// `%i,%T` if it has a letter for each, otherwise titles of sacct such as `JobID|State|ExitCode`. Returns ""
/// for rows that are separated by blanks.
std::string guessedColumns(std::string_view beginning);

} // namespace fairshare

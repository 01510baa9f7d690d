// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Returns true if the first lines begin with job IDs and have further cells, as printed without a header.
bool looksLikeJobRows(std::string_view beginning);

/// What the columns of rows without a header may be.
struct GuessedColumns {
    std::string header{}; ///< titles of sacct, such as `JobID|State|ExitCode`; ? for a column without a guess
    std::string letters{}; ///< format string of squeue such as `%i,%T`; "" if a column has no letter
};

/// Guesses the columns by their cells. All are "" for rows that are separated by blanks.
GuessedColumns guessedColumns(std::string_view beginning);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/edits/row_formula.h"
#include "core/scenario/edits/value_edit.h"
#include "core/scenario/pasting/pasted_block.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// Reads columns of numbers for formulas from a spreadsheet or a CSV file, and matches them to rows of a tree
/// by the names next to them.
namespace fairshare {

class ShareTree;

struct FormulaTable {
    std::vector<FormulaColumn> columns;
    std::size_t lines = 0; ///< nonblank lines, without the heading
    std::size_t misfitLines = 0;
    std::vector<PasteMisfit> misfits; ///< the first thousand
};

/// Reads a table. Cells are separated by tabs, or as in CSV by `;`, `|` or `,`; cells in double quotes may
/// contain any of these. A first line without numbers, or with one of the headings below, is a heading.
/// Columns headed `user` and `account` contain the names, alone or together; otherwise the column headed
/// `name` or `path`, or else the first column, contains names or paths of either, for a user also with a
/// partition, as in `zoe (partition gpu)`. A user in several accounts has the value in each of them unless
/// the account is given.
///
/// Headings become names of columns: in lower case, with `_` for signs other than letters and digits. Columns
/// without a heading are `value`, or `column2`, `column3` … if there are several. The names of the tree's own
/// columns get `table_` before them.
/// Errors: BadInput without names or numbers; Cancelled.
Result<FormulaTable> readFormulaTable(const ShareTree& tree, std::string_view text,
    const NumberMarks& marks = {}, const Progress& progress = {});

} // namespace fairshare

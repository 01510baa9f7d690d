// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/scenario/edits/value_edit.h"
#include "core/tree/node_row.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Sets shares or usage of rows by a formula such as `shares = headcount * 2` or `usage * 0.5`.
namespace fairshare {

class ShareTree;
struct Scenario;

/// A column of numbers in addition to those of the tree.
struct FormulaColumn {
    std::string name; ///< as formulas write it
    std::vector<long double> values; ///< by row; NaN = none
};

/// Formulas know the columns `shares`, `usage` (of the subtree, in `unit`), `pending` (jobs of the subtree)
/// and those in `columns`.
struct RowFormula {
    std::string_view text; ///< see core/scenario/edits/formula_terms.h
    ValueField field = ValueField::Shares; ///< set if the formula does not name it
    TimeUnit unit = TimeUnit::Second; ///< TRES-time of usage
    std::span<const FormulaColumn> columns{};
};

/// Why a formula leaves a row unchanged.
enum class FormulaMisfit : std::uint8_t {
    None,
    Root, ///< has no shares
    HasParentShares, ///< which is not a number
    NoValue, ///< a column has no value for the row
    NotFinite, ///< division by 0, or too large
    OutOfRange,
};

struct FormulaRow {
    NodeRow row = NoRow;
    long double before = 0; ///< shares, or usage with subtree in TRES-seconds
    long double after = 0; ///< NaN if there is a misfit other than OutOfRange
    FormulaMisfit misfit = FormulaMisfit::None;

    bool isChanged() const { return misfit == FormulaMisfit::None && after != before; }
};

/// What a formula would do, row by row.
struct FormulaPlan {
    ValueField field = ValueField::Shares;
    std::vector<FormulaRow> rows; ///< in the order given
    std::vector<std::string> used; ///< columns in the formula, each once
    std::size_t changed = 0;
    std::size_t misfits = 0;
    std::size_t covered = 0; ///< rows whose usage is scaled with that of an account above them
};

/// Plans a formula for rows. Shares are rounded to whole numbers. The usage of an account scales its subtree;
/// rows below an account among `rows` are not planned. Errors: BadInput, TooLarge and NotFound with the
/// column of the text; Cancelled.
Result<FormulaPlan> planFormula(const ShareTree& tree, std::span<const NodeRow> rows,
    const RowFormula& formula, const Progress& progress = {});

/// Applies a plan; rows with a misfit are unchanged. Errors: those of withSharesOf and withTotalUsageOf.
Result<Scenario> withFormula(const Scenario& scenario, const FormulaPlan& plan);

/// Returns why a row is left unchanged, without final full stop; "" if it is not.
std::string misfitText(const ShareTree& tree, const FormulaPlan& plan, const FormulaRow& row);

/// Returns the names that formulas may use, those of the tree first.
std::vector<std::string> formulaNames(std::span<const FormulaColumn> columns);

} // namespace fairshare

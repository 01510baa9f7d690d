// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/value_edit.h"
#include "core/tree/node_row.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits of the values of many rows at once.
namespace fairshare {

class ShareTree;

enum class RowsOperation {
    Set, ///< the same text for every row, as people type it into a cell
    Scale, ///< a factor such as 1.5, or a change such as /2 or +10%
    Distribute, ///< a total, as withDistributedTotal splits it
};

struct RowsEdit {
    RowsOperation operation = RowsOperation::Set;
    ValueEdit value{};
};

/// Rows that cannot take part in an edit.
struct UnfitRows {
    std::vector<NodeRow> rows; ///< in the order given
    std::string why; ///< one sentence that names the first of them, without a final full stop; "" for none
};

/// The root has no shares, parent shares are no number to scale or to distribute, and usage of an account is
/// that of what is below it. Linear.
UnfitRows unfitRows(const ShareTree& tree, std::span<const NodeRow> rows, const RowsEdit& edit);

/// Errors: BadInput with the sentence of unfitRows, or for text that the operation does not take; those of
/// withEditedValues and withDistributedTotal. Then nothing is edited.
Result<Scenario> withRowsEdited(
    const Scenario& scenario, std::span<const NodeRow> rows, const RowsEdit& edit);

/// Shares or usage of the rows added up; parent shares count nothing.
long double totalOf(const ShareTree& tree, std::span<const NodeRow> rows, ValueField field);

/// The change of a cell that a factor such as 1.5, or a change such as /2 or +10%, means. Errors: BadInput
/// for anything else.
Result<std::string> changeByFactor(std::string_view typed, const NumberMarks& marks);

/// The first three by name, the others counted. @param nameAt names one of them
std::string listedNames(std::size_t count, const std::function<std::string(std::size_t)>& nameAt);

} // namespace fairshare

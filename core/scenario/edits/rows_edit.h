// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/edits/value_edit.h"
#include "core/tree/node_row.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Edits the values of many rows at once.
namespace fairshare {

class ShareTree;

enum class RowsOperation {
    Set, ///< the same text for every row, as typed into a cell
    Scale, ///< a factor such as 1.5, or a change such as /2 or +10%
    Distribute, ///< a total, split by withDistributedTotal
};

struct RowsEdit {
    RowsOperation operation = RowsOperation::Set;
    ValueEdit value{};
};

/// Rows to which an edit does not apply.
struct UnfitRows {
    std::vector<NodeRow> rows; ///< in the order given
    std::string why; ///< one sentence about the first of them, without final full stop; "" for none
};

/// Returns the rows to which an edit does not apply. The root has no shares, and parent shares cannot be
/// scaled or distributed. Linear.
UnfitRows unfitRows(const ShareTree& tree, std::span<const NodeRow> rows, const RowsEdit& edit);

/// Edits many rows at once; nothing is edited after an error. Errors: BadInput with the sentence of
/// unfitRows, or for text that the operation does not accept; those of withEditedValues and
/// withDistributedTotal.
Result<Scenario> withRowsEdited(
    const Scenario& scenario, std::span<const NodeRow> rows, const RowsEdit& edit);

/// Returns the sum of shares or usage over the rows; parent shares count as 0. The usage of an account is
/// that of its subtree, and no usage is counted twice.
long double totalOf(const ShareTree& tree, std::span<const NodeRow> rows, ValueField field);

/// Converts a factor such as 1.5, or a change such as /2 or +10%, to a change of a cell. Errors: BadInput for
/// anything else.
Result<std::string> changeByFactor(std::string_view typed, const NumberMarks& marks);

/// Lists the first three names and the number of the others.
/// @param nameAt returns the name at an index
std::string listedNames(std::size_t count, const std::function<std::string(std::size_t)>& nameAt);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/tree/table/tree_column.h"

#include <vector>

namespace fairshare {
struct TreeShape;
struct Evaluation;
} // namespace fairshare

namespace fairshare::gui {

/// Returns the sort keys of all rows for a column; NaN if a row has none. An account without a factor or rank
/// uses the key of its best user. Linear.
std::vector<double> sortKeys(const TreeColumn& column, const Evaluation& evaluation);

enum class Direction { Ascending, Descending };

/// Returns all rows of the tree with siblings sorted by key. Siblings without a key are last; equal keys keep
/// the order of the tree. Every subtree stays contiguous.
std::vector<NodeRow> siblingOrder(
    const TreeShape& shape, const std::vector<double>& keys, Direction direction);

} // namespace fairshare::gui

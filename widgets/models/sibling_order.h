// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/models/tree_column.h"

#include <vector>

namespace fairshare {
struct TreeShape;
struct Evaluation;
} // namespace fairshare

namespace fairshare::gui {

/// What the rows of the tree are sorted by under a column; NaN where a row has nothing. An account without a
/// factor or rank stands where its best user stands. Linear.
std::vector<double> sortKeys(const TreeColumn& column, const Evaluation& evaluation);

enum class Direction { Ascending, Descending };

/// All rows of the tree, siblings by their key, those without one last; equal keys keep the order of the
/// tree. Every subtree stays together.
std::vector<NodeRow> siblingOrder(
    const TreeShape& shape, const std::vector<double>& keys, Direction direction);

} // namespace fairshare::gui

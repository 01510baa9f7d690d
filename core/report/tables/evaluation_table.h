// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/tree/node_row.h"

#include <vector>

namespace fairshare {

struct AlgorithmResult;
struct Evaluation;

/// Returns one algorithm's figures for people: the tree is indented as in sshare, and numbers have the
/// decimals that their column specifies.
/// @param only the rows to list, in ascending order; null for all
TextTable readableTable(
    const Evaluation& evaluation, const AlgorithmResult& result, const std::vector<NodeRow>* only = nullptr);

/// Returns every figure of every algorithm with exact digits: the row columns of the JSON result, then
/// `ALGORITHM.COLUMN`. Undefined values are empty; infinities and NaN are `inf`, `-inf`, `nan`.
/// @param only as above
TextTable exactTable(const Evaluation& evaluation, const std::vector<NodeRow>* only = nullptr);

} // namespace fairshare

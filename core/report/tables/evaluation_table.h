// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"

namespace fairshare {

struct AlgorithmResult;
struct Evaluation;

/// Returns one algorithm's figures for people: the tree is indented as in sshare, and numbers have the
/// decimals that their column specifies.
TextTable readableTable(const Evaluation& evaluation, const AlgorithmResult& result);

/// Returns every figure of every algorithm with exact digits: the row columns of the JSON result, then
/// `ALGORITHM.COLUMN`. Undefined values are empty; infinities and NaN are `inf`, `-inf`, `nan`.
TextTable exactTable(const Evaluation& evaluation);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"

namespace fairshare {

struct AlgorithmResult;
struct Evaluation;

/// One algorithm's figures for reading: the tree indented as sshare does, numbers with the decimals that
/// their column states.
TextTable readableTable(const Evaluation& evaluation, const AlgorithmResult& result);

/// Every figure of every algorithm, exactly: the row columns of the JSON result, then `ALGORITHM.COLUMN`.
/// Undefined is empty, infinities and NaN are `inf`, `-inf`, `nan`.
TextTable exactTable(const Evaluation& evaluation);

} // namespace fairshare

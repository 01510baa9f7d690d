// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"

namespace fairshare {

struct Evaluation;

/// Returns every figure of every algorithm: the row columns of the JSON result, then `ALGORITHM.COLUMN`. Its
/// rows are those of the tree. Undefined values are empty; infinities and NaN are `inf`, `-inf`, `nan`. For
/// people, the tree is indented as in sshare.
TextTable evaluationTable(const Evaluation& evaluation);

} // namespace fairshare

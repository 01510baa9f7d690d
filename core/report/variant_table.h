// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/variant_ranks.h"
#include "core/report/table_text.h"

namespace fairshare {

/// One row a user, for programs: its rank in the baseline, then `VARIANT.rank`, `VARIANT.move` and
/// `VARIANT.factor` of each variant, exactly.
TextTable variantTable(const VariantRanks& ranks);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare/variant_ranks.h"
#include "core/report/table_text.h"

namespace fairshare {

/// Returns one row per user, for programs: the rank in the baseline, then `VARIANT.rank`, `VARIANT.move` and
/// `VARIANT.factor` of each variant, with exact digits.
TextTable variantTable(const VariantRanks& ranks);

} // namespace fairshare

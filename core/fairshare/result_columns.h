// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"
#include "core/table/result_table.h"

#include <string_view>
#include <utility>
#include <vector>

/// Columns that several algorithms share.
namespace fairshare {

/// Build a column from computed values. `meaning` describes the quantity for the algorithm.
Column levelSharesColumn(const FairshareInput& input);
Column sharesWithinLevelColumn(const FairshareInput& input);
Column sharesOfClusterColumn(Reals values);
Column usageNormColumn(const FairshareInput& input);
Column usageEffectiveColumn(Values<double> values, std::string_view meaning);
Column factorColumn(Values<double> values, std::string_view meaning);
Column jobFactorColumn(Values<double> values);
Column rankColumn(Values<std::uint32_t> values);

template <typename T>
auto shared(Values<T> values)
{
    return std::make_shared<const Values<T>>(std::move(values));
}

/// Adds diagnostics for factors that are NaN, above 1 or below 0. Each names the first such row and the
/// number of rows.
void flagFactors(const ShareTree& tree, std::span<const double> factor, Diagnostics& diagnostics);

} // namespace fairshare

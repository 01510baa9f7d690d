// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <vector>

/// What classic and depth-oblivious have in common: the factor 2^(-U/S) and who gets which.
namespace fairshare {

/// FairShareDampeningFactor, 1 to 65535.
extern const ParameterSpec DampingParameter;

/// 2^(-(U / S) / damping), 0 when S is not above 0. Quotients in extended precision, rounded to double before
/// the power, as Slurm does.
double usageOverSharesFactor(long double usageEffective, double sharesNorm, long double damping);

/// The finished table of classic and depth-oblivious from their effective usage.
/// @param usageEffective one value a row, 1 for the root.
ResultTable usageOverSharesTable(const FairshareInput& input, const std::vector<long double>& usageEffective,
    const ParameterValues& values, std::string_view usageMeaning);

} // namespace fairshare

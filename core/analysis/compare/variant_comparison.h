// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/scenario/variants/variant.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace fairshare {

struct Algorithm;
struct Scenario;

/// Number of users whom a variant moves under one algorithm, compared with the scenario's own tree.
struct VariantMoves {
    const Algorithm* algorithm = nullptr;
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
};

struct VariantOutcome {
    std::string name;
    std::size_t edits = 0;
    std::size_t newUsers = 0; ///< users missing from the own tree
    std::size_t goneUsers = 0; ///< users who exist only in the own tree
    std::vector<VariantMoves> moves; ///< one per algorithm, in the requested order
    Diagnostics leftOut; ///< edits that cannot be applied to the tree
};

/// Compares all variants, in their order. Errors: those of evaluate and withVariant.
/// @param scenario the scenario with its own tree
/// @param algorithmIds as for Evaluator::evaluate
Result<std::vector<VariantOutcome>> compareVariants(const Scenario& scenario,
    std::span<const Variant> variants, const std::vector<std::string>& algorithmIds = {},
    const Progress& progress = {});

} // namespace fairshare

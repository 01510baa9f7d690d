// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/scenario/variant.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace fairshare {

struct Algorithm;
struct Scenario;

/// How many users a variant moves under one algorithm, against the scenario's own tree.
struct VariantMoves {
    const Algorithm* algorithm = nullptr;
    std::size_t up = 0;
    std::size_t down = 0;
    std::size_t kept = 0;
};

struct VariantOutcome {
    std::string name;
    std::size_t edits = 0;
    std::size_t newUsers = 0; ///< that the own tree does not have
    std::size_t goneUsers = 0; ///< that only the own tree has
    std::vector<VariantMoves> moves; ///< one an algorithm, in the order asked for
    Diagnostics leftOut; ///< edits that do not fit the tree
};

/// All variants side by side, in their order. @param scenario with its own tree
/// @param algorithmIds as for Evaluator::evaluate. Errors: those of evaluate and withVariant.
Result<std::vector<VariantOutcome>> compareVariants(const Scenario& scenario,
    std::span<const Variant> variants, const std::vector<std::string>& algorithmIds = {},
    const Progress& progress = {});

} // namespace fairshare

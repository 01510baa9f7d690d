// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

struct Evaluation;

/// Computed figures of a row.
enum class Figure {
    Shares, ///< normalized shares
    Usage, ///< effective usage
    Factor, ///< the factor of a user, what stands for it in an account (LevelFS, tickets, bucket)
};

/// How a figure came about under one algorithm of the evaluation, a step each, with the numbers of the row
/// put in: "U = 0.1302 + (0.2958 - 0.1302) * 1/4 = 0.1716", "2^(-(0.1716 / 0.0476)) = 0.0822". Empty for
/// the root, for an algorithm that was not evaluated, and where the algorithm tells nothing about the figure.
/// Linear in the tree at worst.
std::vector<std::string> figureSteps(
    const Evaluation& evaluation, std::string_view algorithmId, Figure figure, NodeRow row);

} // namespace fairshare

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
    Factor, ///< the factor of a user, or its counterpart in an account (LevelFS, tickets, bucket)
};

/// Derives a figure under one algorithm of the evaluation, one string per step, with the numbers of the row
/// filled in: "U = 0.1302 + (0.2958 - 0.1302) * 1/4 = 0.1716", "2^(-(0.1716 / 0.0476)) = 0.0822". Empty for
/// the root, for an algorithm that was not evaluated, and if the algorithm cannot explain the figure. At most
/// linear in the tree.
std::vector<std::string> figureSteps(
    const Evaluation& evaluation, std::string_view algorithmId, Figure figure, NodeRow row);

/// Says how a row's usage compares with its share: "used 1.7 times its share: over-served". "" for the root,
/// for an algorithm that was not evaluated, and for one without words.
std::string servedWords(const Evaluation& evaluation, std::string_view algorithmId, NodeRow row);

} // namespace fairshare

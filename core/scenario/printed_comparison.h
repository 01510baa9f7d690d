// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/scenario/scenario.h"
#include "core/tree/node_row.h"
#include "core/tree/printed_figures.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// What a listing printed, against what its shares and usage give.
namespace fairshare {

/// Returns the damping factor with which the users' figures were printed, as in DampingEstimate.
std::optional<unsigned> printedDamping(const ShareTree& tree);

struct PrintedDifference {
    NodeRow row = RootRow;
    ListedFigure figure = ListedFigure::NormShares;
    double printed = 0;
    double computed = 0;
};

/// Releases of Slurm that print different columns.
enum class PrintedRelease : std::uint8_t { Unknown, Before2511, From2511 };

struct PrintedComparison {
    std::string_view algorithm{}; ///< id of the one that gives the printed FairShare; "" for none
    std::optional<unsigned> damping{}; ///< if the formula above gives them
    PrintedRelease release = PrintedRelease::Unknown; ///< if `damping` is known
    bool isUnknown = false; ///< FairShare is printed, and nothing known gives it
    bool hasFactors = false; ///< FairShare of users is printed
    std::size_t compared = 0; ///< rows with printed figures
    std::size_t different = 0;
    PrintedDifference first{}; ///< if any row differs
    bool onlyFactors = true; ///< all other figures agree
};

/// Returns the scenario with the algorithm and the damping factor with which its figures were printed, as far
/// as algorithms share the formula of printedDamping. A scenario under another algorithm, or one with a
/// damping factor, is returned as it is.
Scenario withPrintedAlgorithm(const Scenario& scenario);

/// Compares printed figures with computed ones, within what rounding and whole seconds of usage explain.
/// Nothing is compared if nothing was printed or the tree was edited since. Errors: those of evaluate.
Result<PrintedComparison> comparePrinted(const Scenario& scenario);

/// Returns in one clause which algorithm the printed FairShare are from; "" if none is printed.
std::string originText(const PrintedComparison& comparison);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/tree/node_row.h"
#include "core/tree/printed_figures.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// What a listing printed, against what its shares and usage give.
namespace fairshare {

struct Scenario;
class ShareTree;

/// Returns the damping factor d with which 2^(-U/S/d) gives every printed FairShare from the printed
/// EffectvUsage U and NormShares S. Nothing if no whole number does, or if fewer than two rows have all three
/// figures.
std::optional<unsigned> printedDamping(const ShareTree& tree);

struct PrintedDifference {
    NodeRow row = RootRow;
    ListedFigure figure = ListedFigure::NormShares;
    double printed = 0;
    double computed = 0;
};

struct PrintedComparison {
    std::string_view algorithm{}; ///< id of the one that gives the printed FairShare; "" for none
    std::optional<unsigned> damping{}; ///< if the formula above gives them
    bool isUnknown = false; ///< FairShare is printed, and nothing known gives it
    bool hasFactors = false; ///< FairShare of users is printed
    std::size_t compared = 0; ///< rows with printed figures
    std::size_t different = 0;
    PrintedDifference first{}; ///< if any row differs
};

/// Compares printed figures with computed ones, within what rounding and whole seconds of usage explain.
/// Nothing is compared if nothing was printed or the tree was edited since. Errors: those of evaluate.
Result<PrintedComparison> comparePrinted(const Scenario& scenario);

/// Returns in one clause which algorithm the printed FairShare are from; "" if none is printed.
std::string originText(const PrintedComparison& comparison);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Effective usage ratios of the depth-oblivious algorithm as plain functions, independent of any tree. R = U
/// / S is 1 on target. Source: the slides that introduced the algorithm, and Slurm 14.03 to 22.05.8 with
/// PriorityFlags=DEPTH_OBLIVIOUS.
namespace fairshare {

/// Returns k, above 0 and at most 1: how much of its own ratio a child keeps. k is 1 if child and account are
/// off target in the same direction, or if either is on target. Otherwise it is 1 / (1 + (5 ln R_parent)^2).
/// @param parent the account's effective ratio, above 0
/// @param local the child's ratio divided by that of all children of the account, above 0
double keptExponent(double parent, double local);

/// Returns R_e = R_parent · (R / R_parent)^k.
/// @param own the child's own ratio, 0 or more; 0 stays 0
double effectiveRatio(double own, double parent);

/// Returns the child's own ratio that leads to this effective ratio; the inverse of effectiveRatio().
/// @param effective above 0
double ownRatioAt(double effective, double parent);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// The ratios of the depth-oblivious algorithm apart from any tree. R = U / S is 1 on target. Source: the
/// slides that introduced it, and Slurm 14.03 to 22.05.8, PriorityFlags=DEPTH_OBLIVIOUS.
namespace fairshare {

/// k, above 0 and at most 1: how much of its own ratio a child keeps. 1 where child and account are off
/// target in the same direction, else 1 / (1 + (5 ln R_parent)^2).
/// @param parent the account's effective ratio, above 0
/// @param local the child's ratio over that of all children of the account, above 0
double keptExponent(double parent, double local);

/// R_e = R_parent · (R / R_parent)^k.
/// @param own the child's ratio, 0 or more; 0 stays 0
double effectiveRatio(double own, double parent);

/// The own ratio at which the effective one has this value.
/// @param effective above 0
double ownRatioAt(double effective, double parent);

} // namespace fairshare

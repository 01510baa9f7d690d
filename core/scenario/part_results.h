// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

struct AlgorithmResult;
struct FairshareInput;

/// Removes from the table of a result what a part of a tree does not show: ranks, factors that depend on the
/// rest, and all figures of accounts that are not listed. Printed figures take their place if `isPrinted`.
/// The order of the listed users, `result.rank`, stays.
/// @param isPrinted the algorithm is the one that wrote the listing
void settlePart(const FairshareInput& input, bool isPrinted, AlgorithmResult& result);

} // namespace fairshare

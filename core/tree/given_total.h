// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// Returns whether two rows have the same usage_total in the file, or both none.
/// @param a from ShareTree::givenTotal
inline bool sameGivenTotal(const long double* a, const long double* b)
{
    return a == nullptr || b == nullptr ? a == b : *a == *b;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fairshare {

/// Whether two rows have the same usage_total of a file. @param a as ShareTree::givenTotal has it
inline bool sameGivenTotal(const long double* a, const long double* b)
{
    return a == nullptr || b == nullptr ? a == b : *a == *b;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

/// Returns whether `fixed` shows a number other than 0 as 0, or, with three decimals or more, only one of
/// several digits.
bool losesDigits(double value, int decimals);

/// Like `fixed`, but scientific with one decimal if the number loses its digits.
std::string fixedOrScientific(double value, int decimals);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

/// Like `fixed`, but scientific with one decimal if `fixed` would show a number other than 0 as 0.
std::string fixedOrScientific(double value, int decimals);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

namespace fairshare {

/// Replaces each exponent by std::pow(2.0, exponent), bit for bit, but much faster.
/// @param exponents 0 or less, or NaN
void raiseTwoTo(std::span<double> exponents);

} // namespace fairshare

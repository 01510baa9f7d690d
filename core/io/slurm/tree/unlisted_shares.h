// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/norm_shares_of.h"

namespace fairshare {

class ShareTreeBuilder;

/// Compares the shares of each level with the sum that follows from its printed figures, and stores the raw
/// shares of siblings that are not listed. Levels whose figures contradict each other, or give less than is
/// listed, stay as they are.
/// @return what the normalized shares are relative to: as given, or what raw and normalized shares show
NormSharesOf findUnlistedShares(ShareTreeBuilder& builder, NormSharesOf normSharesOf);

} // namespace fairshare

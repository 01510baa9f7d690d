// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

#include <span>
#include <string_view>

namespace fairshare {

/// All algorithms in the order in which they are shown.
std::span<const Algorithm> algorithms();

/// The algorithm of this id; null when there is none.
const Algorithm* findAlgorithm(std::string_view id);

} // namespace fairshare

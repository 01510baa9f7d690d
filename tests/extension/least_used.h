// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/algorithm.h"

namespace fairshare::algorithm_files {

/// A sixth algorithm, as somebody would add it: one file and one line in the registry.
Algorithm least_used();

} // namespace fairshare::algorithm_files

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/report/table_text.h"
#include "core/simulation/sweep_run.h"

#include <span>

namespace fairshare {

/// Returns one row per combination: the values of the axes, the figures, and the digest of the input.
TextTable sweepTable(const Sweep& sweep, std::span<const SweepRow> rows);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <string_view>

namespace fairshare {

struct Scenario;

struct SoonestGainRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    double seconds = 0; ///< how far to look
};

/// Returns the user who gains a rank soonest by pausing alone while its usage decays; NoRow if nobody gains
/// one. Tries the 64 users with the most usage, or 16 in trees of more than 20,000 rows. Each halving of the
/// time takes at most that many evaluations of one algorithm; a typical search takes a few hundred. Errors:
/// those of evaluate.
Result<NodeRow> soonestGain(const SoonestGainRequest& request, const Progress& progress = {});

} // namespace fairshare

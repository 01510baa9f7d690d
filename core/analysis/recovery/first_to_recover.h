// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"
#include "core/tree/node_row.h"

#include <string_view>

namespace fairshare {

struct Scenario;

struct FirstToRecoverRequest {
    const Scenario& scenario;
    std::string_view algorithmId;
    double seconds = 0; ///< how far to look
};

/// The user who gains a rank soonest when it alone pauses and its usage decays; NoRow when nobody does. Asks
/// the 64 users of most usage, or 16 where there are more than 20,000 rows: at most that many evaluations of
/// one algorithm for each halving of the time, as a rule some hundred in all. Errors: as evaluate.
Result<NodeRow> firstToRecover(const FirstToRecoverRequest& request, const Progress& progress = {});

} // namespace fairshare

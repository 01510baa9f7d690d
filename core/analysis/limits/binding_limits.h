// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/association_limits.h"

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// A limit that is reached, or nearly: at least NearlyReached of it is used.
struct BindingLimit {
    NodeRow holder = NoRow; ///< row for which the limit is set: the given row, or an account above it
    LimitKind kind{};
    bool reached = false;
    std::string sentence; ///< `GrpTRESMins cpu=60000 of mech: 58200 used (97 %)`
};

inline constexpr double NearlyReached = 0.9;

/// Returns the limits that bind a row, or nearly do: first its own, then those of the accounts above. Amounts
/// used are those in the file. If the file has none, minutes of CPUs and billing are compared with usage, and
/// jobs are counted in the queue. Limits per job and limits without any figure to compare are left out.
std::vector<BindingLimit> bindingLimits(const Scenario& scenario, NodeRow row);

/// Returns the sentences of bindingLimits and bindingQosLimits.
std::vector<std::string> limitSentences(const Scenario& scenario, NodeRow row);

} // namespace fairshare

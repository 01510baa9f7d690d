// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// Returns the sentences for limits of QOS that hold the jobs of a user, or nearly do. They are compared with
/// the jobs of the queue. Returns none for an account.
std::vector<std::string> bindingQosLimits(const Scenario& scenario, NodeRow row);

} // namespace fairshare

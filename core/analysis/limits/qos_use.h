// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/tree/node_row.h"

#include <string>
#include <vector>

namespace fairshare {

struct Scenario;

/// Returns the sentences for limits of the QOS of a user's jobs, and of the default QOS, that hold jobs or
/// nearly do. They are compared with the jobs of the queue, minutes with the amounts used in the file.
/// Returns none for an account.
std::vector<std::string> bindingQosLimits(const Scenario& scenario, NodeRow row);

} // namespace fairshare

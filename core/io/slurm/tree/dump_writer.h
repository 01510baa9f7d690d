// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace fairshare {

struct Scenario;

/// Returns the tree of the scenario in the format of `sacctmgr dump`, for `sacctmgr load`. It consists of a
/// comment, the Cluster line and one Parent block per account with children, parents first. The format has no
/// usage and no association IDs. A scenario without a cluster is written for a cluster named `cluster`.
///
/// Errors: OutOfRange for a name with a control character.
Result<std::string> dumpText(const Scenario& scenario);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace fairshare {

struct Scenario;

/// The scenario's tree as `sacctmgr dump` writes it, so that `sacctmgr load` reads it: a comment, the Cluster
/// line, then one Parent block an account with children, parents first. Usage and association ids have no
/// place in it. A scenario without a cluster is written for the cluster named `cluster`.
///
/// Errors: OutOfRange for a name with a control character.
Result<std::string> dumpText(const Scenario& scenario);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace fairshare {

struct Scenario;

/// What the file of a scenario carried; what it did not are defaults that state nothing.
struct StatedFigures {
    bool shares = true;
    bool usage = true;
};

/// Gives the associations of `scenario` the shares and the usage that its file does not state and the other
/// file does, so that they compare as equal. Associations that only `scenario` has keep the defaults. Linear.
/// @return a remark on the file of `scenario` for each figure that is thus not compared.
Diagnostics takeUnstated(
    Scenario& scenario, StatedFigures stated, const Scenario& other, StatedFigures otherStated);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

namespace fairshare {

struct Scenario;

/// Which figures the file of a scenario contained. Figures that it did not contain have default values.
struct StatedFigures {
    bool shares = true;
    bool usage = true;
};

/// Gives the associations of `scenario` the shares and usage that its file does not contain but the other
/// file does, so that they compare as equal. Associations that exist only in `scenario` keep the defaults.
/// Linear.
/// @return one remark on the file of `scenario` for each figure that is therefore not compared.
Diagnostics takeUnstated(
    Scenario& scenario, StatedFigures stated, const Scenario& other, StatedFigures otherStated);

} // namespace fairshare

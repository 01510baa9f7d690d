// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>
#include <vector>

namespace fairshare::gui {

class SimulatorPage;

/// Chooses the sample to draw, for pictures made without a window. The command line names it as `at=SECONDS`
/// since the first submission. The default is the next sample at which the policies differ. Does nothing
/// before the samples are ready. Errors: those of chosenValues.
Result<void> chooseMoment(SimulatorPage& page, std::span<const std::string> choices);

/// Returns what chooseMoment must be given for another page to show the same moment, range and comparison.
std::vector<std::string> chosenMoment(const SimulatorPage& page);

} // namespace fairshare::gui

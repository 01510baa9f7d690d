// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <span>
#include <string>

namespace fairshare::gui {

class SimulatorPage;

/// The moment of a film for pictures made without a window, as command lines name it: `at=SECONDS` since the
/// first submission; without that the next one at which the policies differ. The film is ready. Errors: those
/// of chosenValues.
Result<void> chooseMoment(SimulatorPage& page, std::span<const std::string> choices);

} // namespace fairshare::gui

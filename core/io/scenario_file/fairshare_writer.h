// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace fairshare {

struct Scenario;

/// The text of a `.fairshare` file, with the scenario's own tree: keys in the order of the contract, one node
/// a line, line feeds, a line feed at the end. A node's shares and usage are always written, its other
/// figures only where they are set. Lines are indented by two blanks a level, at most 64 levels, so that a
/// deep chain stays linear. Errors: OutOfRange when a text is not UTF-8.
Result<std::string> writeFairshare(const Scenario& scenario);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <string>

namespace fairshare {

struct Scenario;

/// Returns the text of a `.fairshare` file with the scenario's own tree. Keys are in the order of the format
/// specification, with one node per line; lines end with LF. Shares and usage of a node are always written,
/// other values only if they are set. Lines are indented by two blanks per level, up to 64 levels, so that
/// the size of a deep chain stays linear. Errors: OutOfRange if a text is not UTF-8.
Result<std::string> writeFairshare(const Scenario& scenario);

} // namespace fairshare

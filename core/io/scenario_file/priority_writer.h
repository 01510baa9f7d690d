// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_section.h"

#include <string>

namespace fairshare {

/// Returns the section `priority` as JSON text for a `.fairshare` file, one job per line. `notText` receives
/// the first name that is not UTF-8, if any.
std::string priorityText(const PrioritySection& section, std::string& notText);

} // namespace fairshare

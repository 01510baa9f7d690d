// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/priority/priority_section.h"

#include <string>

namespace fairshare {

/// The section `priority` as JSON text for a `.fairshare` file: a job a line. `notText` becomes the first
/// name that is not UTF-8, if there is one.
std::string priorityText(const PrioritySection& section, std::string& notText);

} // namespace fairshare

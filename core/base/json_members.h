// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace fairshare {

/// Members of a `.fairshare` object in file order: key and JSON text of the value.
using JsonMembers = std::vector<std::pair<std::string, std::string>>;

} // namespace fairshare

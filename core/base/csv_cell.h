// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// Returns a CSV cell, quoted if some reader would otherwise split or change it.
std::string csvCell(std::string_view text);

} // namespace fairshare

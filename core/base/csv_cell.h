// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace fairshare {

/// One CSV cell, quoted where some reader would otherwise take it apart.
std::string csvCell(std::string_view text);

} // namespace fairshare

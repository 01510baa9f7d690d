// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {
struct Import;
}

namespace fairshare::gui {

/// Returns what the command line can do with a file without a tree; it follows the error message.
std::string commandLineAdvice(const Import& import);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

/// Returns the text of an operating system error. Frequent errors are translated to the language of the
/// program; others are as the system words them.
/// @param code an errno value
std::string systemText(int code);

} // namespace fairshare

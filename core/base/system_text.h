// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace fairshare {

/// Why the operating system refused: what people meet often in the language of the program, the rest as the
/// system says it. @param code an errno
std::string systemText(int code);

} // namespace fairshare

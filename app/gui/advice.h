// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/base/result.h"

#include <QString>

#include <string>

namespace fairshare {
struct Import;
}

namespace fairshare::gui {

struct Arguments;

/// Returns what the command line can do with a file without a tree; it follows the error message.
std::string commandLineAdvice(const Import& import);

/// Checks the remarks on a file unless --lenient is given. Errors: those of checkRefusals.
Result<void> checkKnown(const Arguments& arguments, const Diagnostics& remarks, const QString& file);

} // namespace fairshare::gui

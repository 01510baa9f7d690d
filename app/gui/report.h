// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/gui/arguments.h"

namespace fairshare::gui {

/// Writes the policy review of a file, compared with a baseline if one is given. Needs a QApplication; works
/// without a display. The file is identical from run to run on the same day, or with SOURCE_DATE_EPOCH set.
/// @return the exit code; problems go to standard error
int writeReport(const Arguments& arguments);

} // namespace fairshare::gui

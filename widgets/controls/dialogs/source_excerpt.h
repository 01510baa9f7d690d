// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace fairshare::gui {

/// Returns the line of a file that an error names, with a caret below its column, cut to fit a band. Returns
/// "" if the file is no longer readable or has no such line.
QString sourceExcerpt(const QString& path, SourcePosition position);

} // namespace fairshare::gui

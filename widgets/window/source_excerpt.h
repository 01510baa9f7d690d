// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"

#include <QString>

namespace fairshare::gui {

/// The line of a file that an error names, with a caret below its column, cut to what fits a band. "" when
/// the file cannot be read any more or has no such line.
QString sourceExcerpt(const QString& path, SourcePosition position);

} // namespace fairshare::gui

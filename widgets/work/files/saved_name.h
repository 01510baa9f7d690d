// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// Returns the path that Save as proposes: the file itself if it is a scenario, otherwise a file next to it.
/// @param sources files that the document was read from
QString proposedPath(const Document& document, const QStringList& sources);

/// Checks whether a scenario may be saved under this name. Errors: BadInput for a file name of another
/// program, which could not read the contents.
Result<void> checkSavedName(const QString& path);

} // namespace fairshare::gui

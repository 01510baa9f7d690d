// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/document/document.h"

#include "core/base/result.h"

#include <QString>
#include <QStringList>

namespace fairshare::gui {

/// What Save as proposes: the file itself where it is a scenario, else one beside it.
/// @param sources what the document was read from
QString proposedPath(const Document& document, const QStringList& sources);

/// Whether a scenario may be saved under this name. Errors: BadInput for a name of the files of other
/// programs, which would not read what is in it.
Result<void> checkSavedName(const QString& path);

} // namespace fairshare::gui

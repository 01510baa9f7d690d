// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <QString>

namespace fairshare::gui {

/// Writes the text of the clipboard to a file of its own, so that it can be opened, reloaded and found again
/// like any other file. Keeps the last files of this kind and removes older ones.
/// @param folder created if it does not exist
/// @return path of the file, named after the present time
/// Errors: BadInput if the clipboard has no text; WriteFailed.
Result<QString> savedClipboard(const QString& folder);

/// Returns the folder for pasted files: `pasted` in the program's data folder.
QString pastedFolder();

} // namespace fairshare::gui

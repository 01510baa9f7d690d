// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/base/result.h"

#include <QString>

#include <memory>

namespace fairshare::gui {

class UnsavedFile;
struct OpenedFiles;

/// Restores unsaved work on top of the file it is based on. If that file can no longer be read, the work is
/// opened on its own, as unsaved, and keeps the path to save to. Errors: those of UnsavedFile::read.
Result<OpenedFiles> restoredWork(const std::shared_ptr<UnsavedFile>& unsaved, const Progress& progress);

} // namespace fairshare::gui

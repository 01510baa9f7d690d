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

/// Work that was left unsaved, on top of what it began with. Where that can no longer be read, the work
/// stands alone and unstored, still with the file to save to. Errors: those of UnsavedFile::read.
Result<OpenedFiles> restoredWork(const std::shared_ptr<UnsavedFile>& unsaved, const Progress& progress);

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/open_files.h"

namespace fairshare::gui {

/// Work that was left unsaved, on top of what it began with. Where that can no longer be read, the work
/// stands alone and unstored, still with the file to save to. Errors: those of UnsavedFile::read.
Result<OpenedFiles> restoredWork(const std::shared_ptr<UnsavedFile>& unsaved, const Progress& progress);

} // namespace fairshare::gui

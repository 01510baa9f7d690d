// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/files/file_digest.h"

#include "core/base/progress.h"
#include "core/report/review/review.h"

#include <QDateTime>

#include <vector>

namespace fairshare::gui {

/// Returns the files with their sizes and full digests, read in the caller's thread. A file that changed
/// since it was read has no digest. Bundled samples are files, too.
std::vector<ReviewSource> reviewSources(const std::vector<ReadFile>& files, const Progress& progress = {});

/// Returns the date and program of a review made at this time.
ReviewOrigin reviewOrigin(const QDateTime& made, const QString& program);

/// Replaces file names in an anonymous report, because they may contain names of people.
void hideFileNames(ReviewOrigin& origin);

} // namespace fairshare::gui

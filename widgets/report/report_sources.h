// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/file_digest.h"

#include "core/base/progress.h"
#include "core/report/review.h"

#include <QDateTime>

#include <vector>

namespace fairshare::gui {

/// The files with sizes and whole digests, read in the thread of the caller. One that is not as it was when
/// it was read has no digest. Bundled samples are files, too.
std::vector<ReviewSource> reviewSources(const std::vector<ReadFile>& files, const Progress& progress = {});

/// Date and program of a review that is made at this instant.
ReviewOrigin reviewOrigin(const QDateTime& made, const QString& program);

/// Files may be named after people too: what stands in their place where names are anonymous.
void hideFileNames(ReviewOrigin& origin);

} // namespace fairshare::gui

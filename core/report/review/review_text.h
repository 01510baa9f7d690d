// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/report/review/review.h"

namespace fairshare {

/// Writes a review as plain text in UTF-8: numbered sections, paragraphs of at most 78 columns, aligned
/// tables, and the captions of pictures.
void writeReviewText(const Review& review, const TextSink& sink);

} // namespace fairshare

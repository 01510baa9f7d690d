// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/report/table_view.h"

#include <cstddef>

namespace fairshare {

/// How a table for people is written.
struct AlignedStyle {
    bool colors = false; ///< use escape sequences for color
    std::size_t width = 0; ///< of the terminal in columns; 0 if lines may have any length
};

/// Writes columns padded to their widest cell and separated by two spaces, with a heading and a rule below
/// it. Control characters are escaped, so that no name can move the cursor. In a terminal that is narrower,
/// headings and texts continue on the next line; columns that still do not fit follow below, after the first
/// column. Numbers are never divided.
void writeAligned(const TableView& view, AlignedStyle style, const TextSink& sink);

} // namespace fairshare

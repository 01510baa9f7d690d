// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/report/table_view.h"

#include <string>
#include <string_view>

namespace fairshare {

/// Writes RFC 4180 with LF line ends; the first line contains the ids.
void writeCsv(const TableView& view, const TextSink& sink);
/// Writes an array with one object per row.
void writeJson(const TableView& view, const TextSink& sink);
/// Writes one object per row and line. Each names its record and its schema.
void writeJsonLines(const TableView& view, const TextSink& sink);

/// Returns the number of terminal columns of UTF-8 text: 0 for combining marks, 2 for wide characters.
/// Invalid bytes count as 1.
std::size_t displayWidth(std::string_view text);

/// Returns `text` with control characters as `\xNN` and invalid UTF-8 as U+FFFD.
std::string printable(std::string_view text);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/io/text/text_sink.h"
#include "core/tree/text_column.h"

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {

enum class Align : std::uint8_t { Left, Right };

/// A table of texts for people and programs. It is stored by column, so that a million rows fit in memory.
class TextTable {
public:
    struct Column {
        std::string title; ///< heading of the aligned table
        std::string id; ///< heading of CSV, key of JSON
        Align align = Align::Left;
        bool isNumber = false; ///< JSON writes the cells without quotes
        bool isOptional = false; ///< JSON writes empty cells as null
        TextColumn cells{};
    };

    /// Adds a text column, aligned to the left.
    void addText(std::string title, std::string id);
    /// Adds a text column whose cells may be missing.
    void addOptionalText(std::string title, std::string id);
    /// Adds a column of numbers, aligned to the right; cells may be missing.
    void addNumber(std::string title, std::string id);
    /// Adds one cell per column. Numbers must have the format of core/base/numbers.h.
    void addRow(std::initializer_list<std::string_view> cells);
    /// For tables whose columns are known only at run time.
    void addRow(const std::vector<std::string>& cells);

    const std::vector<Column>& columns() const { return m_columns; }
    std::size_t rows() const { return m_rows; }

private:
    template <typename Cells>
    void append(const Cells& cells);

    std::vector<Column> m_columns;
    std::size_t m_rows = 0;
};

/// Writes columns padded to their widest cell and separated by two spaces, with a heading and a rule below
/// it. Control characters are escaped, so that no name can move the cursor.
/// @param colors use escape sequences for color
void writeAligned(const TextTable& table, bool colors, const TextSink& sink);
/// Writes RFC 4180 with LF line ends; the first line contains the ids.
void writeCsv(const TextTable& table, const TextSink& sink);
/// Writes an array with one object per row.
void writeJson(const TextTable& table, const TextSink& sink);

/// Returns the number of terminal columns of UTF-8 text: 0 for combining marks, 2 for wide characters.
/// Invalid bytes count as 1.
std::size_t displayWidth(std::string_view text);

/// Returns `text` with control characters as `\xNN` and invalid UTF-8 as U+FFFD.
std::string printable(std::string_view text);

} // namespace fairshare

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

/// A table of texts for people and programs. Column by column, so that a million rows fit.
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

    /// A text column, aligned to the left.
    void addText(std::string title, std::string id);
    /// A text column with cells that may be missing.
    void addOptionalText(std::string title, std::string id);
    /// A column of numbers, aligned to the right; cells may be missing.
    void addNumber(std::string title, std::string id);
    /// One cell a column. Cells of numbers are as core/base/numbers.h prints them.
    void addRow(std::initializer_list<std::string_view> cells);
    /// For tables whose columns are only known at run time.
    void addRow(const std::vector<std::string>& cells);

    const std::vector<Column>& columns() const { return m_columns; }
    std::size_t rows() const { return m_rows; }

private:
    template <typename Cells>
    void append(const Cells& cells);

    std::vector<Column> m_columns;
    std::size_t m_rows = 0;
};

/// Columns padded to their widest cell, two blanks between them, a heading with a rule below. Control
/// characters are escaped, so that no name can move the cursor. @param colors escape sequences are wanted.
void writeAligned(const TextTable& table, bool colors, const TextSink& sink);
/// RFC 4180 with LF line ends; the first line holds the ids.
void writeCsv(const TextTable& table, const TextSink& sink);
/// An array with one object a row.
void writeJson(const TextTable& table, const TextSink& sink);

/// Terminal columns that UTF-8 text takes: 0 for combining marks, 2 for wide characters. Invalid bytes count
/// 1.
std::size_t displayWidth(std::string_view text);

/// `text` with control characters as `\xNN` and invalid UTF-8 as U+FFFD.
std::string printable(std::string_view text);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table_text.h"

#include "core/base/csv_cell.h"
#include "core/base/numbers.h"
#include "core/io/json/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>

namespace fairshare {
namespace {

struct CodeRange {
    char32_t first;
    char32_t last;
};

/// Ranges of zero-width characters: combining marks, joiners, variation selectors.
constexpr std::array Combining{CodeRange{0x0300, 0x036F}, CodeRange{0x0483, 0x0489},
    CodeRange{0x0591, 0x05BD}, CodeRange{0x064B, 0x065F}, CodeRange{0x1AB0, 0x1AFF},
    CodeRange{0x1DC0, 0x1DFF}, CodeRange{0x200B, 0x200F}, CodeRange{0x20D0, 0x20FF},
    CodeRange{0xFE00, 0xFE0F}, CodeRange{0xFE20, 0xFE2F}};
/// Ranges of characters two columns wide: East Asian wide and full-width forms, pictographs.
constexpr std::array Wide{CodeRange{0x1100, 0x115F}, CodeRange{0x2E80, 0x303E}, CodeRange{0x3041, 0xA4CF},
    CodeRange{0xAC00, 0xD7A3}, CodeRange{0xF900, 0xFAFF}, CodeRange{0xFE30, 0xFE6F},
    CodeRange{0xFF00, 0xFF60}, CodeRange{0xFFE0, 0xFFE6}, CodeRange{0x1F300, 0x1FAFF},
    CodeRange{0x20000, 0x3FFFD}};

template <std::size_t N>
bool contains(const std::array<CodeRange, N>& ranges, char32_t code)
{
    return std::any_of(ranges.begin(), ranges.end(),
        [code](const CodeRange& range) { return code >= range.first && code <= range.last; });
}

struct Character {
    char32_t code = 0xFFFD;
    std::size_t bytes = 1;
    bool valid = false;
};

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U;
}

/// Returns the first UTF-8 character of a nonempty text.
Character firstCharacter(std::string_view text)
{
    const auto lead = static_cast<unsigned char>(text.front());
    if (lead < 0x80U)
        return {lead, 1, true};
    const std::size_t beyondTwo = lead >= 0xF0U ? 2 : 1;
    const std::size_t length = lead >= 0xE0U ? 2 + beyondTwo : 2;
    if (lead < 0xC2U || lead > 0xF4U || text.size() < length)
        return {};
    char32_t code = lead & (0xFFU >> (length + 1));
    for (std::size_t at = 1; at < length; ++at) {
        if (!isContinuation(text[at]))
            return {};
        code = (code << 6) | (static_cast<unsigned char>(text[at]) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> Smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < Smallest[length] || code > 0x10FFFF || surrogate)
        return {};
    return {code, length, true};
}

bool isPlainAscii(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < '\x7f'; });
}

bool isControl(char32_t code)
{
    const bool bidirectional = (code >= 0x202A && code <= 0x202E) || (code >= 0x2066 && code <= 0x2069);
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || bidirectional || code == 0x2028 || code == 0x2029;
}

constexpr std::string_view ColumnGap = "  ";

class AlignedWriter {
public:
    AlignedWriter(const TextTable& table, bool colors, const TextSink& sink)
        : m_table(table)
        , m_colors(colors)
        , m_sink(sink)
    {
        for (const TextTable::Column& column : table.columns()) {
            std::size_t width = displayWidth(column.title);
            for (std::size_t row = 0; row < table.rows(); ++row)
                width = std::max(width, displayWidth(printable(column.cells.at(row))));
            m_width.push_back(width);
        }
    }

    void write()
    {
        if (m_colors)
            m_sink("\033[1m");
        line([](const TextTable::Column& column) { return column.title; });
        if (m_colors)
            m_sink("\033[0m");
        std::string rule;
        for (const std::size_t width : m_width)
            rule += std::string(rule.empty() ? 0 : ColumnGap.size(), ' ') + std::string(width, '-');
        m_sink(rule + "\n");
        for (std::size_t row = 0; row < m_table.rows(); ++row)
            line([row](const TextTable::Column& column) { return printable(column.cells.at(row)); });
    }

private:
    template <typename CellOf>
    void line(CellOf cellOf)
    {
        std::string text;
        std::size_t blanks = 0; // before the next cell; dropped at the end of the line
        for (std::size_t at = 0; at < m_width.size(); ++at) {
            const TextTable::Column& column = m_table.columns()[at];
            const std::string cell = cellOf(column);
            const std::size_t padding = m_width[at] - std::min(m_width[at], displayWidth(cell));
            blanks += column.align == Align::Right ? padding : 0;
            if (!cell.empty()) {
                text.append(blanks, ' ');
                text += cell;
                blanks = 0;
            }
            blanks += (column.align == Align::Left ? padding : 0) + ColumnGap.size();
        }
        m_sink(text + "\n");
    }

    const TextTable& m_table;
    bool m_colors;
    const TextSink& m_sink;
    std::vector<std::size_t> m_width;
};

void writeJsonCell(const TextTable::Column& column, std::string_view cell, JsonText& json)
{
    const std::optional<double> value = column.isNumber ? parseDouble(cell) : std::nullopt;
    if (column.isOptional && cell.empty())
        json.null();
    else if (value)
        json.number(*value);
    else
        json.text(cell);
}

} // namespace

void TextTable::addText(std::string title, std::string id)
{
    m_columns.push_back({std::move(title), std::move(id), Align::Left, false, false});
}

void TextTable::addOptionalText(std::string title, std::string id)
{
    m_columns.push_back({std::move(title), std::move(id), Align::Left, false, true});
}

void TextTable::addNumber(std::string title, std::string id)
{
    m_columns.push_back({std::move(title), std::move(id), Align::Right, true, true});
}

template <typename Cells>
void TextTable::append(const Cells& cells)
{
    assert(cells.size() == m_columns.size());
    auto column = m_columns.begin();
    for (const auto& cell : cells)
        (column++)->cells.append(cell);
    ++m_rows;
}

void TextTable::addRow(std::initializer_list<std::string_view> cells)
{
    append(cells);
}

void TextTable::addRow(const std::vector<std::string>& cells)
{
    append(cells);
}

std::size_t displayWidth(std::string_view text)
{
    if (isPlainAscii(text))
        return text.size();
    std::size_t width = 0;
    while (!text.empty()) {
        const Character character = firstCharacter(text);
        text.remove_prefix(character.bytes);
        if (!contains(Combining, character.code))
            width += contains(Wide, character.code) ? 2U : 1U;
    }
    return width;
}

std::string printable(std::string_view text)
{
    if (isPlainAscii(text))
        return std::string(text);
    std::string result;
    while (!text.empty()) {
        const Character character = firstCharacter(text);
        if (!character.valid)
            result += "\uFFFD";
        else if (isControl(character.code))
            for (const char byte : text.substr(0, character.bytes))
                result += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
        else
            result += text.substr(0, character.bytes);
        text.remove_prefix(character.bytes);
    }
    return result;
}

void writeAligned(const TextTable& table, bool colors, const TextSink& sink)
{
    AlignedWriter(table, colors, sink).write();
}

void writeCsv(const TextTable& table, const TextSink& sink)
{
    std::string line;
    for (const TextTable::Column& column : table.columns())
        line += (line.empty() ? "" : ",") + csvCell(column.id);
    sink(line + "\n");
    for (std::size_t row = 0; row < table.rows(); ++row) {
        line.clear();
        for (std::size_t at = 0; at < table.columns().size(); ++at)
            line += (at == 0 ? "" : ",") + csvCell(table.columns()[at].cells.at(row));
        sink(line + "\n");
    }
}

void writeJson(const TextTable& table, const TextSink& sink)
{
    JsonText json(sink);
    json.beginArray();
    for (std::size_t row = 0; row < table.rows(); ++row) {
        json.beginObject(JsonText::Layout::Compact);
        for (const TextTable::Column& column : table.columns()) {
            json.key(column.id);
            writeJsonCell(column, column.cells.at(row), json);
        }
        json.endObject();
    }
    json.endArray();
    json.finish();
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/table_text.h"

#include "core/base/csv_cell.h"
#include "core/io/json/json_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

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

/// Returns whether a text is a number of JSON: digits, with a sign, decimals or an exponent.
bool isJsonNumber(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const auto digits = [&] {
        const std::size_t begin = at;
        while (at < text.size() && text[at] >= '0' && text[at] <= '9')
            ++at;
        return at > begin;
    };
    const bool beginsWithZero = at < text.size() && text[at] == '0';
    const std::size_t begin = at;
    if (!digits() || (beginsWithZero && at > begin + 1))
        return false;
    if (at < text.size() && text[at] == '.') {
        ++at;
        if (!digits())
            return false;
    }
    if (at < text.size() && text[at] == 'e') {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        return digits() && at == text.size();
    }
    return at == text.size();
}

/// Writes the rows of a view as JSON objects.
class RecordWriter {
public:
    explicit RecordWriter(const TableView& view)
        : m_view(view)
    {
        m_begin = "{";
        if (!view.schema.empty())
            m_begin += fmt::format(
                R"("record": {}, "schema": {})", quotedJson(view.table.record()), quotedJson(view.schema));
        for (const std::size_t at : view.columns)
            m_keys.push_back((m_begin == "{" && m_keys.empty() ? "" : ", ")
                + quotedJson(view.table.columns()[at].id) + ": ");
    }

    void append(std::size_t row, std::string& text) const
    {
        text += m_begin;
        auto key = m_keys.begin();
        for (const std::size_t at : m_view.columns) {
            text += *key++;
            appendCell(m_view.table.columns()[at], row, text);
        }
        text += '}';
    }

private:
    static void appendCell(const TextTable::Column& column, std::size_t row, std::string& text)
    {
        const std::string cell = column.exact(row);
        if (column.isOptional && cell.empty())
            text += "null";
        else if (column.isFlag)
            text += isYes(cell) ? "true" : "false";
        else if (column.hasNumber(row) && isJsonNumber(cell))
            text += cell;
        else
            text += quotedJson(cell);
    }

    const TableView& m_view;
    std::string m_begin;
    std::vector<std::string> m_keys;
};

} // namespace

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

void writeCsv(const TableView& view, const TextSink& sink)
{
    std::vector<std::size_t> columns = view.columns;
    if (!view.namesColumns)
        std::erase_if(columns, [&view](std::size_t at) { return view.table.columns()[at].isExtra; });
    std::string line;
    for (const std::size_t at : columns)
        line += (line.empty() ? "" : ",") + csvCell(view.table.columns()[at].id);
    sink(line + "\n");
    for (std::size_t place = 0; place < view.size(); ++place) {
        const std::size_t row = view.rowAt(place);
        line.clear();
        bool isFirst = true;
        for (const std::size_t at : columns) {
            if (!std::exchange(isFirst, false))
                line += ',';
            line += csvCell(view.table.columns()[at].exact(row));
        }
        line += '\n';
        sink(line);
    }
}

void writeJson(const TableView& view, const TextSink& sink)
{
    const RecordWriter records(view);
    std::string text = "[";
    for (std::size_t place = 0; place < view.size(); ++place) {
        text += place == 0 ? "\n  " : ",\n  ";
        records.append(view.rowAt(place), text);
        sink(text);
        text.clear();
    }
    sink(text + (view.size() == 0 ? "]\n" : "\n]\n"));
}

void writeJsonLines(const TableView& view, const TextSink& sink)
{
    const RecordWriter records(view);
    std::string text;
    for (std::size_t place = 0; place < view.size(); ++place) {
        text.clear();
        records.append(view.rowAt(place), text);
        text += '\n';
        sink(text);
    }
}

} // namespace fairshare

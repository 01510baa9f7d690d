// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/aligned_table.h"

#include "core/report/folded_text.h"
#include "core/report/table_text.h"

#include <algorithm>
#include <numeric>
#include <span>

namespace fairshare {
namespace {

constexpr std::string_view ColumnGap = "  ";
constexpr std::size_t LeastText = 12; ///< width to which columns of text may shrink

/// A column as it is printed.
struct Printed {
    std::string title;
    Align align = Align::Left;
    TextColumn cells{}; ///< by printed row
    std::size_t width = 0;
    std::size_t widestCell = 0;
};

Printed printedColumn(const TableView& view, std::size_t at)
{
    const TextTable::Column& column = view.table.columns()[at];
    Printed printed{.title = printable(column.title), .align = column.align};
    for (std::size_t place = 0; place < view.size(); ++place) {
        const std::size_t row = view.rowAt(place);
        std::string text = printable(column.readable(row));
        if (const std::size_t indent = view.isSorted ? 0 : view.table.indent(at, row); indent > 0)
            text.insert(0, indent, ' ');
        printed.widestCell = std::max(printed.widestCell, displayWidth(text));
        printed.cells.append(text);
    }
    printed.width = std::max(displayWidth(printed.title), printed.widestCell);
    return printed;
}

std::size_t widthOf(const std::vector<Printed>& columns)
{
    std::size_t width = 0;
    for (const Printed& column : columns)
        width += (width == 0 ? 0 : ColumnGap.size()) + column.width;
    return width;
}

/// Makes columns narrower until they fit, or as far as their numbers and words allow.
void shrink(std::vector<Printed>& columns, std::size_t width)
{
    for (Printed& column : columns) {
        if (widthOf(columns) <= width)
            return;
        column.width = std::max(column.widestCell, longestWord(column.title));
    }
    while (widthOf(columns) > width) {
        Printed* widest = nullptr;
        for (Printed& column : columns)
            if (column.align == Align::Left && column.width > LeastText
                && (widest == nullptr || column.width > widest->width))
                widest = &column;
        if (widest == nullptr)
            return;
        --widest->width;
    }
}

class AlignedWriter {
public:
    AlignedWriter(std::span<const Printed> columns, std::size_t rows, bool colors, const TextSink& sink)
        : m_columns(columns)
        , m_rows(rows)
        , m_colors(colors)
        , m_sink(sink)
    {
    }

    void write()
    {
        if (m_colors)
            m_sink("\033[1m");
        line([](const Printed& column) { return std::string_view(column.title); });
        if (m_colors)
            m_sink("\033[0m");
        std::string rule;
        for (const Printed& column : m_columns)
            rule += std::string(rule.empty() ? 0 : ColumnGap.size(), ' ') + std::string(column.width, '-');
        m_sink(rule + "\n");
        for (std::size_t row = 0; row < m_rows; ++row)
            line([row](const Printed& column) { return column.cells.at(row); });
    }

private:
    /// Writes the cells of a row; those that are too wide take several lines.
    template <typename CellOf>
    void line(CellOf cellOf)
    {
        const bool fits = std::ranges::all_of(
            m_columns, [&](const Printed& column) { return displayWidth(cellOf(column)) <= column.width; });
        if (fits)
            return oneLine(cellOf);
        std::vector<std::vector<std::string>> parts;
        std::size_t lines = 1;
        for (const Printed& column : m_columns) {
            parts.push_back(foldedText(cellOf(column), column.width));
            lines = std::max(lines, parts.back().size());
        }
        for (std::size_t at = 0; at < lines; ++at)
            oneLine([&](const Printed& column) {
                const auto& own = parts[static_cast<std::size_t>(&column - m_columns.data())];
                return at < own.size() ? std::string_view(own[at]) : std::string_view();
            });
    }

    template <typename CellOf>
    void oneLine(CellOf cellOf)
    {
        m_line.clear();
        std::size_t blanks = 0; // before the next cell; dropped at the end of the line
        for (const Printed& column : m_columns) {
            const std::string_view cell = cellOf(column);
            const std::size_t padding = column.width - std::min(column.width, displayWidth(cell));
            blanks += column.align == Align::Right ? padding : 0;
            if (!cell.empty()) {
                m_line.append(blanks, ' ');
                m_line += cell;
                blanks = 0;
            }
            blanks += (column.align == Align::Left ? padding : 0) + ColumnGap.size();
        }
        m_line += '\n';
        m_sink(m_line);
    }

    std::span<const Printed> m_columns;
    std::size_t m_rows;
    bool m_colors;
    const TextSink& m_sink;
    std::string m_line;
};

/// Returns the end of the columns from `begin` that fit beside the first one; at least one.
std::size_t fittingEnd(const std::vector<Printed>& columns, std::size_t begin, std::size_t width)
{
    std::size_t used = begin == 0 ? 0 : columns.front().width;
    std::size_t end = begin;
    while (end < columns.size()) {
        used += (used == 0 ? 0 : ColumnGap.size()) + columns[end].width;
        if (used > width && end > begin)
            break;
        ++end;
    }
    return end;
}

} // namespace

void writeAligned(const TableView& view, AlignedStyle style, const TextSink& sink)
{
    std::vector<Printed> columns;
    for (const std::size_t at : view.columns)
        if (view.namesColumns || !(view.table.columns()[at].isHidden || view.table.columns()[at].isExtra))
            columns.push_back(printedColumn(view, at));
    if (style.width == 0 || widthOf(columns) <= style.width)
        return AlignedWriter(columns, view.size(), style.colors, sink).write();
    shrink(columns, style.width);
    for (std::size_t begin = 0; begin < columns.size();) {
        const std::size_t end = fittingEnd(columns, begin, style.width);
        std::vector<Printed> part;
        if (begin > 0) {
            sink("\n");
            part.push_back(columns.front());
        }
        part.insert(part.end(), columns.begin() + static_cast<std::ptrdiff_t>(begin),
            columns.begin() + static_cast<std::ptrdiff_t>(end));
        AlignedWriter(part, view.size(), style.colors, sink).write();
        begin = end;
    }
}

} // namespace fairshare

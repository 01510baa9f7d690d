// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/review_text.h"

#include "core/base/say.h"
#include "core/report/table_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace fairshare {
namespace {

constexpr std::size_t LineColumns = 78;
constexpr std::string_view Gap = "  ";

/// Returns the text in lines of at most LineColumns.
/// @param first before the first line; further lines are indented as much
std::string wrapped(std::string_view text, std::string_view first = {})
{
    const std::string indent(first.size(), ' ');
    std::string lines(first);
    std::size_t used = first.size();
    bool isStart = true;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty())
            continue;
        const std::size_t columns = displayWidth(word);
        if (!isStart && used + 1 + columns > LineColumns) {
            lines += "\n" + indent;
            used = indent.size();
            isStart = true;
        }
        if (!isStart) {
            lines += ' ';
            ++used;
        }
        lines += printable(word);
        used += columns;
        isStart = false;
    }
    return lines + "\n";
}

std::string plain(const std::vector<ReviewSpan>& spans)
{
    std::string text;
    for (const ReviewSpan& span : spans)
        text += span.link.empty() || span.link == span.text ? span.text
                                                            : fmt::format("{} <{}>", span.text, span.link);
    return text;
}

/// Returns a cell as text; a bar becomes its number of places.
std::string cellText(const ReviewTable& table, const ReviewRow& row, std::size_t column)
{
    if (table.columns[column].kind != ReviewColumnKind::Move)
        return column < row.cells.size() ? printable(row.cells[column]) : std::string();
    return row.move == 0 ? "0" : fmt::format("{}{}", row.move > 0 ? "+" : "-", std::abs(row.move));
}

/// Returns the title of a column; that of a bar names both directions with their signs.
std::string titleText(const ReviewColumn& column)
{
    return column.gainTitle.empty()
        ? printable(column.title)
        : fmt::format("{} (-), {} (+)", printable(column.title), printable(column.gainTitle));
}

bool isRightAligned(ReviewColumnKind kind)
{
    return kind != ReviewColumnKind::Text;
}

/// Text of one block.
class BlockText {
public:
    std::string operator()(const ReviewParagraph& block) const
    {
        return wrapped(block.lead.empty() ? block.text : block.lead + " " + block.text);
    }
    std::string operator()(const ReviewTable& block) const;
    std::string operator()(const ReviewFigure& block) const
    {
        return wrapped(fairshare::say("Picture left out: {}", block.caption));
    }
    std::string operator()(const ReviewCode& block) const
    {
        std::string text;
        for (const std::string& line : block.lines)
            text += fmt::format("    {}\n", printable(line));
        return text;
    }
    std::string operator()(const ReviewSignatures& block) const
    {
        std::string text;
        for (const std::string& line : block.lines)
            text += fmt::format("______________________________  {}\n", line);
        return text;
    }
    std::string operator()(const ReviewProse& block) const
    {
        return wrapped(plain(block.spans), block.isQuote ? "> " : "");
    }
    std::string operator()(const ReviewList& block) const
    {
        std::string text;
        for (const ReviewListItem& item : block.items) {
            std::string mark(std::size_t{2} * item.depth, ' ');
            if (item.isContinued)
                mark += "  ";
            else
                mark += item.number > 0 ? fmt::format("{}. ", item.number) : "- ";
            text += wrapped(plain(item.spans), mark);
        }
        return text;
    }
};

/// Returns the cells by row; the titles are the first row.
std::vector<std::vector<std::string>> cellsOf(const ReviewTable& block)
{
    std::vector<std::vector<std::string>> rows(1);
    for (const ReviewColumn& column : block.columns)
        rows.front().push_back(titleText(column));
    for (const ReviewRow& row : block.rows) {
        rows.emplace_back();
        for (std::size_t at = 0; at < block.columns.size(); ++at)
            rows.back().push_back(cellText(block, row, at));
    }
    return rows;
}

/// Returns a row whose cells have these widths.
std::string alignedLine(
    const ReviewTable& block, const std::vector<std::string>& cells, const std::vector<std::size_t>& widths)
{
    std::string line;
    for (std::size_t at = 0; at < widths.size(); ++at) {
        const std::string blanks(widths[at] - displayWidth(cells[at]), ' ');
        const bool isRight = isRightAligned(block.columns[at].kind);
        line +=
            (at == 0 ? "" : std::string(Gap)) + (isRight ? blanks : "") + cells[at] + (isRight ? "" : blanks);
    }
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

std::string BlockText::operator()(const ReviewTable& block) const
{
    const std::vector<std::vector<std::string>> rows = cellsOf(block);
    std::vector<std::size_t> widths(block.columns.size(), 0);
    for (const auto& row : rows)
        for (std::size_t at = 0; at < row.size(); ++at)
            widths[at] = std::max(widths[at], displayWidth(row[at]));
    const bool hasTitles =
        std::ranges::any_of(rows.front(), [](const std::string& title) { return !title.empty(); });
    std::string text;
    for (std::size_t line = hasTitles ? 0 : 1; line < rows.size(); ++line)
        text += alignedLine(block, rows[line], widths) + "\n";
    return block.caption.empty() ? text : text + wrapped(block.caption);
}

} // namespace

void writeReviewText(const Review& review, const TextSink& sink)
{
    sink(fmt::format("{}\n{}\n{}\n{}\n", printable(review.title),
        std::string(displayWidth(review.title), '='), printable(review.subtitle), printable(review.place)));
    for (std::size_t at = 0; at < review.sections.size(); ++at) {
        const ReviewSection& section = review.sections[at];
        const std::string heading = fmt::format("{} {}", at + 1, printable(section.title));
        sink(fmt::format("\n{}\n{}\n", heading, std::string(displayWidth(heading), '-')));
        for (const ReviewBlock& block : section.blocks)
            sink("\n" + std::visit(BlockText(), block));
    }
    sink("\n");
    for (const std::string& line : review.footer)
        sink(printable(line) + "\n");
}

} // namespace fairshare

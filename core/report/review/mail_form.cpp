// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/mail_form.h"

#include "core/base/say.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t FrameBytes = 12'000; ///< style sheet, head, contents and footer
constexpr std::size_t RowBytes = 20; ///< marks of a row, a list item or a paragraph
constexpr std::size_t CellBytes = 40; ///< marks of a cell, or blanks up to the next column
constexpr std::size_t BarBytes = 400; ///< a bar, and the spaces before it
constexpr std::size_t MostRows = 400; ///< per block at first

/// Returns the bytes of a text in HTML.
std::size_t sizeOf(std::string_view text)
{
    constexpr std::size_t Escaped = 5; // bytes added by a character reference
    std::size_t size = text.size();
    for (const char c : text)
        size += c == '<' || c == '>' || c == '&' || c == '"' || c == '\'' ? Escaped : 0;
    return size;
}

std::size_t sizeOf(const std::vector<ReviewSpan>& spans)
{
    std::size_t size = RowBytes;
    for (const ReviewSpan& span : spans)
        size += sizeOf(span.text) + sizeOf(span.link) + CellBytes;
    return size;
}

/// Estimates the bytes of a block from above.
class BlockSize {
public:
    std::size_t operator()(const ReviewParagraph& block) const
    {
        return sizeOf(block.text) + sizeOf(block.lead) + RowBytes;
    }
    std::size_t operator()(const ReviewTable& block) const
    {
        std::size_t size = sizeOf(block.caption) + RowBytes;
        std::size_t row = RowBytes;
        for (const ReviewColumn& column : block.columns) {
            size += sizeOf(column.title) + CellBytes;
            row += CellBytes + (column.kind == ReviewColumnKind::Move ? BarBytes : 0);
        }
        for (const ReviewRow& each : block.rows) {
            size += row;
            for (const std::string& cell : each.cells)
                size += sizeOf(cell);
        }
        return size;
    }
    std::size_t operator()(const ReviewFigure& block) const { return sizeOf(block.caption) + RowBytes; }
    std::size_t operator()(const ReviewCode& block) const
    {
        std::size_t size = RowBytes;
        for (const std::string& line : block.lines)
            size += sizeOf(line) + CellBytes;
        return size;
    }
    std::size_t operator()(const ReviewSignatures& block) const
    {
        std::size_t size = RowBytes;
        for (const std::string& line : block.lines)
            size += sizeOf(line) + RowBytes;
        return size;
    }
    std::size_t operator()(const ReviewProse& block) const { return sizeOf(block.spans); }
    std::size_t operator()(const ReviewList& block) const
    {
        std::size_t size = RowBytes;
        for (const ReviewListItem& item : block.items)
            size += sizeOf(item.spans);
        return size;
    }
};

std::size_t sizeOf(const Review& review)
{
    std::size_t size = FrameBytes;
    for (const ReviewSection& section : review.sections) {
        size += sizeOf(section.title) * 2;
        for (const ReviewBlock& block : section.blocks)
            size += std::visit(BlockSize(), block);
    }
    return size;
}

/// Returns the caption of a figure in its place.
ReviewBlock withoutPicture(ReviewBlock block)
{
    if (const auto* figure = std::get_if<ReviewFigure>(&block))
        return ReviewParagraph{.text = fairshare::say("Picture left out: {}", figure->caption)};
    return block;
}

/// Keeps the first rows, and returns how many are gone.
template <typename Rows>
std::size_t cut(Rows& rows, std::size_t most)
{
    const std::size_t gone = rows.size() - std::min(rows.size(), most);
    rows.resize(rows.size() - gone);
    return gone;
}

/// Cuts the tables, lists and command lines of a section.
void cut(ReviewSection& section, std::size_t most)
{
    std::vector<ReviewBlock> blocks;
    for (ReviewBlock& block : section.blocks) {
        std::size_t gone = 0;
        if (auto* table = std::get_if<ReviewTable>(&block))
            gone = cut(table->rows, most);
        else if (auto* code = std::get_if<ReviewCode>(&block))
            gone = cut(code->lines, most);
        else if (auto* list = std::get_if<ReviewList>(&block))
            gone = cut(list->items, most);
        blocks.push_back(std::move(block));
        if (gone > 0)
            blocks.emplace_back(ReviewParagraph{
                .text = fairshare::say("Lines left out here: {}. The complete review contains them.", gone)});
    }
    section.blocks = std::move(blocks);
}

/// Keeps the paragraphs of a section that together need at most these bytes.
void cutText(ReviewSection& section, std::size_t mostBytes)
{
    std::size_t size = 0;
    std::size_t gone = 0;
    std::vector<ReviewBlock> blocks;
    for (ReviewBlock& block : section.blocks) {
        const bool isText = std::holds_alternative<ReviewProse>(block)
            || std::holds_alternative<ReviewList>(block) || std::holds_alternative<ReviewParagraph>(block);
        const std::size_t own = isText ? std::visit(BlockSize(), block) : 0;
        if (size + own > mostBytes) {
            ++gone;
            continue;
        }
        size += own;
        blocks.push_back(std::move(block));
    }
    if (gone > 0)
        blocks.emplace_back(
            ReviewParagraph{.text = fairshare::say(
                                "Paragraphs left out here: {}. The complete review contains them.", gone)});
    section.blocks = std::move(blocks);
}

} // namespace

Review mailForm(Review review)
{
    constexpr std::size_t MostTextBytes = MostMailBytes / 4; // of a section at first
    constexpr std::size_t LeastTextBytes = 200;
    for (ReviewSection& section : review.sections)
        for (ReviewBlock& block : section.blocks)
            block = withoutPicture(std::move(block));
    std::size_t most = MostRows;
    std::size_t text = MostTextBytes;
    while (true) {
        Review shorter = review;
        for (ReviewSection& section : shorter.sections) {
            cut(section, most);
            cutText(section, text);
        }
        if (sizeOf(shorter) < MostMailBytes || (most == 1 && text <= LeastTextBytes))
            return shorter;
        if (most > 1)
            most /= 2;
        else
            text /= 2;
    }
}

} // namespace fairshare

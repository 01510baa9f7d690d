// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/own_text_reader.h"

#include "core/base/ascii_text.h"
#include "core/base/character_reference.h"
#include "core/base/say.h"
#include "core/report/review/own_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

namespace fairshare {
namespace {

constexpr std::uint32_t DeepestItem = 3;

/// Most bytes and parts of what a text expands to: names of links repeat their address, rows of tables are
/// filled up with cells.
constexpr std::size_t LargestExpansion = 16 * MaxOwnTextBytes;

/// Returns the character of a reference such as `&amp;`, or the reference as it is written.
std::string characterOrSame(std::string_view reference)
{
    const std::string_view name = reference.substr(1, reference.size() - 2);
    std::string text;
    if (name == "nbsp")
        text = "\u00A0";
    else if (const auto code = referencedCharacter(name))
        appendUtf8(text, *code);
    else
        text = reference;
    return text;
}

std::string written(const MD_ATTRIBUTE& attribute)
{
    std::string text;
    for (std::size_t part = 0; attribute.size > 0 && attribute.substr_offsets[part] < attribute.size;
        ++part) {
        const MD_OFFSET begin = attribute.substr_offsets[part];
        const std::string_view piece(attribute.text + begin, attribute.substr_offsets[part + 1] - begin);
        text += attribute.substr_types[part] == MD_TEXT_ENTITY ? characterOrSame(piece) : std::string(piece);
    }
    return text;
}

/// Returns the address with all bytes escaped that addresses do not have; "" for one that is not allowed.
std::string allowedAddress(std::string_view address)
{
    constexpr std::array<std::string_view, 3> Schemes{"http:", "https:", "mailto:"};
    constexpr std::string_view Marks = "-._~:/?#[]@!$&'()*+,;=%";
    const bool isAllowed = std::ranges::any_of(Schemes, [address](std::string_view scheme) {
        return equalIgnoringCase(address.substr(0, scheme.size()), scheme);
    });
    std::string escaped;
    if (!isAllowed)
        return escaped;
    for (const char c : address)
        if (isLetter(c) || isDigit(c) || Marks.find(c) != std::string_view::npos)
            escaped += c;
        else
            escaped += fmt::format("%{:02X}", static_cast<unsigned char>(c));
    return escaped;
}

std::string plainText(const std::vector<ReviewSpan>& spans)
{
    std::string plain;
    for (const ReviewSpan& span : spans)
        plain += span.text;
    return plain;
}

} // namespace

bool OwnTextReader::enterBlock(MD_BLOCKTYPE type, const void* detail)
{
    if (type != MD_BLOCK_DOC)
        flush();
    switch (type) {
    case MD_BLOCK_QUOTE:
        ++m_quotes;
        break;
    case MD_BLOCK_UL:
    case MD_BLOCK_OL:
        m_isNewList = m_isNewList || m_lists.empty();
        m_lists.push_back(
            type == MD_BLOCK_UL ? 0 : std::max(1U, static_cast<const MD_BLOCK_OL_DETAIL*>(detail)->start));
        break;
    case MD_BLOCK_LI:
        beginItem();
        break;
    case MD_BLOCK_TABLE:
        m_table.emplace();
        break;
    case MD_BLOCK_TR:
        if (m_table)
            m_table->rows.emplace_back();
        break;
    default:
        break;
    }
    return goOn(1);
}

bool OwnTextReader::leaveBlock(MD_BLOCKTYPE type, const void* detail)
{
    switch (type) {
    case MD_BLOCK_H:
        addHeading(static_cast<const MD_BLOCK_H_DETAIL*>(detail)->level);
        break;
    case MD_BLOCK_CODE:
        addCode();
        break;
    case MD_BLOCK_TH:
    case MD_BLOCK_TD:
        addCell(static_cast<const MD_BLOCK_TD_DETAIL*>(detail)->align, type == MD_BLOCK_TH);
        break;
    case MD_BLOCK_TABLE:
        addTable();
        break;
    default:
        flush();
    }
    if (type == MD_BLOCK_QUOTE)
        --m_quotes;
    if (type == MD_BLOCK_UL || type == MD_BLOCK_OL)
        m_lists.pop_back();
    return goOn(1);
}

bool OwnTextReader::enterSpan(MD_SPANTYPE type, const void* detail)
{
    if (type == MD_SPAN_STRONG)
        ++m_bold;
    else if (type == MD_SPAN_EM)
        ++m_italic;
    else if (type == MD_SPAN_A && !m_error)
        m_link = allowedAddress(written(static_cast<const MD_SPAN_A_DETAIL*>(detail)->href));
    return goOn(1 + m_link.size());
}

bool OwnTextReader::leaveSpan(MD_SPANTYPE type)
{
    if (type == MD_SPAN_STRONG)
        --m_bold;
    else if (type == MD_SPAN_EM)
        --m_italic;
    else if (type == MD_SPAN_A)
        m_link.clear();
    return goOn(1);
}

bool OwnTextReader::addText(MD_TEXTTYPE type, std::string_view text)
{
    switch (type) {
    case MD_TEXT_NULLCHAR:
        add("\uFFFD");
        break;
    case MD_TEXT_BR:
    case MD_TEXT_SOFTBR:
        add(" ");
        break;
    case MD_TEXT_ENTITY:
        add(characterOrSame(text));
        break;
    case MD_TEXT_CODE:
        add(text, true);
        break;
    default:
        add(text);
    }
    return goOn(text.size() + m_link.size());
}

void OwnTextReader::giveUp()
{
    refuse(fairshare::say("links or tables make the text too long"));
}

Result<std::vector<ReviewSection>> OwnTextReader::take()
{
    if (m_error)
        return tl::unexpected(*std::exchange(m_error, {}));
    return std::move(m_sections);
}

/// Counts what was read. Once it is too much, md4c is told so by each function, as it does not always listen.
bool OwnTextReader::goOn(std::size_t bytes)
{
    m_size += bytes;
    if (m_size > LargestExpansion)
        giveUp();
    return !m_error;
}

void OwnTextReader::refuse(std::string message)
{
    if (!m_error)
        m_error = Error{ErrorCode::TooLarge, std::move(message), {}, {}};
}

ReviewSection& OwnTextReader::section()
{
    if (m_sections.empty())
        m_sections.push_back({fairshare::say("Notes"), {}});
    return m_sections.back();
}

/// Adds text to the spans, joining neighbors in the same style.
void OwnTextReader::add(std::string_view text, bool isCode)
{
    if (text.empty() || m_error)
        return;
    ReviewSpan span{std::string(text), m_bold > 0, m_italic > 0, isCode, m_link};
    if (!m_spans.empty()) {
        ReviewSpan& last = m_spans.back();
        const bool isSame = last.isBold == span.isBold && last.isItalic == span.isItalic
            && last.isCode == isCode && last.link == m_link;
        if (isSame) {
            last.text += text;
            return;
        }
    }
    m_spans.push_back(std::move(span));
}

std::vector<ReviewSpan> OwnTextReader::takeSpans()
{
    return std::exchange(m_spans, {});
}

/// Ends a paragraph, also one of an item.
void OwnTextReader::flush()
{
    if (m_spans.empty())
        return;
    auto& blocks = section().blocks;
    auto* const list = blocks.empty() || m_lists.empty() ? nullptr : std::get_if<ReviewList>(&blocks.back());
    if (list == nullptr) {
        blocks.emplace_back(ReviewProse{.spans = takeSpans(), .isQuote = m_quotes > 0});
        return;
    }
    if (std::exchange(m_isEmptyItem, false)) {
        list->items.back().spans = takeSpans();
        return;
    }
    const auto depth =
        static_cast<std::uint32_t>(std::min<std::size_t>(m_lists.size() - 1, list->items.back().depth));
    list->items.push_back({.spans = takeSpans(), .depth = depth, .isContinued = true});
}

/// A heading within an item or a quote is a bold paragraph of it.
void OwnTextReader::addHeading(unsigned level)
{
    if (isInContainer()) {
        for (ReviewSpan& span : m_spans)
            span.isBold = true;
        flush();
    } else if (level == 1) {
        const std::string title = plainText(takeSpans());
        m_sections.push_back({title.empty() ? fairshare::say("Notes") : title, {}});
    } else if (!m_spans.empty()) {
        section().blocks.emplace_back(ReviewProse{takeSpans(), true});
    }
}

void OwnTextReader::addCode()
{
    ReviewCode code{.lines = {}, .hasComments = false};
    std::string text = plainText(takeSpans());
    if (text.ends_with('\n'))
        text.pop_back();
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        code.lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    m_isEmptyItem = false;
    section().blocks.emplace_back(std::move(code));
}

void OwnTextReader::addCell(MD_ALIGN align, bool isHead)
{
    std::string text = plainText(withAddresses(takeSpans()));
    if (!m_table)
        return;
    if (!isHead) {
        m_table->rows.back().cells.push_back(std::move(text));
        return;
    }
    m_table->columns.push_back(
        {std::move(text), align == MD_ALIGN_RIGHT ? ReviewColumnKind::Number : ReviewColumnKind::Text});
    if (m_table->columns.size() > MaxOwnTextColumns)
        refuse(fairshare::say("a table has more than {} columns", MaxOwnTextColumns));
}

void OwnTextReader::addTable()
{
    ReviewTable table = std::move(m_table).value_or(ReviewTable{});
    m_table.reset();
    std::erase_if(table.rows, [](const ReviewRow& row) { return row.cells.empty(); }); // that of the head
    for (ReviewRow& row : table.rows)
        row.cells.resize(table.columns.size());
    m_isEmptyItem = false;
    section().blocks.emplace_back(std::move(table));
}

void OwnTextReader::beginItem()
{
    auto& blocks = section().blocks;
    if (std::exchange(m_isNewList, false) || blocks.empty()
        || !std::holds_alternative<ReviewList>(blocks.back()))
        blocks.emplace_back(ReviewList{});
    auto& items = std::get<ReviewList>(blocks.back()).items;
    const auto wanted = static_cast<std::uint32_t>(std::min<std::size_t>(m_lists.size() - 1, DeepestItem));
    std::uint32_t& next = m_lists.back();
    items.push_back({.spans = {},
        .depth = items.empty() ? 0 : std::min(wanted, items.back().depth + 1),
        .number = next == 0 ? 0 : next++});
    m_isEmptyItem = true;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/review/own_text.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>

namespace fairshare {
namespace {

constexpr std::uint32_t DeepestItem = 3;
constexpr std::size_t TabColumns = 4;
constexpr std::size_t ColumnsPerDepth = 2;

bool isBlank(char character)
{
    return character == ' ' || character == '\t';
}

bool isPunctuation(char character)
{
    return (character >= '!' && character <= '/') || (character >= ':' && character <= '@')
        || (character >= '[' && character <= '`') || (character >= '{' && character <= '~');
}

/// Returns whether a character is part of a word. Characters beyond ASCII count as letters.
bool isWord(char character)
{
    return !isBlank(character) && !isPunctuation(character);
}

/// Marks of emphasis side by side that are one half of a pair, or text.
struct Mark {
    std::size_t at = 0; ///< offset in the text
    std::size_t length = 1; ///< 1 for italic, 2 for bold
    char character = '*';
    bool opens = false;
    bool closes = false;
    bool isPaired = false;

    std::size_t slot() const { return (length - 1) * 2 + (character == '_' ? 1 : 0); }
};

/// Returns the run of equal characters from `at` to `end` as a mark that may open or close emphasis.
Mark markOf(std::string_view text, std::size_t at, std::size_t end)
{
    const char before = at == 0 ? ' ' : text[at - 1];
    const char after = end == text.size() ? ' ' : text[end];
    const bool isWithin = text[at] == '_' && isWord(before) && isWord(after); // as in a_name
    return {.at = at,
        .character = text[at],
        .opens = !isBlank(after) && !isWithin && !(isPunctuation(after) && isWord(before)),
        .closes = !isBlank(before) && !isWithin && !(isPunctuation(before) && isWord(after))};
}

/// Finds the marks of emphasis. Escaped marks are not among them.
std::vector<Mark> marksIn(std::string_view text)
{
    constexpr std::size_t LongestRun = 3;
    std::vector<Mark> marks;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == '\\') {
            at += 2;
            continue;
        }
        if (text[at] != '*' && text[at] != '_') {
            ++at;
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of(text[at], at), text.size());
        const std::size_t run = end - at;
        Mark mark = markOf(text, at, end);
        for (std::size_t left = run <= LongestRun ? run : 0; left != 0; left -= mark.length) {
            mark.length = left >= 2 ? 2 : 1;
            marks.push_back(mark);
            mark.at += mark.length;
        }
        at = end;
    }
    return marks;
}

/// Pairs each closing mark with the last opening mark of its kind.
void pair(std::vector<Mark>& marks)
{
    std::array<Mark*, 4> open{};
    for (Mark& mark : marks) {
        Mark*& opening = open.at(mark.slot());
        if (mark.closes && opening != nullptr) {
            opening->isPaired = mark.isPaired = true;
            mark.opens = false;
            opening = nullptr;
        } else if (mark.opens) {
            opening = &mark;
        }
    }
}

/// Collects spans, joining neighbors in the same style.
class Spans {
public:
    void add(std::string_view text)
    {
        if (text.empty())
            return;
        const bool isBold = m_open.at(2) || m_open.at(3);
        const bool isItalic = m_open.at(0) || m_open.at(1);
        if (m_spans.empty() || m_spans.back().isBold != isBold || m_spans.back().isItalic != isItalic)
            m_spans.push_back({{}, isBold, isItalic});
        m_spans.back().text += text;
    }

    void apply(const Mark& mark) { m_open.at(mark.slot()) = mark.opens; }
    std::vector<ReviewSpan> take() { return std::move(m_spans); }

private:
    std::array<bool, 4> m_open{};
    std::vector<ReviewSpan> m_spans;
};

/// Adds text without marks; a backslash before punctuation is left out.
void addUnescaped(std::string_view text, Spans& spans)
{
    std::size_t from = 0;
    for (std::size_t at = 0; at + 1 < text.size(); ++at)
        if (text[at] == '\\' && isPunctuation(text[at + 1])) {
            spans.add(text.substr(from, at - from));
            from = ++at;
        }
    spans.add(text.substr(from));
}

/// A line that begins a list item.
struct ItemStart {
    std::uint32_t number = 0; ///< 0 for a bullet
    std::string_view text;
};

/// Returns the width of the blanks before the text of a line.
std::size_t indentOf(std::string_view line)
{
    std::size_t columns = 0;
    for (const char character : line) {
        if (!isBlank(character))
            break;
        columns += character == ' ' ? 1 : TabColumns - columns % TabColumns;
    }
    return columns;
}

/// @param text a line without the blanks at its ends
std::optional<ItemStart> itemStart(std::string_view text)
{
    constexpr std::size_t MostDigits = 6;
    if (text.size() > 1 && (text[0] == '-' || text[0] == '*' || text[0] == '+') && isBlank(text[1]))
        return ItemStart{0, trimmed(text.substr(2))};
    const std::size_t digits = std::min(text.find_first_not_of("0123456789"), text.size());
    if (digits == 0 || digits > MostDigits || digits + 1 >= text.size()
        || (text[digits] != '.' && text[digits] != ')') || !isBlank(text[digits + 1]))
        return std::nullopt;
    const auto number = parseUnsigned(text.substr(0, digits));
    return ItemStart{
        std::max(1U, static_cast<std::uint32_t>(number.value_or(1))), trimmed(text.substr(digits + 2))};
}

/// Returns the level of a heading, 1 to 6; 0 for other lines.
std::size_t headingLevel(std::string_view text)
{
    constexpr std::size_t Deepest = 6;
    const std::size_t marks = std::min(text.find_first_not_of('#'), text.size());
    return marks <= Deepest && (marks == text.size() || isBlank(text[marks])) ? marks : 0;
}

/// Returns the text of a heading without the marks at both ends.
std::string_view headingText(std::string_view text, std::size_t level)
{
    text = trimmed(text.substr(level));
    const std::size_t end = text.find_last_not_of('#');
    if (end == std::string_view::npos)
        return {};
    const bool isClosed = end + 1 < text.size() && isBlank(text[end]);
    return isClosed ? trimmed(text.substr(0, end)) : text;
}

/// Returns whether a line consists of at least three of one mark, such as `---`, with or without blanks.
bool isRule(std::string_view text)
{
    if (text.empty() || std::string_view("-*_=").find(text.front()) == std::string_view::npos)
        return false;
    const auto isOther = [mark = text.front()](char each) { return each != mark && !isBlank(each); };
    return std::ranges::count(text, text.front()) >= 3 && std::ranges::none_of(text, isOther);
}

std::string plainText(std::string_view text)
{
    std::string plain;
    for (const ReviewSpan& span : emphasized(text))
        plain += span.text;
    return plain;
}

/// Combines the lines of the text into blocks.
class OwnTextReader {
public:
    void add(std::string_view line)
    {
        const std::string_view text = trimmed(line);
        if (text.empty()) {
            finishText();
            return;
        }
        if (const std::size_t level = headingLevel(text); level != 0) {
            finishText();
            addHeading(headingText(text, level), level);
        } else if (isRule(text)) {
            // Below a line of text it makes a heading; elsewhere it only separates.
            if (!m_text.empty() && !m_isItem && (text.front() == '=' || text.front() == '-'))
                addHeading(std::exchange(m_text, {}), text.front() == '=' ? 1 : 2);
            finishText();
        } else if (const auto item = itemStart(text); item && !continuesWith(*item)) {
            finishText();
            beginItem(*item, indentOf(line));
        } else {
            m_text += (m_text.empty() ? "" : " ") + std::string(text);
        }
    }

    std::vector<ReviewSection> take()
    {
        finishText();
        return std::move(m_sections);
    }

private:
    /// Returns whether what looks like an item continues a paragraph, such as "2027. Then".
    bool continuesWith(const ItemStart& item) const
    {
        return !m_text.empty() && !m_isItem && item.number > 1;
    }

    ReviewSection& section()
    {
        if (m_sections.empty())
            m_sections.push_back({fairshare::say("Notes"), {}});
        return m_sections.back();
    }

    void addHeading(std::string_view text, std::size_t level)
    {
        if (level == 1)
            m_sections.push_back({text.empty() ? fairshare::say("Notes") : plainText(text), {}});
        else if (auto spans = emphasized(text); !spans.empty())
            section().blocks.emplace_back(ReviewProse{std::move(spans), true});
    }

    void beginItem(const ItemStart& start, std::size_t indent)
    {
        auto& blocks = section().blocks;
        if (blocks.empty() || !std::holds_alternative<ReviewList>(blocks.back()))
            blocks.emplace_back(ReviewList{});
        auto& items = std::get<ReviewList>(blocks.back()).items;
        const auto wanted =
            static_cast<std::uint32_t>(std::min<std::size_t>(indent / ColumnsPerDepth, DeepestItem));
        const std::uint32_t depth = items.empty() ? 0 : std::min(wanted, items.back().depth + 1);
        items.push_back({{}, depth, start.number == 0 ? 0 : nextNumber(items, depth, start.number)});
        m_text = start.text;
        m_isItem = true;
    }

    /// Returns the number after that of the last item of this depth, as lists are counted by their first
    /// number.
    static std::uint32_t nextNumber(
        const std::vector<ReviewListItem>& items, std::uint32_t depth, std::uint32_t first)
    {
        for (auto item = items.rbegin(); item != items.rend() && item->depth >= depth; ++item)
            if (item->depth == depth)
                return item->number == 0 ? first : item->number + 1;
        return first;
    }

    /// Ends the paragraph or item.
    void finishText()
    {
        auto spans = emphasized(m_text);
        if (m_isItem)
            std::get<ReviewList>(section().blocks.back()).items.back().spans = std::move(spans);
        else if (!spans.empty())
            section().blocks.emplace_back(ReviewProse{std::move(spans)});
        m_text.clear();
        m_isItem = false;
    }

    std::vector<ReviewSection> m_sections;
    std::string m_text; ///< of the paragraph or item that is being read
    bool m_isItem = false;
};

} // namespace

std::vector<ReviewSpan> emphasized(std::string_view text)
{
    std::vector<Mark> marks = marksIn(text);
    pair(marks);
    Spans spans;
    std::size_t from = 0;
    for (const Mark& mark : marks) {
        if (!mark.isPaired)
            continue;
        addUnescaped(text.substr(from, mark.at - from), spans);
        spans.apply(mark);
        from = mark.at + mark.length;
    }
    addUnescaped(text.substr(from), spans);
    return spans.take();
}

Result<std::vector<ReviewSection>> ownSections(std::string_view markdown)
{
    if (markdown.size() > MaxOwnTextBytes)
        return fail(ErrorCode::TooLarge,
            fairshare::say(
                "the text has {} bytes; at most {} are allowed", markdown.size(), MaxOwnTextBytes));
    if (auto valid = checkUtf8(markdown); !valid)
        return tl::unexpected(valid.error());
    OwnTextReader reader;
    for (TextLines lines(markdown); lines.next();)
        reader.add(lines.text());
    return reader.take();
}

} // namespace fairshare

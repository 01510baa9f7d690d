// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/json/json_indexer.h"

#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <nlohmann/json.hpp>

#include <iterator>

namespace fairshare {
namespace {

// The parser would copy an endless value completely before it could be rejected.
constexpr std::size_t MaxTokenBytes = std::size_t{64} << 20;
constexpr std::size_t TokensBetweenReports = 1 << 16;
// Ten million associations are about 100 million tokens, and a chain of accounts nests twice as deep as it is
// long. A text of only brackets would use all memory before it could be rejected.
constexpr std::size_t MaxTokens = std::size_t{1} << 28;
constexpr std::size_t MaxOpenContainers = std::size_t{1} << 24;

/// Feeds the parser and counts the bytes that it has read. Ends early inside a token that is too long.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(std::string_view text, std::size_t& read, const std::size_t& tokenStart)
        : m_text(text)
        , m_read(&read)
        , m_tokenStart(&tokenStart)
    {
    }
    /// End iterator.
    CountingIterator() = default;

    reference operator*() const { return m_text[*m_read]; }
    CountingIterator& operator++()
    {
        ++*m_read;
        return *this;
    }
    CountingIterator operator++(int)
    {
        CountingIterator before = *this;
        ++*m_read;
        return before;
    }
    bool operator==(const CountingIterator& end) const
    {
        if (m_read == nullptr || end.m_read != nullptr)
            return m_read == end.m_read;
        return *m_read == m_text.size() || *m_read - *m_tokenStart > MaxTokenBytes;
    }

private:
    std::string_view m_text;
    std::size_t* m_read = nullptr;
    const std::size_t* m_tokenStart = nullptr;
};

/// Event handler with the member names that the parser requires.
class Events {
public:
    explicit Events(JsonIndexer& indexer)
        : m_indexer(indexer)
    {
    }
    bool null() { return m_indexer.scalar(); }
    bool boolean(bool) { return m_indexer.scalar(); }
    bool number_integer(std::int64_t) { return m_indexer.number(); } // NOLINT(readability-identifier-naming)
    bool number_unsigned(std::uint64_t)
    {
        return m_indexer.number();
    } // NOLINT(readability-identifier-naming)
    // NOLINTNEXTLINE(readability-identifier-naming)
    bool number_float(double, const std::string&) { return m_indexer.number(); }
    bool string(const std::string&) { return m_indexer.scalar(); }
    bool binary(const nlohmann::json::binary_t&) { return false; }
    bool key(const std::string&) { return m_indexer.scalar(); }
    bool start_object(std::size_t) { return m_indexer.open(); } // NOLINT(readability-identifier-naming)
    bool end_object() { return m_indexer.close(); } // NOLINT(readability-identifier-naming)
    bool start_array(std::size_t) { return m_indexer.open(); } // NOLINT(readability-identifier-naming)
    bool end_array() { return m_indexer.close(); } // NOLINT(readability-identifier-naming)
    // NOLINTNEXTLINE(readability-identifier-naming)
    bool parse_error(std::size_t readBytes, const std::string&, const nlohmann::json::exception& reason)
    {
        return m_indexer.refuse(readBytes, reason.what());
    }

private:
    JsonIndexer& m_indexer;
};

bool isJsonBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

std::size_t digitsAt(std::string_view text, std::size_t at)
{
    return std::min(text.find_first_not_of("0123456789", at), text.size()) - at;
}

/// Returns true if the whole text is a JSON number.
bool isJsonNumber(std::string_view text)
{
    std::size_t at = text.starts_with('-') ? 1 : 0;
    const std::size_t whole = digitsAt(text, at);
    if (whole == 0 || (whole > 1 && text[at] == '0'))
        return false;
    at += whole;
    if (at < text.size() && text[at] == '.') {
        const std::size_t fraction = digitsAt(text, at + 1);
        if (fraction == 0)
            return false;
        at += 1 + fraction;
    }
    if (at == text.size() || (text[at] != 'e' && text[at] != 'E'))
        return at == text.size();
    ++at;
    if (at < text.size() && (text[at] == '+' || text[at] == '-'))
        ++at;
    const std::size_t exponent = at < text.size() ? digitsAt(text, at) : 0;
    return exponent > 0 && at + exponent == text.size();
}

/// Returns the word at the start of `text` that was probably meant as a value: `NaN`, `True`, `'x'`.
std::string_view wordAt(std::string_view text)
{
    return text.substr(0, std::min(text.find_first_of(" \t\r\n,:{}[]"), text.size()));
}

/// Returns the parser's message after `while parsing … - `, without the text that it read.
std::string_view withoutFrame(std::string_view reason)
{
    const auto dash = reason.find(" - ", reason.find("syntax error"));
    if (dash != std::string_view::npos)
        reason.remove_prefix(dash + 3);
    return reason.substr(0, reason.find("; last read"));
}

} // namespace

Result<void> JsonIndexer::run()
{
    // A token with its separator has at least two bytes. An estimate that is too low costs one reallocation.
    m_document.m_places.reserve(m_document.m_text.size() / 10 + 8);
    Events events(*this);
    const CountingIterator begin(m_document.m_text, m_read, m_end);
    if (!nlohmann::json::sax_parse(begin, CountingIterator(), &events))
        return tl::unexpected(m_error);
    // The parser treats a zero byte as the end.
    if (m_document.m_text.find_first_not_of(" \t\r\n", m_end) != std::string_view::npos) {
        refuse(0, {});
        return tl::unexpected(m_error);
    }
    m_document.m_places.shrink_to_fit();
    return {};
}

std::size_t JsonIndexer::tokenBegin() const
{
    std::size_t begin = m_end;
    const std::string_view text = m_document.m_text;
    while (begin < text.size() && (isJsonBlank(text[begin]) || text[begin] == ',' || text[begin] == ':'))
        ++begin;
    return begin;
}

bool JsonIndexer::push(std::size_t begin, std::size_t end)
{
    auto& places = m_document.m_places;
    if (places.size() == MaxTokens)
        return stopWith(ErrorCode::BadInput,
            fairshare::say("the file has more than the allowed {} values", MaxTokens), begin);
    places.push_back({static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)});
    m_end = end;
    if (places.size() % TokensBetweenReports != 0)
        return true;
    if (m_progress.cancelled())
        return stopWith(ErrorCode::Cancelled, fairshare::say("canceled"), 0);
    m_progress.at(0.7 * static_cast<double>(end) / static_cast<double>(m_document.m_text.size()), m_rows);
    return true;
}

bool JsonIndexer::scalar()
{
    return push(tokenBegin(), m_read);
}

bool JsonIndexer::number()
{
    // The parser has read one byte after a number, unless the text ends there.
    const std::size_t begin = tokenBegin();
    const std::string_view text = m_document.m_text;
    const std::size_t end = std::min(text.find_first_not_of("0123456789+-.eE", begin), text.size());
    // The parser accepts the 0 of 007 and the 1.2 of 1.2.3 as a number and would then fail at the rest.
    if (end >= m_read && !isJsonNumber(text.substr(begin, end - begin)))
        return stopWith(ErrorCode::BadInput,
            fairshare::say("not valid JSON: {} is not a number", quotedPart(text.substr(begin, end - begin))),
            begin);
    return push(begin, end);
}

bool JsonIndexer::open()
{
    if (m_open.size() == MaxOpenContainers)
        return stopWith(ErrorCode::BadInput,
            fairshare::say("values are nested deeper than the allowed {} levels", MaxOpenContainers),
            tokenBegin());
    const std::string_view text = m_document.m_text;
    const std::size_t begin = tokenBegin();
    const auto& places = m_document.m_places;
    const bool isNamed = !m_open.empty() && !m_open.back().isList;
    const std::string_view name = isNamed
        ? text.substr(places.back().begin, places.back().end - places.back().begin)
        : std::string_view();
    const bool isList = text[begin] == '[';
    if (!isList)
        countRow();
    m_open.push_back({static_cast<std::uint32_t>(places.size()), name, isList});
    return push(begin, m_read);
}

/// Counts objects in lists with the same key as the first one. The nodes of a tree are in such lists at every
/// level; the rows of a listing are in one list.
void JsonIndexer::countRow()
{
    if (m_open.empty() || !m_open.back().isList)
        return;
    if (m_rowsName.empty())
        m_rowsName = m_open.back().name;
    if (m_open.back().name == m_rowsName)
        ++m_rows;
}

bool JsonIndexer::close()
{
    auto& places = m_document.m_places;
    places[m_open.back().token].end = static_cast<std::uint32_t>(places.size());
    m_open.pop_back();
    return push(tokenBegin(), m_read);
}

bool JsonIndexer::stopWith(ErrorCode code, std::string message, std::size_t offset)
{
    m_error = {code, std::move(message), {}, {}};
    if (code != ErrorCode::Cancelled)
        m_error.position = m_document.m_lines.at(offset);
    return false;
}

/// Returns the message for a word in place of a value.
std::string JsonIndexer::notAValue(std::size_t begin) const
{
    const std::string_view text = m_document.m_text;
    const std::string_view before = text.substr(m_end, begin - m_end);
    const std::string_view word = wordAt(text.substr(begin));
    if (m_open.empty())
        return fairshare::say("'{}' is not a JSON value; expected an object in curly braces", excerpt(word));
    const bool follows =
        before.find(',') != std::string_view::npos || text[m_end - 1] == '[' || text[m_end - 1] == '{';
    if (!m_open.back().isList && follows)
        return fairshare::say("'{}' is not a JSON key; expected a name in quotes", excerpt(word));
    if (!follows && before.find(':') == std::string_view::npos)
        return fairshare::say("'{}' is not a JSON value", excerpt(word));
    for (const std::string_view number : {"NaN", "nan", "NAN", "Infinity", "inf", "Inf", "INF"})
        if (word == number)
            return fairshare::say("'{}' is not a JSON value; expected a finite number", excerpt(word));
    return fairshare::say("'{}' is not a JSON value; expected a number, a string in quotes, true, false, "
                          "null, a list or an object",
        excerpt(word));
}

bool JsonIndexer::refuse(std::size_t readBytes, std::string_view reason)
{
    const std::string_view text = m_document.m_text;
    const std::size_t begin = tokenBegin();
    if (m_read > m_end && m_read - m_end > MaxTokenBytes)
        return stopWith(
            ErrorCode::BadInput, fairshare::say("a single value is longer than the allowed 64 MiB"), begin);
    if (readBytes > text.size())
        return stopWith(ErrorCode::BadInput,
            m_open.empty() ? fairshare::say("the file ends before its JSON value is complete")
                           : fairshare::say("the file ends too early: a closing '{}' is missing",
                                 text[m_document.m_places[m_open.back().token].begin] == '{' ? '}' : ']'),
            text.size());
    if (m_open.empty() && !m_document.m_places.empty())
        return stopWith(
            ErrorCode::BadInput, fairshare::say("unexpected text after the end of the JSON value"), begin);
    if (reason.find("number overflow") != std::string_view::npos)
        return stopWith(ErrorCode::OutOfRange,
            fairshare::say("the number {} is too large; the largest is 1.7976931348623157e308",
                excerpt(wordAt(text.substr(begin)))),
            begin);
    std::string_view what = withoutFrame(reason);
    if (what == "invalid literal")
        return stopWith(ErrorCode::BadInput, notAValue(begin), begin);
    const bool wholeToken = what.starts_with("unexpected string") || what.starts_with("unexpected number");
    return stopWith(ErrorCode::BadInput, fairshare::say("not valid JSON: {}", what),
        wholeToken ? begin : std::max<std::size_t>(readBytes, 1) - 1);
}

} // namespace fairshare

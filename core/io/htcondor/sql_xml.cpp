// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/htcondor/sql_xml.h"

#include "core/base/character_reference.h"
#include "core/base/say.h"
#include "core/io/text/line_counter.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>

namespace fairshare {
namespace {

constexpr std::string_view XmlBlanks = " \t\r\n";

/// Parses the text. Errors state what was expected.
class XmlReader {
public:
    XmlReader(std::string_view content, SqlRowTaker& taker)
        : m_text(content)
        , m_lines(content)
        , m_taker(taker)
    {
    }

    Result<void> read(const Progress& progress);

private:
    Result<void> readHead();
    Result<void> readRow();
    Result<void> readField(SqlCells& names, SqlCells& cells);
    Result<void> readFieldAttributes(SqlCell& column, SqlCell& cell);
    Result<bool> readAttribute(std::string_view& name, std::string& value);
    Result<void> giveRow(SqlCells& names, const SqlCells& cells);
    Result<void> decode(std::string_view source, std::string& text);
    Result<void> skipBlanks();
    bool take(std::string_view word)
    {
        const bool found = m_text.substr(m_at).starts_with(word);
        m_at += found ? word.size() : 0;
        return found;
    }
    bool takeElement(std::string_view name);
    Result<void> expect(std::string_view word);
    tl::unexpected<Error> refuse(std::string_view expected);
    SourcePosition here() { return m_lines.at(m_at); }

    std::string_view m_text;
    std::size_t m_at = 0;
    LineCounter m_lines;
    SqlRowTaker& m_taker;
    SqlCells m_columns;
};

tl::unexpected<Error> XmlReader::refuse(std::string_view expected)
{
    const std::string_view rest = m_text.substr(m_at);
    return fail(ErrorCode::BadInput,
        rest.empty() ? fairshare::say("expected {}; found the end of the text", expected)
                     : fairshare::say("expected {}; found {}", expected,
                           quotedPart(rest.substr(0, rest.find_first_of("\r\n")))),
        here());
}

Result<void> XmlReader::expect(std::string_view word)
{
    return take(word) ? Result<void>{} : refuse(word);
}

/// Consumes `<name` if the name ends there.
bool XmlReader::takeElement(std::string_view name)
{
    const std::string_view rest = m_text.substr(m_at);
    if (!rest.starts_with('<') || !rest.substr(1).starts_with(name))
        return false;
    const std::string_view behind = rest.substr(1 + name.size());
    if (behind.empty()
        || (XmlBlanks.find(behind.front()) == std::string_view::npos && behind.front() != '>'
            && behind.front() != '/'))
        return false;
    m_at += 1 + name.size();
    return true;
}

/// Skips blanks and comments.
Result<void> XmlReader::skipBlanks()
{
    for (;;) {
        m_at = std::min(m_text.find_first_not_of(XmlBlanks, m_at), m_text.size());
        if (!m_text.substr(m_at).starts_with("<!--"))
            return {};
        const std::size_t end = m_text.find("-->", m_at + 4);
        if (end == std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say("the comment that starts here has no closing -->"), here());
        m_at = end + 3;
    }
}

Result<void> XmlReader::decode(std::string_view source, std::string& text)
{
    const std::size_t start = m_at;
    for (std::size_t at = 0; at < source.size();) {
        const std::size_t ampersand = std::min(source.find('&', at), source.size());
        text += source.substr(at, ampersand - at);
        if (ampersand == source.size())
            break;
        const std::size_t end = source.substr(0, ampersand + 16).find(';', ampersand);
        const auto character = end == std::string_view::npos
            ? std::nullopt
            : referencedCharacter(source.substr(ampersand + 1, end - ampersand - 1));
        if (!character)
            return fail(ErrorCode::BadInput,
                fairshare::say("invalid character reference {}; expected one such as &amp; or &#38;",
                    quotedPart(source.substr(ampersand, 10))),
                m_lines.at(start + ampersand));
        appendUtf8(text, *character);
        at = end + 1;
    }
    return {};
}

/// Reads an attribute. Returns false at the end of the tag.
Result<bool> XmlReader::readAttribute(std::string_view& name, std::string& value)
{
    m_at = std::min(m_text.find_first_not_of(XmlBlanks, m_at), m_text.size());
    const std::string_view rest = m_text.substr(m_at);
    if (rest.starts_with('>') || rest.starts_with("/>") || rest.starts_with("?>"))
        return false;
    const std::size_t nameEnd = rest.find_first_of(" \t\r\n=<>/\"'");
    if (nameEnd == 0 || nameEnd == std::string_view::npos)
        return refuse("name=\"value\"");
    name = rest.substr(0, nameEnd);
    m_at += nameEnd;
    if (auto done = expect("="); !done)
        return tl::unexpected(done.error());
    const char quote = m_at < m_text.size() ? m_text[m_at] : ' ';
    const std::size_t end =
        quote == '"' || quote == '\'' ? m_text.find(quote, m_at + 1) : std::string_view::npos;
    if (end == std::string_view::npos)
        return refuse("\"value\"");
    ++m_at;
    value.clear();
    if (auto done = decode(m_text.substr(m_at, end - m_at), value); !done)
        return tl::unexpected(done.error());
    m_at = end + 1;
    return true;
}

/// Reads up to the first row.
Result<void> XmlReader::readHead()
{
    std::string_view name;
    std::string value;
    take(ByteOrderMark);
    m_at = std::min(m_text.find_first_not_of(XmlBlanks, m_at), m_text.size());
    if (take("<?xml")) {
        for (auto more = readAttribute(name, value); !more || *more; more = readAttribute(name, value))
            if (!more)
                return tl::unexpected(more.error());
        if (auto done = expect("?>"); !done)
            return done;
    }
    if (auto done = skipBlanks(); !done)
        return done;
    if (!takeElement("resultset"))
        return refuse("<resultset>");
    for (auto more = readAttribute(name, value); !more || *more; more = readAttribute(name, value))
        if (!more)
            return tl::unexpected(more.error());
    return expect(">");
}

Result<void> XmlReader::readFieldAttributes(SqlCell& column, SqlCell& cell)
{
    std::string_view attribute;
    std::string value;
    for (;;) {
        const auto more = readAttribute(attribute, value);
        if (!more)
            return tl::unexpected(more.error());
        if (!*more)
            return {};
        if (attribute == "name")
            column.text = value;
        else if (attribute == "xsi:nil")
            cell.isNull = value == "true" || value == "1";
    }
}

Result<void> XmlReader::readField(SqlCells& names, SqlCells& cells)
{
    SqlCell column;
    SqlCell cell;
    column.position = here();
    if (auto done = readFieldAttributes(column, cell); !done)
        return done;
    if (column.text.empty())
        return fail(
            ErrorCode::BadInput, fairshare::say("the field has no attribute name=\"…\""), column.position);
    cell.position = here();
    if (!take("/>")) {
        if (auto done = expect(">"); !done)
            return done;
        cell.position = here();
        const std::size_t end = std::min(m_text.find('<', m_at), m_text.size());
        if (end - m_at > MaxLineBytes)
            return fail(ErrorCode::TooLarge,
                fairshare::say("the field is {} bytes long; the limit is {} bytes", end - m_at, MaxLineBytes),
                cell.position);
        if (auto done = decode(m_text.substr(m_at, end - m_at), cell.text); !done)
            return done;
        m_at = end;
        if (auto done = expect("</field>"); !done)
            return done;
    }
    cell.isNull = cell.isNull || cell.text == "NULL";
    if (cell.isNull)
        cell.text.clear();
    names.push_back(std::move(column));
    cells.push_back(std::move(cell));
    return {};
}

Result<void> XmlReader::giveRow(SqlCells& names, const SqlCells& cells)
{
    if (m_columns.empty()) {
        m_columns = std::move(names);
        if (auto done = m_taker.takeColumns(m_columns); !done)
            return done;
        return m_taker.takeRow(cells);
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (i >= m_columns.size() || m_columns[i].text != names[i].text)
            return fail(ErrorCode::BadInput,
                fairshare::say("unexpected field {}; the first row has {} here", quotedPart(names[i].text),
                    i < m_columns.size() ? quotedPart(m_columns[i].text) : fairshare::say("nothing")),
                names[i].position);
    if (names.size() < m_columns.size())
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "the row lacks field {} of the first row", quotedPart(m_columns[names.size()].text)),
            here());
    return m_taker.takeRow(cells);
}

Result<void> XmlReader::readRow()
{
    SqlCells names;
    SqlCells cells;
    for (;;) {
        if (auto done = skipBlanks(); !done)
            return done;
        if (take("</row>"))
            return names.empty() ? refuse("<field name=\"…\">") : giveRow(names, cells);
        if (!takeElement("field"))
            return refuse(fairshare::say("<field> or </row>"));
        if (auto done = readField(names, cells); !done)
            return done;
    }
}

Result<void> XmlReader::read(const Progress& progress)
{
    if (auto done = readHead(); !done)
        return done;
    for (;;) {
        if (progress.cancelled())
            return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
        if (auto done = skipBlanks(); !done)
            return done;
        if (take("</resultset>"))
            break;
        if (!take("<row>"))
            return refuse(fairshare::say("<row> or </resultset>"));
        if (auto done = readRow(); !done)
            return done;
    }
    if (auto done = skipBlanks(); !done)
        return done;
    return m_at == m_text.size() ? Result<void>{} : refuse(fairshare::say("nothing after </resultset>"));
}

} // namespace

bool looksLikeXml(std::string_view beginning)
{
    beginning = withoutByteOrderMark(beginning);
    const std::size_t first = beginning.find_first_not_of(XmlBlanks);
    return first != std::string_view::npos && beginning[first] == '<';
}

bool looksLikeXmlResult(std::string_view beginning)
{
    if (!looksLikeXml(beginning))
        return false;
    beginning.remove_prefix(beginning.find('<'));
    const bool isDeclared = beginning.starts_with("<?xml");
    return beginning.starts_with("<resultset")
        || (isDeclared && beginning.find("<resultset") != std::string_view::npos);
}

Result<void> readSqlXml(std::string_view content, SqlRowTaker& taker, const Progress& progress)
{
    return XmlReader(content, taker).read(progress);
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/csv/csv_lines.h"

#include "core/base/say.h"
#include "core/io/text/text_lines.h"

#include <algorithm>

namespace fairshare {
namespace {

/// Returns the most frequent delimiter in the first line, outside quotes.
char delimiterOf(std::string_view text)
{
    constexpr std::size_t Probed = 1 << 16;
    text = text.substr(0, std::min(text.find('\n'), Probed));
    char best = ',';
    std::ptrdiff_t most = 0;
    for (const char candidate : {',', ';', '\t'}) {
        std::ptrdiff_t count = 0;
        bool quoted = false;
        for (const char c : text) {
            quoted = c == '"' ? !quoted : quoted;
            count += c == candidate && !quoted ? 1 : 0;
        }
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

} // namespace

CsvLines::CsvLines(std::string_view text)
    : m_text(text)
    , m_counter(text)
    , m_delimiter(delimiterOf(text))
{
}

bool CsvLines::atLineEnd() const
{
    return m_at == m_text.size() || m_text[m_at] == '\n' || m_text.substr(m_at, 2) == "\r\n";
}

double CsvLines::fraction() const
{
    return m_text.empty() ? 1.0 : static_cast<double>(m_at) / static_cast<double>(m_text.size());
}

Result<bool> CsvLines::next()
{
    while (m_at < m_text.size() && atLineEnd())
        ++m_at;
    m_cells.clear();
    if (m_at == m_text.size())
        return false;
    for (;;) {
        if (m_cells.size() == MaxCells)
            return fail(ErrorCode::BadInput, fairshare::say("row exceeds the limit of {} cells", MaxCells),
                m_counter.at(m_at));
        if (auto done = readCell(); !done)
            return tl::unexpected(done.error());
        if (const CsvCell& cell = m_cells.back(); cell.text.size() > MaxLineBytes)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "cell is {} bytes long; the limit is {} bytes", cell.text.size(), MaxLineBytes),
                m_counter.at(cell.offset));
        if (atLineEnd())
            return true;
        ++m_at; // the delimiter
    }
}

Result<void> CsvLines::readCell()
{
    if (m_at < m_text.size() && m_text[m_at] == '"')
        return readQuoted();
    const std::size_t begin = m_at;
    while (m_at < m_text.size() && m_text[m_at] != m_delimiter && !atLineEnd())
        ++m_at;
    m_cells.push_back({m_text.substr(begin, m_at - begin), begin});
    return {};
}

Result<void> CsvLines::readQuoted()
{
    const std::size_t begin = m_at++;
    bool doubled = false;
    for (;;) {
        const std::size_t quote = m_text.find('"', m_at);
        if (quote == std::string_view::npos)
            return fail(ErrorCode::BadInput,
                fairshare::say("missing closing quote; this cell starts with a quote"), m_counter.at(begin));
        m_at = quote + 1;
        if (m_at == m_text.size() || m_text[m_at] != '"')
            break;
        doubled = true;
        ++m_at;
    }
    std::string_view text = m_text.substr(begin + 1, m_at - begin - 2);
    if (!atLineEnd() && m_text[m_at] != m_delimiter)
        return fail(ErrorCode::BadInput, fairshare::say("unexpected text after the closing quote of a cell"),
            m_counter.at(m_at));
    if (doubled) {
        std::string single;
        for (std::size_t i = 0; i < text.size(); ++i) {
            single += text[i];
            if (text[i] == '"')
                ++i;
        }
        text = m_unquoted.emplace_back(std::move(single));
    }
    m_cells.push_back({text, begin});
    return {};
}

} // namespace fairshare

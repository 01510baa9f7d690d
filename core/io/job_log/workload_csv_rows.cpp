// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/job_log/workload_csv_rows.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/text/text_check.h"
#include "core/io/text/text_lines.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fairshare {
namespace {

std::optional<std::int64_t> wholeOf(std::string_view text, std::int64_t most)
{
    std::int64_t value = 0;
    const auto [rest, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool isWhole = error == std::errc() && rest == text.data() + text.size();
    return isWhole && value >= -MostLogged && value <= most ? std::optional(value) : std::nullopt;
}

/// Returns the position of the first NUL byte in a row.
std::optional<SourcePosition> nulOf(CsvLines& lines)
{
    for (const CsvCell& cell : lines.cells())
        if (cell.text.find('\0') != std::string_view::npos)
            return lines.position({.text = {}, .offset = lines.text().find('\0', cell.offset)});
    return std::nullopt;
}

} // namespace

WorkloadCsvRows::WorkloadCsvRows(std::string_view content, std::span<const std::string_view> titles)
    : m_lines(content)
    , m_titles(titles)
    , m_places(titles.size(), Missing)
{
}

Result<void> WorkloadCsvRows::open()
{
    const auto heading = m_lines.next();
    if (!heading)
        return tl::unexpected(heading.error());
    m_width = *heading ? m_lines.cells().size() : 0;
    for (std::size_t at = 0; at < m_width; ++at) {
        const CsvCell& cell = m_lines.cells()[at];
        const auto found = std::ranges::find(m_titles, trimmed(cell.text));
        if (found == m_titles.end()) {
            m_others.emplace_back(trimmed(cell.text), m_lines.position(cell));
            continue;
        }
        std::size_t& place = m_places[static_cast<std::size_t>(found - m_titles.begin())];
        if (place != Missing)
            return fail(
                ErrorCode::BadInput, fairshare::say("duplicate column '{}'", *found), m_lines.position(cell));
        place = at;
    }
    return {};
}

std::size_t WorkloadCsvRows::known() const
{
    return m_places.size() - static_cast<std::size_t>(std::ranges::count(m_places, Missing));
}

void WorkloadCsvRows::tellOthers(WorkloadImport& import) const
{
    for (const std::pair<std::string, SourcePosition>& other : m_others)
        import.remarks.add("unknown_column", other.second,
            [&other] { return fairshare::say("unknown column {} is ignored", quotedPart(other.first)); });
}

Result<bool> WorkloadCsvRows::next(WorkloadImport& import, const Progress& progress)
{
    constexpr std::uint64_t RowsAReport = 1U << 14;
    for (;;) {
        auto row = m_lines.next();
        if (!row || !*row)
            return row;
        if (++m_rows % RowsAReport == 0) {
            if (progress.cancelled())
                return fail(ErrorCode::Cancelled, fairshare::say("canceled"));
            progress.at(m_lines.fraction(), m_rows);
        }
        if (const auto nul = nulOf(m_lines)) {
            import.addBadRow(*nul, nulText);
            continue;
        }
        const std::size_t cells = m_lines.cells().size();
        if (cells == m_width)
            return true;
        import.addBadRow(position(), [&] { return cellCountText(cells, m_width); });
    }
}

std::string_view WorkloadCsvRows::text(std::size_t column) const
{
    const std::size_t place = m_places[column];
    return place < m_lines.cells().size() ? trimmed(m_lines.cells()[place].text) : std::string_view();
}

bool WorkloadCsvRows::takeWhole(
    std::size_t column, std::int64_t& to, WorkloadImport& import, std::int64_t most)
{
    const std::string_view word = text(column);
    if (word.empty())
        return true;
    const auto value = wholeOf(word, most);
    if (value)
        to = *value;
    else
        import.addBadRow(position(column), [&] {
            return spellsWhole(word)
                ? beyondMostLogged(m_titles[column], word, most)
                : fairshare::say("{} is '{}'; expected a whole number", m_titles[column], excerpt(word));
        });
    return value.has_value();
}

bool WorkloadCsvRows::takeReal(std::size_t column, std::optional<double>& to, WorkloadImport& import)
{
    const std::string_view word = text(column);
    if (word.empty())
        return true;
    const auto value = parseDouble(word);
    const bool isFigure = value && std::abs(*value) <= static_cast<double>(MostLogged);
    if (isFigure)
        to = value;
    else
        import.addBadRow(position(column), [&] {
            return value ? beyondMostLogged(m_titles[column], word)
                         : fairshare::say("{} is '{}'; expected a number", m_titles[column], excerpt(word));
        });
    return isFigure;
}

} // namespace fairshare

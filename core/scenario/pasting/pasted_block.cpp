// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_block.h"

#include "core/base/say.h"

#include <algorithm>
#include <utility>

namespace fairshare {
namespace {

constexpr std::size_t MostMisfits = 1000;
constexpr std::size_t LinesBetweenReports = 4096;

bool isValue(PastedColumn column)
{
    return column.kind == PastedColumn::Kind::Value;
}

bool mayGoOn(const BlockLines& lines, const Progress& progress)
{
    return lines.number() % LinesBetweenReports != 0 || !progress.cancelled();
}

} // namespace

bool PastedBlock::looksLikeValue(PastedColumn /*column*/, std::string_view cell) const
{
    return looksNumeric(cell);
}

PastedBlock::Layout PastedBlock::findLayout() const
{
    BlockLines lines(m_text);
    Layout layout;
    if (!lines.next() || readHeading(lines.cells(), layout))
        return layout;
    const std::size_t width = lines.cells().size();
    if (width > 1 && beginsWithNames())
        placeNames(width, layout);
    else
        placeFromCurrent(width, layout);
    layout.hasHeading = !anyValue(lines, layout) && lines.next();
    return layout;
}

bool PastedBlock::readHeading(const std::vector<std::string_view>& cells, Layout& layout) const
{
    bool found = false;
    for (std::size_t at = 0; at < cells.size(); ++at) {
        PastedColumn column;
        for (const auto& [title, meant] : m_target.aliases)
            if (title == cells[at])
                column = meant;
        for (std::size_t shown = 0; shown < m_target.titles.size(); ++shown)
            if (!cells[at].empty() && m_target.titles[shown] == cells[at])
                column = m_target.columns[shown];
        if (column.kind == PastedColumn::Kind::Name)
            layout.names = at;
        found = found || isValue(column);
        layout.columns.push_back(column);
    }
    layout.hasHeading = found;
    if (!found)
        layout = {};
    return found;
}

/// Returns whether the first cells are names: most of them are not numbers, or are known names.
bool PastedBlock::beginsWithNames() const
{
    constexpr std::size_t MostLookedAt = 1000;
    std::size_t names = 0;
    std::size_t looked = 0;
    for (BlockLines lines(m_text); looked < MostLookedAt && lines.next();) {
        const std::string_view cell = lines.cell(0);
        if (cell.empty())
            continue;
        ++looked;
        names += !looksNumeric(cell) || knows(cell) ? std::size_t{1} : 0;
    }
    return 2 * names > looked;
}

PastedColumn PastedBlock::chosen() const
{
    const bool takes =
        m_target.current < m_target.columns.size() && isValue(m_target.columns[m_target.current]);
    return takes ? m_target.columns[m_target.current] : m_target.fallback;
}

void PastedBlock::placeNames(std::size_t width, Layout& layout) const
{
    constexpr PastedColumn Name{PastedColumn::Kind::Name};
    layout.names = 0;
    layout.columns.assign(width, {});
    layout.columns.front() = Name;
    if (width == 2) {
        layout.columns.back() = chosen();
        return;
    }
    const auto name = std::find(m_target.columns.begin(), m_target.columns.end(), Name);
    placeColumns(static_cast<std::size_t>(name - m_target.columns.begin()) + 1, 1, layout);
}

void PastedBlock::placeFromCurrent(std::size_t width, Layout& layout) const
{
    layout.columns.assign(width, {});
    if (m_target.current < m_target.columns.size() && isValue(m_target.columns[m_target.current]))
        placeColumns(m_target.current, 0, layout);
    else
        layout.columns.front() = m_target.fallback;
}

/// Assigns the columns of the view from `shown` on to those of the block from `at` on.
void PastedBlock::placeColumns(std::size_t shown, std::size_t at, Layout& layout) const
{
    for (; at < layout.columns.size() && shown < m_target.columns.size(); ++at, ++shown)
        layout.columns[at] = m_target.columns[shown];
}

bool PastedBlock::anyValue(const BlockLines& lines, const Layout& layout) const
{
    for (std::size_t at = 0; at < layout.columns.size(); ++at)
        if (isValue(layout.columns[at])
            && (lines.cell(at).empty() || looksLikeValue(layout.columns[at], lines.cell(at))))
            return true;
    return false;
}

Result<PasteFacts> PastedBlock::place(const Progress& progress)
{
    m_layout = findLayout();
    m_facts.passedOver = static_cast<std::size_t>(
        std::count(m_layout.columns.begin(), m_layout.columns.end(), PastedColumn()));
    if (!lookThrough(progress) || !placeLines(progress))
        return fail(ErrorCode::Cancelled, fairshare::say("paste cancelled"));
    if (m_homeless > 0)
        misfit(m_firstHomeless, fairshare::say("no row left from this line on"), m_homeless);
    return std::move(m_facts);
}

/// Determines the decimal separator, and counts how often each name occurs.
bool PastedBlock::lookThrough(const Progress& progress)
{
    for (BlockLines lines(m_text); lines.next();) {
        if (!mayGoOn(lines, progress))
            return false;
        if (skipsHeading(lines) || lines.isBlank())
            continue;
        ++m_facts.lines;
        if (m_layout.names)
            count(lines.cell(*m_layout.names));
        for (std::size_t at = 0; at < m_layout.columns.size(); ++at) {
            if (!isValue(m_layout.columns[at]) || !looksLikeValue(m_layout.columns[at], lines.cell(at)))
                continue;
            m_anyValue = true;
            m_mark = together(m_mark, decimalMark(lines.cell(at)));
        }
    }
    return true;
}

bool PastedBlock::placeLines(const Progress& progress)
{
    m_fills = m_target.fills && !m_layout.names && m_facts.lines == 1;
    for (BlockLines lines(m_text); lines.next();) {
        if (!mayGoOn(lines, progress))
            return false;
        if (!skipsHeading(lines))
            placeLine(lines);
    }
    return true;
}

/// Places one line. A blank line without a name leaves its row unchanged.
void PastedBlock::placeLine(const BlockLines& lines)
{
    const bool blank = lines.isBlank();
    if (!m_layout.names && !m_fills && m_place < m_target.rows.size()) {
        setRow(lines, m_target.rows[m_place++]);
    } else if (blank) {
        return;
    } else if (m_layout.names) {
        placeNamed(lines);
    } else if (m_fills) {
        for (const std::uint32_t row : m_target.rows)
            setRow(lines, row);
    } else if (m_homeless++ == 0) {
        m_firstHomeless = lines.number();
    }
}

void PastedBlock::placeNamed(const BlockLines& lines)
{
    const auto row = next(lines.cell(*m_layout.names));
    if (row)
        setRow(lines, *row);
    else
        misfit(lines.number(), row.error().message);
}

void PastedBlock::setRow(const BlockLines& lines, std::uint32_t row)
{
    for (std::size_t at = 0; at < m_layout.columns.size(); ++at) {
        const std::string_view cell = lines.cell(at);
        if (cell.empty() || !isValue(m_layout.columns[at]))
            continue;
        if (const Result<void> done = set(row, m_layout.columns[at], cell); !done) {
            misfit(lines.number(), done.error().message);
            return;
        }
    }
}

void PastedBlock::misfit(std::size_t line, std::string why, std::size_t lines)
{
    m_facts.misfitLines += lines;
    if (m_facts.misfits.size() < MostMisfits)
        m_facts.misfits.push_back({line, std::move(why)});
}

} // namespace fairshare

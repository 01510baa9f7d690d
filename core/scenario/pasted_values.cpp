// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasted_values.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/pasted_lines.h"
#include "core/scenario/pasted_names.h"
#include "core/scenario/pasted_number.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/share_tree_edits.h"

#include <algorithm>
#include <optional>

namespace fairshare {
namespace {

constexpr std::size_t MostMisfits = 1000;
constexpr std::size_t LinesBetweenReports = 4096;

bool isValue(PasteColumn column)
{
    return column == PasteColumn::Shares || column == PasteColumn::Usage;
}

/// What stands in the columns of a block.
struct Layout {
    std::vector<PasteColumn> columns;
    std::optional<std::size_t> names;
    bool hasHeading = false;
};

class LayoutFinder {
public:
    LayoutFinder(const PasteTarget& target, const PastedNames& names, std::string_view text)
        : m_target(target)
        , m_names(names)
        , m_text(text)
    {
    }

    Layout find() const
    {
        BlockLines lines(m_text);
        Layout layout;
        if (!lines.next() || readHeading(lines.cells(), layout))
            return layout;
        const std::size_t width = lines.cells().size();
        if (width > 1 && beginsWithNames())
            placeNamed(width, layout);
        else
            placeFromCurrent(width, layout);
        layout.hasHeading = !anyNumber(lines, layout) && lines.next();
        return layout;
    }

private:
    bool readHeading(const std::vector<std::string_view>& cells, Layout& layout) const
    {
        bool found = false;
        for (std::size_t at = 0; at < cells.size(); ++at) {
            PasteColumn column = PasteColumn::Other;
            for (std::size_t shown = 0; shown < m_target.titles.size(); ++shown)
                if (!cells[at].empty() && m_target.titles[shown] == cells[at])
                    column = m_target.columns[shown];
            if (column == PasteColumn::Name)
                layout.names = at;
            found = found || isValue(column);
            layout.columns.push_back(column);
        }
        layout.hasHeading = found;
        if (!found)
            layout = {};
        return found;
    }

    /// The first cells are names when most of them are no numbers, or stand in the tree.
    bool beginsWithNames() const
    {
        constexpr std::size_t MostLookedAt = 1000;
        std::size_t names = 0;
        std::size_t looked = 0;
        for (BlockLines lines(m_text); looked < MostLookedAt && lines.next();) {
            const std::string_view cell = lines.cell(0);
            if (cell.empty())
                continue;
            ++looked;
            names += !looksNumeric(cell) || m_names.knows(cell) ? std::size_t{1} : 0;
        }
        return 2 * names > looked;
    }

    PasteColumn chosen() const
    {
        const bool usage = m_target.current < m_target.columns.size()
            && m_target.columns[m_target.current] == PasteColumn::Usage;
        return usage ? PasteColumn::Usage : PasteColumn::Shares;
    }

    void placeNamed(std::size_t width, Layout& layout) const
    {
        layout.names = 0;
        layout.columns.assign(width, PasteColumn::Other);
        layout.columns.front() = PasteColumn::Name;
        if (width == 2) {
            layout.columns.back() = chosen();
            return;
        }
        const auto name = std::find(m_target.columns.begin(), m_target.columns.end(), PasteColumn::Name);
        place(static_cast<std::size_t>(name - m_target.columns.begin()) + 1, 1, layout);
    }

    void placeFromCurrent(std::size_t width, Layout& layout) const
    {
        layout.columns.assign(width, PasteColumn::Other);
        const bool fits =
            m_target.current < m_target.columns.size() && isValue(m_target.columns[m_target.current]);
        if (fits)
            place(m_target.current, 0, layout);
        else
            layout.columns.front() = PasteColumn::Shares;
    }

    /// The columns of the view from `shown` on go to those of the block from `at` on.
    void place(std::size_t shown, std::size_t at, Layout& layout) const
    {
        for (; at < layout.columns.size() && shown < m_target.columns.size(); ++at, ++shown)
            layout.columns[at] = m_target.columns[shown];
    }

    static bool anyNumber(const BlockLines& lines, const Layout& layout)
    {
        for (std::size_t at = 0; at < layout.columns.size(); ++at)
            if (isValue(layout.columns[at]) && (looksNumeric(lines.cell(at)) || lines.cell(at).empty()))
                return true;
        return false;
    }

    const PasteTarget& m_target;
    const PastedNames& m_names;
    std::string_view m_text;
};

class Planner {
public:
    Planner(const ShareTree& tree, const PasteTarget& target, std::string_view text)
        : m_tree(tree)
        , m_target(target)
        , m_names(tree, target.meant)
        , m_layout(LayoutFinder(target, m_names, text).find())
        , m_marks{target.point, target.group}
        , m_text(text)
    {
    }

    Result<PastePlan> plan(const Progress& progress)
    {
        m_plan.passedOver = static_cast<std::size_t>(
            std::count(m_layout.columns.begin(), m_layout.columns.end(), PasteColumn::Other));
        if (!lookThrough(progress) || !placeLines(progress))
            return fail(ErrorCode::Cancelled, fairshare::say("the paste was cancelled"));
        if (!m_anyNumber)
            return fail(ErrorCode::BadInput,
                fairshare::say("the clipboard holds no numbers; copy a column of shares or usage from a "
                               "spreadsheet, with names beside it or without"));
        if (m_homeless > 0)
            misfit(m_firstHomeless,
                m_homeless == 1 ? fairshare::say("there is no row left for it")
                                : fairshare::say("there is no row left for it and {} more", m_homeless - 1),
                m_homeless);
        return std::move(m_plan);
    }

private:
    bool mayGoOn(const BlockLines& lines, const Progress& progress) const
    {
        return lines.number() % LinesBetweenReports != 0 || !progress.cancelled();
    }

    bool skipsHeading(const BlockLines& lines) const { return m_layout.hasHeading && lines.number() == 1; }

    /// How decimals are written, and how often each name stands there.
    bool lookThrough(const Progress& progress)
    {
        for (BlockLines lines(m_text); lines.next();) {
            if (!mayGoOn(lines, progress))
                return false;
            if (skipsHeading(lines) || lines.isBlank())
                continue;
            ++m_plan.lines;
            if (m_layout.names)
                m_names.count(lines.cell(*m_layout.names));
            for (std::size_t at = 0; at < m_layout.columns.size(); ++at) {
                if (!isValue(m_layout.columns[at]) || !looksNumeric(lines.cell(at)))
                    continue;
                m_anyNumber = true;
                m_mark = together(m_mark, decimalMark(lines.cell(at)));
            }
        }
        return true;
    }

    bool placeLines(const Progress& progress)
    {
        m_fills = m_target.fills && !m_layout.names && m_plan.lines == 1;
        for (BlockLines lines(m_text); lines.next();) {
            if (!mayGoOn(lines, progress))
                return false;
            if (!skipsHeading(lines))
                placeLine(lines);
        }
        return true;
    }

    /// A blank line without a name leaves its row as it is.
    void placeLine(const BlockLines& lines)
    {
        const bool blank = lines.isBlank();
        if (!m_layout.names && !m_fills && m_place < m_target.rows.size()) {
            setRow(lines, m_target.rows[m_place++]);
        } else if (blank) {
            return;
        } else if (m_layout.names) {
            placeNamed(lines);
        } else if (m_fills) {
            for (const NodeRow row : m_target.rows)
                setRow(lines, row);
        } else if (m_homeless++ == 0) {
            m_firstHomeless = lines.number();
        }
    }

    void placeNamed(const BlockLines& lines)
    {
        const auto row = m_names.next(lines.cell(*m_layout.names));
        if (row)
            setRow(lines, *row);
        else
            misfit(lines.number(), row.error().message);
    }

    void setRow(const BlockLines& lines, NodeRow row)
    {
        for (std::size_t at = 0; at < m_layout.columns.size(); ++at) {
            const std::string_view cell = lines.cell(at);
            if (cell.empty() || !isValue(m_layout.columns[at]))
                continue;
            const Result<void> set =
                m_layout.columns[at] == PasteColumn::Shares ? setShares(cell, row) : setUsage(cell, row);
            if (!set) {
                misfit(lines.number(), set.error().message);
                return;
            }
        }
    }

    Result<std::string> number(std::string_view cell, ValueField field) const
    {
        auto plain = plainNumber(cell, field, m_mark, m_marks);
        if (plain && isRelative(*plain))
            return fail(ErrorCode::BadInput,
                field == ValueField::Shares ? fairshare::say("{} are no shares", quotedCell(cell))
                                            : fairshare::say("{} is no usage", quotedCell(cell)));
        return plain;
    }

    Result<void> setShares(std::string_view cell, NodeRow row)
    {
        if (row == RootRow)
            return fail(ErrorCode::OutOfRange, fairshare::say("the root account has no shares to set"));
        const auto plain = number(cell, ValueField::Shares);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto value = editedShares(0, *plain);
        if (!value)
            return value.error().code == ErrorCode::OutOfRange
                ? tl::unexpected(value.error())
                : fail(ErrorCode::BadInput, fairshare::say("{} are no shares", quotedCell(cell)));
        if (*value != m_tree.shares(row))
            m_plan.shares.emplace_back(row, *value);
        return {};
    }

    Result<void> setUsage(std::string_view cell, NodeRow row)
    {
        if (!m_tree.isUser(row)) {
            const auto total = parseDouble(cell);
            const bool same = m_target.totals && total && *total == (*m_target.totals)[row];
            if (same)
                return {};
            return fail(ErrorCode::BadInput,
                fairshare::say("{} has its usage from what is below it",
                    nameOf(m_tree.shape().kind[row], m_tree.name(row))));
        }
        // What was copied here comes back as it is, however decimals are written elsewhere.
        if (const auto exact = parseExtended(cell); exact && *exact == m_tree.usage(row))
            return {};
        const auto plain = number(cell, ValueField::Usage);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto value = editedUsage(0, *plain);
        if (!value)
            return value.error().code == ErrorCode::OutOfRange
                ? tl::unexpected(value.error())
                : fail(ErrorCode::BadInput, fairshare::say("{} is no usage", quotedCell(cell)));
        if (*value != m_tree.usage(row))
            m_plan.usage.emplace_back(row, *value);
        return {};
    }

    void misfit(std::size_t line, std::string why, std::size_t lines = 1)
    {
        m_plan.misfitLines += lines;
        if (m_plan.misfits.size() < MostMisfits)
            m_plan.misfits.push_back({line, std::move(why)});
    }

    const ShareTree& m_tree;
    const PasteTarget& m_target;
    PastedNames m_names;
    Layout m_layout;
    NumberMarks m_marks;
    std::string_view m_text;
    DecimalMark m_mark = DecimalMark::Unknown;
    bool m_anyNumber = false;
    bool m_fills = false; ///< the one line goes to all rows
    std::size_t m_place = 0; ///< of the next row of the target
    std::size_t m_homeless = 0;
    std::size_t m_firstHomeless = 0;
    PastePlan m_plan;
};

} // namespace

Result<PastePlan> planPaste(
    const ShareTree& tree, std::string_view text, const PasteTarget& target, const Progress& progress)
{
    return Planner(tree, target, text).plan(progress);
}

Result<Scenario> withPasted(const Scenario& scenario, const PastePlan& plan)
{
    Scenario edited = scenario;
    for (const bool shares : {true, false}) {
        auto tree = shares ? withSharesOf(edited.tree, plan.shares) : withUsageOf(edited.tree, plan.usage);
        if (!tree)
            return tl::unexpected(tree.error());
        if (shares ? !plan.shares.empty() : !plan.usage.empty())
            edited.tree = std::move(*tree);
    }
    return edited;
}

} // namespace fairshare

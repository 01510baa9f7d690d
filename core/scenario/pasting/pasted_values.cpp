// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_values.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/scenario/edits/usage_scaling.h"
#include "core/scenario/pasting/pasted_names.h"
#include "core/scenario/pasting/pasted_number.h"
#include "core/scenario/scenario.h"
#include "core/tree/edits/share_tree_edits.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace fairshare {
namespace {

/// Numbering of the tree's values in a block: shares, then usage by unit.
constexpr std::uint8_t SharesValue = 0;
constexpr std::array TimeUnits{TimeUnit::Second, TimeUnit::Minute, TimeUnit::Hour, TimeUnit::Day};

PastedColumn usageColumn(TimeUnit unit)
{
    return {PastedColumn::Kind::Value, static_cast<std::uint8_t>(SharesValue + 1 + static_cast<int>(unit))};
}

TimeUnit unitOf(PastedColumn column)
{
    return TimeUnits[column.value - SharesValue - 1U];
}

PastedColumn columnOf(PasteColumn column, TimeUnit unit)
{
    switch (column) {
    case PasteColumn::Name:
        return {PastedColumn::Kind::Name};
    case PasteColumn::Shares:
        return {PastedColumn::Kind::Value, SharesValue};
    case PasteColumn::Usage:
        return usageColumn(unit);
    default:
        return {};
    }
}

/// Returns the headings of usage in other units, for blocks copied from other views.
std::vector<std::pair<std::string, PastedColumn>> headingsInOtherUnits(const PasteTarget& target)
{
    const std::string shown = tresTime(target.usageUnit);
    std::vector<std::pair<std::string, PastedColumn>> headings;
    for (std::size_t at = 0; at < std::min(target.columns.size(), target.titles.size()); ++at) {
        const std::size_t unit = target.titles[at].rfind(shown);
        if (target.columns[at] != PasteColumn::Usage || unit == std::string::npos)
            continue;
        for (const TimeUnit other : TimeUnits)
            if (other != target.usageUnit)
                headings.emplace_back(
                    std::string(target.titles[at]).replace(unit, shown.size(), tresTime(other)),
                    usageColumn(other));
    }
    return headings;
}

BlockTarget blockTarget(const PasteTarget& target)
{
    BlockTarget block{.rows = target.rows,
        .fills = target.fills,
        .columns = {},
        .titles = target.titles,
        .aliases = headingsInOtherUnits(target),
        .current = target.current,
        .fallback = columnOf(PasteColumn::Shares, target.usageUnit)};
    block.columns.reserve(target.columns.size());
    for (const PasteColumn column : target.columns)
        block.columns.push_back(columnOf(column, target.usageUnit));
    return block;
}

class PastePlanner : private PastedBlock {
public:
    PastePlanner(const ShareTree& tree, const PasteTarget& target, std::string_view text)
        : PastedBlock(blockTarget(target), text)
        , m_tree(tree)
        , m_target(target)
        , m_names(tree, target.meant)
        , m_marks{target.point, target.group}
    {
    }

    Result<PastePlan> plan(const Progress& progress)
    {
        auto facts = place(progress);
        if (!facts)
            return tl::unexpected(facts.error());
        if (!holdsValues())
            return fail(ErrorCode::BadInput,
                fairshare::say("the clipboard contains no numbers; copy a column of shares or usage from a "
                               "spreadsheet, with or without names next to it"));
        static_cast<PasteFacts&>(m_plan) = std::move(*facts);
        return std::move(m_plan);
    }

private:
    bool knows(std::string_view name) const override { return m_names.knows(name); }
    void count(std::string_view name) override { m_names.count(name); }
    Result<std::uint32_t> next(std::string_view name) override { return m_names.next(name); }

    Result<void> set(std::uint32_t row, PastedColumn column, std::string_view cell) override
    {
        return column.value == SharesValue ? setShares(cell, row) : setUsage(cell, row, unitOf(column));
    }

    Result<std::string> number(std::string_view cell, ValueField field) const
    {
        auto plain = plainNumber(cell, field, mark(), m_marks);
        if (plain && isChangeText(*plain))
            return fail(ErrorCode::BadInput,
                field == ValueField::Shares
                    ? fairshare::say("{} is not a valid value for shares", quotedCell(cell))
                    : fairshare::say("{} is not a valid value for usage", quotedCell(cell)));
        return plain;
    }

    Result<void> setShares(std::string_view cell, NodeRow row)
    {
        if (row == RootRow)
            return fail(ErrorCode::OutOfRange, fairshare::say("the root account has no shares"));
        const auto plain = number(cell, ValueField::Shares);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto value = editedShares(0, *plain);
        if (!value)
            return value.error().code == ErrorCode::OutOfRange
                ? tl::unexpected(value.error())
                : fail(ErrorCode::BadInput,
                      fairshare::say("{} is not a valid value for shares", quotedCell(cell)));
        if (*value != m_tree.shares(row))
            m_plan.shares.emplace_back(row, *value);
        return {};
    }

    long double usageNow(NodeRow row)
    {
        if (m_tree.isUser(row))
            return m_tree.usage(row);
        if (m_target.totals)
            return (*m_target.totals)[row];
        if (m_totals.empty())
            m_totals = sumUsage(m_tree).total;
        return m_totals[row];
    }

    /// Returns whether a cell was copied from here. It then is unchanged, whatever the decimal separator of
    /// the block.
    bool repeats(std::string_view cell, NodeRow row, long double now, TimeUnit unit) const
    {
        if (unit != TimeUnit::Second) {
            // Spreadsheets keep 15 digits, and fields show 12.
            constexpr long double LargestRounding = 1e-11L;
            const auto shown = parseExtended(cell);
            return shown && std::abs(*shown * secondsIn(unit) - now) <= LargestRounding * now;
        }
        if (m_tree.isUser(row))
            return parseExtended(cell) == now;
        return parseDouble(cell) == static_cast<double>(now);
    }

    Result<void> setUsage(std::string_view cell, NodeRow row, TimeUnit unit)
    {
        const long double now = usageNow(row);
        if (repeats(cell, row, now, unit))
            return {};
        const auto plain = number(cell, ValueField::Usage);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto value = editedUsage(0, *plain, {.unit = unit});
        if (!value)
            return value.error().code == ErrorCode::OutOfRange
                ? tl::unexpected(value.error())
                : fail(ErrorCode::BadInput,
                      fairshare::say("{} is not a valid value for usage", quotedCell(cell)));
        if (*value != now)
            m_plan.usage.emplace_back(row, *value);
        return {};
    }

    const ShareTree& m_tree;
    const PasteTarget& m_target;
    PastedNames m_names;
    NumberMarks m_marks;
    PastePlan m_plan;
    Values<long double> m_totals; ///< of all rows; empty until needed
};

} // namespace

Result<PastePlan> planPaste(
    const ShareTree& tree, std::string_view text, const PasteTarget& target, const Progress& progress)
{
    return PastePlanner(tree, target, text).plan(progress);
}

Result<Scenario> withPasted(const Scenario& scenario, const PastePlan& plan)
{
    Scenario edited = scenario;
    for (const bool shares : {true, false}) {
        auto tree =
            shares ? withSharesOf(edited.tree, plan.shares) : withTotalUsageOf(edited.tree, plan.usage);
        if (!tree)
            return tl::unexpected(tree.error());
        if (shares ? !plan.shares.empty() : !plan.usage.empty())
            edited.tree = std::move(*tree);
    }
    return edited;
}

} // namespace fairshare

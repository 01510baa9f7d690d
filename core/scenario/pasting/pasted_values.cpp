// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_values.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/scenario/pasting/pasted_names.h"
#include "core/scenario/pasting/pasted_number.h"
#include "core/scenario/scenario.h"
#include "core/tree/share_tree_builder.h"
#include "core/tree/share_tree_edits.h"

#include <cstdint>
#include <utility>

namespace fairshare {
namespace {

/// Numbering of the tree's values in a block.
enum TreeValue : std::uint8_t { Shares, Usage };

PastedColumn columnOf(PasteColumn column)
{
    switch (column) {
    case PasteColumn::Name:
        return {PastedColumn::Kind::Name};
    case PasteColumn::Shares:
        return {PastedColumn::Kind::Value, Shares};
    case PasteColumn::Usage:
        return {PastedColumn::Kind::Value, Usage};
    default:
        return {};
    }
}

BlockTarget blockTarget(const PasteTarget& target)
{
    BlockTarget block{.rows = target.rows,
        .fills = target.fills,
        .columns = {},
        .titles = target.titles,
        .current = target.current,
        .fallback = columnOf(PasteColumn::Shares)};
    block.columns.reserve(target.columns.size());
    for (const PasteColumn column : target.columns)
        block.columns.push_back(columnOf(column));
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
        return column.value == Shares ? setShares(cell, row) : setUsage(cell, row);
    }

    Result<std::string> number(std::string_view cell, ValueField field) const
    {
        auto plain = plainNumber(cell, field, mark(), m_marks);
        if (plain && isRelative(*plain))
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

    Result<void> setUsage(std::string_view cell, NodeRow row)
    {
        if (!m_tree.isUser(row)) {
            const auto total = parseDouble(cell);
            const bool same = m_target.totals && total && *total == (*m_target.totals)[row];
            if (same)
                return {};
            return fail(ErrorCode::BadInput,
                fairshare::say("the usage of {} comes from the users below; edit their usage",
                    nameOf(m_tree.shape().kind[row], m_tree.name(row))));
        }
        // A value copied from here is unchanged, whatever the decimal separator of the block.
        if (const auto exact = parseExtended(cell); exact && *exact == m_tree.usage(row))
            return {};
        const auto plain = number(cell, ValueField::Usage);
        if (!plain)
            return tl::unexpected(plain.error());
        const auto value = editedUsage(0, *plain);
        if (!value)
            return value.error().code == ErrorCode::OutOfRange
                ? tl::unexpected(value.error())
                : fail(ErrorCode::BadInput,
                      fairshare::say("{} is not a valid value for usage", quotedCell(cell)));
        if (*value != m_tree.usage(row))
            m_plan.usage.emplace_back(row, *value);
        return {};
    }

    const ShareTree& m_tree;
    const PasteTarget& m_target;
    PastedNames m_names;
    NumberMarks m_marks;
    PastePlan m_plan;
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
        auto tree = shares ? withSharesOf(edited.tree, plan.shares) : withUsageOf(edited.tree, plan.usage);
        if (!tree)
            return tl::unexpected(tree.error());
        if (shares ? !plan.shares.empty() : !plan.usage.empty())
            edited.tree = std::move(*tree);
    }
    return edited;
}

} // namespace fairshare

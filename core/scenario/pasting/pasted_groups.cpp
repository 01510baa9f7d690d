// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/pasting/pasted_groups.h"

#include "core/base/say.h"
#include "core/quota/groups/quota_changes.h"
#include "core/quota/groups/quota_tree.h"
#include "core/scenario/pasting/pasted_number.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <array>
#include <map>
#include <unordered_map>
#include <utility>

namespace fairshare {
namespace {

constexpr std::string_view NothingShown = "–"; ///< as views show missing values

PastedColumn columnOf(const GroupPasteColumn& column)
{
    if (column.isName)
        return {PastedColumn::Kind::Name};
    return column.field ? PastedColumn{PastedColumn::Kind::Value, static_cast<std::uint8_t>(*column.field)}
                        : PastedColumn();
}

BlockTarget blockTarget(const GroupPasteTarget& target)
{
    GroupPasteColumn quota;
    quota.field = QuotaField::Quota;
    BlockTarget block;
    block.rows = target.groups;
    block.fills = target.fills;
    block.current = target.current;
    block.fallback = columnOf(quota);
    for (const GroupPasteColumn& column : target.columns) {
        block.columns.push_back(columnOf(column));
        block.titles.push_back(column.title);
    }
    return block;
}

/// Finds groups by the name in a cell.
class GroupNames {
public:
    explicit GroupNames(const GroupQuotas& quotas)
    {
        m_groups.emplace(RootGroupName, NoGroup);
        for (std::uint32_t group = 0; group < quotas.groups.size(); ++group)
            m_groups.emplace(groupKey(quotas.groups[group].name), group);
        for (std::uint32_t group = 0; group < quotas.groups.size(); ++group) {
            const std::string key = groupKey(quotas.groups[group].name);
            m_ends[key.substr(key.rfind('.') + 1)].push_back(group);
        }
    }

    bool knows(std::string_view cell) const
    {
        const std::string key = groupKey(std::string(cell));
        return m_groups.contains(key) || m_ends.contains(key);
    }

    Result<std::uint32_t> find(std::string_view cell) const
    {
        const std::string key = groupKey(std::string(cell));
        if (const auto whole = m_groups.find(key); whole != m_groups.end())
            return whole->second;
        const auto end = m_ends.find(key);
        if (end == m_ends.end())
            return fail(ErrorCode::NotFound, fairshare::say("unknown group {}", quotedCell(cell)));
        if (end->second.size() > 1)
            return fail(ErrorCode::BadInput,
                fairshare::say(
                    "{} groups end in {}; write the full path", end->second.size(), quotedCell(cell)));
        return end->second.front();
    }

private:
    std::unordered_map<std::string, std::uint32_t> m_groups;
    std::unordered_map<std::string, std::vector<std::uint32_t>> m_ends;
};

/// Parses a flag as written in spreadsheets; of `on → off` the first.
std::optional<bool> flagOf(std::string_view cell, const GroupPasteTarget& target)
{
    const std::string word = groupKey(std::string(trimmedCell(cell.substr(0, cell.find("→")))));
    constexpr std::array<std::string_view, 4> On{"on", "true", "yes", "1"};
    constexpr std::array<std::string_view, 4> Off{"off", "false", "no", "0"};
    if (word == groupKey(target.on) || std::ranges::find(On, word) != On.end())
        return true;
    if (word == groupKey(target.off) || std::ranges::find(Off, word) != Off.end())
        return false;
    return std::nullopt;
}

class GroupPastePlanner : private PastedBlock {
public:
    GroupPastePlanner(const GroupQuotas& quotas, const QuotaTree& tree, const GroupPasteTarget& target,
        std::string_view text)
        : PastedBlock(blockTarget(target), text)
        , m_quotas(quotas)
        , m_tree(tree)
        , m_target(target)
        , m_names(quotas)
        , m_marks{target.point, target.group}
    {
    }

    Result<GroupPastePlan> plan(const Progress& progress)
    {
        auto facts = place(progress);
        if (!facts)
            return tl::unexpected(facts.error());
        if (!holdsValues())
            return fail(ErrorCode::BadInput,
                fairshare::say("the clipboard contains no numbers; copy a column of quotas, weights or "
                               "demand from a spreadsheet, with or without names next to it"));
        static_cast<PasteFacts&>(m_plan) = std::move(*facts);
        return std::move(m_plan);
    }

private:
    bool knows(std::string_view name) const override { return m_names.knows(name); }
    Result<std::uint32_t> next(std::string_view name) override { return m_names.find(name); }

    bool looksLikeValue(PastedColumn column, std::string_view cell) const override
    {
        return isFlag(static_cast<QuotaField>(column.value)) ? flagOf(cell, m_target).has_value()
                                                             : looksNumeric(cell);
    }

    Result<void> set(std::uint32_t group, PastedColumn column, std::string_view cell) override
    {
        const auto field = static_cast<QuotaField>(column.value);
        if (cell == NothingShown)
            return {};
        const auto value = isFlag(field) ? flag(cell) : number(cell, field);
        if (!value)
            return tl::unexpected(value.error());
        if (isAsShown(group, field, *value))
            return {};
        if (group == NoGroup && field != QuotaField::Requested)
            return fail(
                ErrorCode::OutOfRange, fairshare::say("this value of {} is set by the pool", RootGroupName));
        if (field == QuotaField::Demand && !m_tree.isLeaf(m_tree.rowOfGroup[group]))
            return fail(ErrorCode::OutOfRange,
                fairshare::say(
                    "the demand of {} comes from the groups below it", m_quotas.groups[group].name));
        const double before = quotaValue(m_quotas, group, field);
        m_plan.values.push_back(
            {field, {group, *value}, before, *value != before || makesOther(group, field)});
        return {};
    }

    Result<double> flag(std::string_view cell) const
    {
        const auto on = flagOf(cell, m_target);
        if (!on)
            return fail(ErrorCode::BadInput, fairshare::say("{} is neither on nor off", quotedCell(cell)));
        return *on ? 1.0 : 0.0;
    }

    Result<double> number(std::string_view cell, QuotaField field) const
    {
        const auto plain = plainAmount(cell, mark(), m_marks);
        if (!plain)
            return tl::unexpected(plain.error());
        if (isChangeText(*plain))
            return fail(ErrorCode::BadInput, fairshare::say("{} is not a number", quotedCell(cell)));
        const auto value = editedAmount(0, *plain);
        if (!value)
            return value.error().code == ErrorCode::OutOfRange
                ? tl::unexpected(value.error())
                : fail(ErrorCode::BadInput, fairshare::say("{} is not a number", quotedCell(cell)));
        if (field == QuotaField::Fraction && *value > 1)
            return fail(ErrorCode::OutOfRange,
                fairshare::say("{} is not a fraction; expected 0 to 1", quotedCell(cell)));
        return *value;
    }

    /// Returns whether `value` is what views show if no value is configured.
    bool isAsShown(std::uint32_t group, QuotaField field, double value) const
    {
        if (field != QuotaField::Quota)
            return false;
        if (group == NoGroup)
            return value == m_quotas.poolSize;
        return m_quotas.groups[group].isDynamic && group < m_target.cores.size()
            && value == m_target.cores[group];
    }

    /// Returns whether the quota changes between static and dynamic, or is configured for the first time.
    bool makesOther(std::uint32_t group, QuotaField field) const
    {
        if (group == NoGroup || (field != QuotaField::Quota && field != QuotaField::Fraction))
            return false;
        const QuotaGroup& now = m_quotas.groups[group];
        return !now.quota || now.isDynamic != (field == QuotaField::Fraction);
    }

    const GroupQuotas& m_quotas;
    const QuotaTree& m_tree;
    const GroupPasteTarget& m_target;
    GroupNames m_names;
    NumberMarks m_marks;
    GroupPastePlan m_plan;
};

} // namespace

std::size_t GroupPastePlan::changeCount() const
{
    return static_cast<std::size_t>(std::ranges::count_if(values, &PastedGroupValue::changes));
}

Result<GroupPastePlan> planGroupPaste(const GroupQuotas& quotas, std::string_view text,
    const GroupPasteTarget& target, const Progress& progress)
{
    const auto built = buildQuotaTree(quotas);
    if (!built)
        return tl::unexpected(built.error());
    return GroupPastePlanner(quotas, built->tree, target, text).plan(progress);
}

Result<Scenario> withGroupsPasted(const Scenario& scenario, const GroupPastePlan& plan)
{
    std::map<QuotaField, std::vector<GroupValue>> fields;
    for (const PastedGroupValue& value : plan.values)
        if (value.changes || value.field == QuotaField::Requested)
            fields[value.field].push_back(value.to);
    const std::vector<GroupValue> requested = std::exchange(fields[QuotaField::Requested], {});
    Scenario edited = scenario;
    for (const auto& [field, values] : fields) {
        auto next = withGroupValues(edited, field, values);
        if (!next)
            return next;
        edited = std::move(*next);
    }
    return withGroupValues(edited, QuotaField::Requested, requested);
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/shown_groups.h"

#include "widgets/text/shown_text.h"

#include "core/quota/groups/quota_changes.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fairshare::gui {
namespace {

QuotaTree treeOf(const GroupQuotas& quotas)
{
    auto built = buildQuotaTree(quotas);
    return built ? std::move(built->tree) : QuotaTree();
}

} // namespace

ShownGroups::ShownGroups(const QuotaResults& results)
    : m_results(results)
    , m_tree(std::make_shared<const QuotaTree>())
{
}

/// True if both have the same groups in the same order, and thus the same tree.
bool ShownGroups::hasRowsOf(const SharedValue<GroupQuotas>& quotas) const
{
    return quotas.has() == m_now.has()
        && std::ranges::equal(
            m_now->groups, quotas->groups, [](const QuotaGroup& one, const QuotaGroup& other) {
                return one.name == other.name && one.autoregroup == other.autoregroup;
            });
}

void ShownGroups::setRows(const SharedValue<GroupQuotas>& now)
{
    QuotaTree tree = treeOf(*now);
    m_earlierGroups.assign(now->groups.size(), NoGroup);
    const auto pairs = pairedGroups(quotas(), *now);
    for (std::size_t group = 0; group < pairs.size(); ++group)
        if (pairs[group] != nullptr)
            m_earlierGroups[group] = static_cast<std::uint32_t>(pairs[group] - quotas().groups.data());
    m_earlierRows.assign(tree.size(), NoQuotaRow);
    for (QuotaRow row = 0; row < tree.size(); ++row) {
        const std::uint32_t group = row == RootQuotaRow ? NoGroup : m_earlierGroups[tree.group[row]];
        if (row == RootQuotaRow && m_tree->size() > 0)
            m_earlierRows[row] = RootQuotaRow;
        else if (group != NoGroup)
            m_earlierRows[row] = m_tree->rowOfGroup[group];
    }
    m_now = now;
    m_baselineGroups = pairedGroups(*m_baseline, *m_now);
    m_tree = std::make_shared<const QuotaTree>(std::move(tree));
}

void ShownGroups::forgetEarlier()
{
    std::iota(m_earlierGroups.begin(), m_earlierGroups.end(), 0U);
}

void ShownGroups::setBaseline(const SharedValue<GroupQuotas>& baseline)
{
    m_baseline = baseline;
    m_baselineGroups = pairedGroups(*m_baseline, *m_now);
}

QString ShownGroups::nameOf(QuotaRow row) const
{
    return shownName(quotaName(quotas(), *m_tree, row));
}

bool ShownGroups::takesValue(QuotaColumn column, QuotaRow row) const
{
    if (!quotaFieldOf(column))
        return false;
    if (row == RootQuotaRow)
        return column == QuotaColumn::Requested;
    return column != QuotaColumn::Demand || m_tree->isLeaf(row);
}

bool ShownGroups::isFilled(QuotaColumn column) const
{
    return std::ranges::any_of(quotas().groups, [column](const QuotaGroup& group) {
        return (column == QuotaColumn::Fraction && group.isDynamic)
            || (column == QuotaColumn::Usage && group.usage > 0)
            || (column == QuotaColumn::Autoregroup && group.autoregroup);
    });
}

std::optional<double> ShownGroups::coresOf(QuotaRow row) const
{
    return isReady() ? std::optional(study().chosen().allocation.subtreeQuota[row]) : std::nullopt;
}

const QuotaGroup* ShownGroups::baselineGroup(QuotaRow row) const
{
    return row == RootQuotaRow ? nullptr : m_baselineGroups[groupOf(row)];
}

/// True if the group itself was renamed; a group below a renamed one keeps its name.
bool ShownGroups::hasNewName(QuotaRow row) const
{
    const QuotaGroup* before = baselineGroup(row);
    if (row == RootQuotaRow || before == nullptr)
        return row != RootQuotaRow;
    const QuotaGroup* parent = baselineGroup(m_tree->parent[row]);
    if (m_tree->parent[row] != RootQuotaRow && parent == nullptr)
        return true;
    const std::string& name = group(row).name;
    const std::string own = name.substr(name.rfind('.') + 1);
    const std::string was = parent == nullptr ? own : parent->name + '.' + own;
    return groupKey(was) != groupKey(before->name) || before->name.substr(before->name.rfind('.') + 1) != own;
}

bool ShownGroups::isChanged(QuotaColumn column, QuotaRow row) const
{
    if (!m_baseline.has())
        return false;
    if (column == QuotaColumn::Name)
        return hasNewName(row);
    const auto field = quotaFieldOf(column);
    if (!field)
        return false;
    if (row == RootQuotaRow)
        return *field == QuotaField::Requested
            && m_baseline->options.rootRequested != quotas().options.rootRequested;
    const QuotaGroup* before = baselineGroup(row);
    return before == nullptr || quotaValue(*before, *field) != valueOf(row, *field);
}

std::vector<QuotaRow> ShownGroups::changedRows() const
{
    std::vector<QuotaRow> rows;
    for (QuotaRow row = 0; row < m_tree->size(); ++row)
        for (int column = 0; column < QuotaColumnCount; ++column)
            if (isChanged(static_cast<QuotaColumn>(column), row)) {
                rows.push_back(row);
                break;
            }
    return rows;
}

ShownGroups::KnownGroup ShownGroups::known(QuotaRow row) const
{
    if (row >= m_tree->size())
        return {};
    return {nameOf(row), row == RootQuotaRow ? NoGroup : groupOf(row)};
}

QuotaRow ShownGroups::rowOf(const KnownGroup& known) const
{
    if (known.name.isEmpty() || m_tree->size() == 0)
        return NoQuotaRow;
    if (known.group == NoGroup)
        return RootQuotaRow;
    const auto found = std::ranges::find(m_earlierGroups, known.group);
    if (found == m_earlierGroups.end())
        return NoQuotaRow;
    return m_tree->rowOfGroup[static_cast<std::size_t>(found - m_earlierGroups.begin())];
}

} // namespace fairshare::gui

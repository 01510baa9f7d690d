// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_edits.h"

#include "widgets/quotas/quota_scale.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"

#include "core/scenario/edits/group_places.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace fairshare::gui {
namespace {

auto moveTo(std::uint32_t parent)
{
    return [parent](const Scenario& now, std::span<const std::uint32_t> groups) {
        return withGroupsMoved(now, groups, parent);
    };
}

auto moveBy(LevelMove level)
{
    return [level](const Scenario& now, std::span<const std::uint32_t> groups) {
        return withGroupsMovedByLevel(now, groups, level);
    };
}

} // namespace

QuotaEdits::QuotaEdits(Document& document, const ShownGroups& groups)
    : m_document(document)
    , m_groups(groups)
{
}

QString QuotaEdits::whose(std::span<const std::uint32_t> groups) const
{
    if (groups.size() > 1)
        return tr("%1 groups").arg(groups.size());
    const std::uint32_t group = groups.front();
    return group == NoGroup ? m_groups.nameOf(RootQuotaRow) : shownName(m_groups.quotas().groups[group].name);
}

Result<void> QuotaEdits::setValues(
    QuotaColumn column, std::vector<GroupValue> values, const QString& mergeKey)
{
    if (values.empty())
        return {};
    std::vector<std::uint32_t> groups;
    groups.reserve(values.size());
    for (const GroupValue& value : values)
        groups.push_back(value.group);
    const QString what = quotaFieldName(*quotaFieldOf(column));
    const QString name = groups.size() == 1 && !isFlag(*quotaFieldOf(column))
        ? tr("Change %1 of %2 to %3").arg(what, whose(groups), quotaAmountText(values.front().value))
        : tr("Change %1 of %2").arg(what, whose(groups));
    const QString otherKind = otherKindText(column, values);
    const auto done = m_document.apply(name, mergeKey,
        [&](const Scenario& now) { return withGroupValues(now, *quotaFieldOf(column), values); });
    if (done && !otherKind.isEmpty())
        Q_EMIT told(otherKind);
    return done;
}

/// Returns a message about quotas that the values change from dynamic to static, or back; "" for none.
QString QuotaEdits::otherKindText(QuotaColumn column, const std::vector<GroupValue>& values) const
{
    const bool becomesDynamic = column == QuotaColumn::Fraction;
    if (!becomesDynamic && column != QuotaColumn::Quota)
        return {};
    std::vector<GroupValue> turned;
    std::ranges::copy_if(values, std::back_inserter(turned), [this, becomesDynamic](const GroupValue& value) {
        return value.group != NoGroup && m_groups.quotas().groups[value.group].isDynamic != becomesDynamic;
    });
    if (turned.empty())
        return {};
    if (turned.size() > 1)
        return becomesDynamic
            ? tr("%1 groups now have dynamic quotas: fractions instead of cores").arg(turned.size())
            : tr("%1 groups now have static quotas: cores instead of fractions").arg(turned.size());
    const QuotaGroup& group = m_groups.quotas().groups[turned.front().group];
    const QString cores = quotaAmountText(becomesDynamic ? group.quota.value_or(0) : turned.front().value);
    const QString part =
        NumberText().fraction(becomesDynamic ? turned.front().value : group.quota.value_or(0));
    return becomesDynamic
        ? tr("%1 now has a dynamic quota: %2 of what its static siblings leave, instead of %3 cores")
              .arg(shownName(group.name), part, cores)
        : tr("%1 now has a static quota: %2 cores, instead of %3 of what its static siblings leave")
              .arg(shownName(group.name), cores, part);
}

Result<void> QuotaEdits::set(std::span<const QuotaRow> rows, QuotaColumn column, const QString& text)
{
    const auto field = quotaFieldOf(column);
    const TypedNumber locale;
    const std::string typed = text.toStdString();
    std::vector<GroupValue> values;
    for (const QuotaRow row : rows) {
        if (!m_groups.takesValue(column, row))
            continue;
        double now = m_groups.valueOf(row, *field);
        if (column == QuotaColumn::Quota && m_groups.isDynamic(row))
            now = m_groups.coresOf(row).value_or(now);
        const auto value = editedAmount(now, typed, locale.marks());
        if (!value)
            return tl::unexpected(value.error());
        values.push_back({m_groups.groupOf(row), *value});
    }
    return setValues(column, std::move(values), {});
}

Result<void> QuotaEdits::setFlag(std::span<const QuotaRow> rows, QuotaColumn column, bool on)
{
    std::vector<GroupValue> values;
    for (const QuotaRow row : rows)
        if (row != RootQuotaRow)
            values.push_back({m_groups.groupOf(row), on ? 1.0 : 0.0});
    return setValues(column, std::move(values), {});
}

Result<void> QuotaEdits::setDemand(QuotaRow row, double jobs, int gesture)
{
    if (m_groups.valueOf(row, QuotaField::Demand) == jobs)
        return {};
    return setValues(QuotaColumn::Demand, {{m_groups.groupOf(row), jobs}},
        QStringLiteral("demand/%1/%2").arg(m_groups.groupOf(row)).arg(gesture));
}

Result<void> QuotaEdits::revert(std::span<const QuotaRow> rows, QuotaColumn column)
{
    std::vector<GroupValue> values;
    for (const QuotaRow row : rows) {
        if (!m_groups.isChanged(column, row))
            continue;
        const QuotaGroup* before = m_groups.baselineGroup(row);
        const QuotaField field = *quotaFieldOf(column);
        const bool isQuota = field == QuotaField::Quota || field == QuotaField::Fraction;
        if (row == RootQuotaRow)
            values.push_back({NoGroup, m_groups.baseline().options.rootRequested});
        else if (before != nullptr && isQuota && before->isDynamic != (field == QuotaField::Fraction))
            return revert(rows, before->isDynamic ? QuotaColumn::Fraction : QuotaColumn::Quota);
        else if (before != nullptr)
            values.push_back({m_groups.groupOf(row), quotaValue(*before, field)});
    }
    return setValues(column, std::move(values), {});
}

Result<QuotaRow> QuotaEdits::add(QuotaRow parent)
{
    const std::string path = parent == RootQuotaRow
        ? std::string()
        : m_groups.quotas().groups[m_groups.groupOf(parent)].name + '.';
    const auto isThere = [this](const std::string& name) {
        return std::any_of(m_groups.quotas().groups.begin(), m_groups.quotas().groups.end(),
            [&name](const QuotaGroup& group) { return group.name == name; });
    };
    std::string name = path + "group_new";
    for (int number = 2; isThere(name); ++number)
        name = path + "group_new" + std::to_string(number);
    const auto done = m_document.apply(
        tr("Add group"), {}, [&name](const Scenario& now) { return withGroupAdded(now, name); });
    if (!done)
        return tl::unexpected(done.error());
    return m_groups.tree().rowOfGroup.back();
}

Result<void> QuotaEdits::remove(std::span<const QuotaRow> rows)
{
    std::vector<std::uint32_t> groups;
    for (const QuotaRow row : rows)
        if (row != RootQuotaRow)
            groups.push_back(m_groups.groupOf(row));
    if (groups.empty())
        return {};
    return m_document.apply(tr("Remove %1").arg(whose(groups)), {},
        [&groups](const Scenario& now) { return withGroupsRemoved(now, groups); });
}

Result<void> QuotaEdits::rename(QuotaRow row, const QString& name)
{
    const std::string typed = name.trimmed().toStdString();
    const std::uint32_t group = m_groups.groupOf(row);
    return m_document.apply(tr("Rename %1").arg(m_groups.nameOf(row)), {},
        [group, &typed](const Scenario& now) { return withGroupRenamed(now, group, typed); });
}

std::vector<std::uint32_t> QuotaEdits::groupsOf(std::span<const QuotaRow> rows) const
{
    std::vector<std::uint32_t> groups;
    groups.reserve(rows.size());
    for (const QuotaRow row : rows)
        groups.push_back(m_groups.groupOf(row));
    return groups;
}

Result<std::vector<QuotaRow>> QuotaEdits::moveGroups(std::span<const QuotaRow> rows, const GroupMove& how)
{
    const std::vector<std::uint32_t> groups = groupsOf(rows);
    const QString name = groups.empty() ? QString() : tr("Move %1").arg(whose(groups));
    const auto done = m_document.apply(name, {}, [&](const Scenario& now) { return how(now, groups); });
    if (!done)
        return tl::unexpected(done.error());
    std::vector<QuotaRow> moved;
    moved.reserve(groups.size());
    for (const std::uint32_t group : groups)
        moved.push_back(m_groups.tree().rowOfGroup[group]);
    std::ranges::sort(moved);
    return moved;
}

QString QuotaEdits::hindranceOf(std::span<const QuotaRow> rows, const GroupMove& how) const
{
    const auto moved = how(*m_document.scenario(), groupsOf(rows));
    return moved ? QString() : shownName(moved.error().message);
}

Result<std::vector<QuotaRow>> QuotaEdits::move(std::span<const QuotaRow> rows, QuotaRow parent)
{
    return moveGroups(rows, moveTo(m_groups.groupOf(parent)));
}

Result<std::vector<QuotaRow>> QuotaEdits::move(std::span<const QuotaRow> rows, LevelMove move)
{
    return moveGroups(rows, moveBy(move));
}

QString QuotaEdits::hindrance(std::span<const QuotaRow> rows, QuotaRow parent) const
{
    return hindranceOf(rows, moveTo(m_groups.groupOf(parent)));
}

QString QuotaEdits::hindrance(std::span<const QuotaRow> rows, LevelMove move) const
{
    return hindranceOf(rows, moveBy(move));
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/quota_model.h"

#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"

#include "core/scenario/edits/group_places.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

/// Edits of QuotaModel; each is one step of the history.
namespace fairshare::gui {

QString QuotaModel::whose(std::span<const std::uint32_t> groups) const
{
    if (groups.size() > 1)
        return tr("%1 groups").arg(groups.size());
    const std::uint32_t group = groups.front();
    return group == NoGroup ? nameOf(RootQuotaRow) : shownName(quotas().groups[group].name);
}

Result<void> QuotaModel::setValues(
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
QString QuotaModel::otherKindText(QuotaColumn column, const std::vector<GroupValue>& values) const
{
    const bool becomesDynamic = column == QuotaColumn::Fraction;
    if (!becomesDynamic && column != QuotaColumn::Quota)
        return {};
    std::vector<GroupValue> turned;
    std::ranges::copy_if(values, std::back_inserter(turned), [this, becomesDynamic](const GroupValue& value) {
        return value.group != NoGroup && quotas().groups[value.group].isDynamic != becomesDynamic;
    });
    if (turned.empty())
        return {};
    if (turned.size() > 1)
        return becomesDynamic
            ? tr("%1 groups now have dynamic quotas: fractions instead of cores").arg(turned.size())
            : tr("%1 groups now have static quotas: cores instead of fractions").arg(turned.size());
    const QuotaGroup& group = quotas().groups[turned.front().group];
    const QString cores = quotaAmountText(becomesDynamic ? group.quota.value_or(0) : turned.front().value);
    const QString part =
        NumberText().fraction(becomesDynamic ? turned.front().value : group.quota.value_or(0));
    return becomesDynamic
        ? tr("%1 now has a dynamic quota: %2 of what its static siblings leave, instead of %3 cores")
              .arg(shownName(group.name), part, cores)
        : tr("%1 now has a static quota: %2 cores, instead of %3 of what its static siblings leave")
              .arg(shownName(group.name), cores, part);
}

Result<void> QuotaModel::edit(std::span<const QuotaRow> rows, QuotaColumn column, const QString& text)
{
    const auto field = quotaFieldOf(column);
    const TypedNumber locale;
    const std::string typed = text.toStdString();
    std::vector<GroupValue> values;
    for (const QuotaRow row : rows) {
        if (!isEditable(column, row))
            continue;
        double now = quotaValue(quotas(), groupOf(row), *field);
        if (column == QuotaColumn::Quota && row != RootQuotaRow && quotas().groups[groupOf(row)].isDynamic)
            now = coresOf(row).value_or(now);
        const auto value = editedAmount(now, typed, locale.marks());
        if (!value)
            return tl::unexpected(value.error());
        values.push_back({groupOf(row), *value});
    }
    return setValues(column, std::move(values), {});
}

Result<void> QuotaModel::setFlag(std::span<const QuotaRow> rows, QuotaColumn column, bool on)
{
    std::vector<GroupValue> values;
    for (const QuotaRow row : rows)
        if (row != RootQuotaRow)
            values.push_back({groupOf(row), on ? 1.0 : 0.0});
    return setValues(column, std::move(values), {});
}

Result<void> QuotaModel::slideDemand(QuotaRow row, double jobs, int gesture)
{
    m_sliding = gesture;
    if (gesture == 0 || quotaValue(quotas(), groupOf(row), QuotaField::Demand) == jobs) {
        if (gesture == 0) {
            measure();
            refresh();
        }
        return {};
    }
    return setValues(QuotaColumn::Demand, {{groupOf(row), jobs}},
        QStringLiteral("demand/%1/%2").arg(groupOf(row)).arg(gesture));
}

Result<void> QuotaModel::revertValues(std::span<const QuotaRow> rows, QuotaColumn column)
{
    std::vector<GroupValue> values;
    for (const QuotaRow row : rows) {
        if (!isChanged(column, row))
            continue;
        const QuotaGroup* before = baselineGroup(row);
        const QuotaField field = *quotaFieldOf(column);
        const bool isQuota = field == QuotaField::Quota || field == QuotaField::Fraction;
        if (row == RootQuotaRow)
            values.push_back({NoGroup, m_baseline->options.rootRequested});
        else if (before != nullptr && isQuota && before->isDynamic != (field == QuotaField::Fraction))
            return revertValues(rows, before->isDynamic ? QuotaColumn::Fraction : QuotaColumn::Quota);
        else if (before != nullptr)
            values.push_back({groupOf(row), quotaValue(*before, field)});
    }
    return setValues(column, std::move(values), {});
}

Result<QuotaRow> QuotaModel::addGroup(QuotaRow parent)
{
    const std::string path =
        parent == RootQuotaRow ? std::string() : quotas().groups[groupOf(parent)].name + '.';
    const auto isThere = [this](const std::string& name) {
        return std::any_of(quotas().groups.begin(), quotas().groups.end(),
            [&name](const QuotaGroup& group) { return group.name == name; });
    };
    std::string name = path + "group_new";
    for (int number = 2; isThere(name); ++number)
        name = path + "group_new" + std::to_string(number);
    const auto done = m_document.apply(
        tr("Add group"), {}, [&name](const Scenario& now) { return withGroupAdded(now, name); });
    if (!done)
        return tl::unexpected(done.error());
    return m_tree->rowOfGroup.back();
}

Result<void> QuotaModel::removeGroups(std::span<const QuotaRow> rows)
{
    std::vector<std::uint32_t> groups;
    for (const QuotaRow row : rows)
        if (row != RootQuotaRow)
            groups.push_back(groupOf(row));
    if (groups.empty())
        return {};
    return m_document.apply(tr("Remove %1").arg(whose(groups)), {},
        [&groups](const Scenario& now) { return withGroupsRemoved(now, groups); });
}

bool QuotaModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !(flags(index) & Qt::ItemIsEditable))
        return false;
    const QuotaRow row = nodeAt(index);
    const auto column = static_cast<QuotaColumn>(index.column());
    if (column != QuotaColumn::Name)
        return edit(std::span(&row, 1), column, value.toString()).has_value();
    return rename(row, value.toString()).has_value();
}

Result<void> QuotaModel::rename(QuotaRow row, const QString& name)
{
    const std::string typed = name.trimmed().toStdString();
    const std::uint32_t group = groupOf(row);
    return m_document.apply(tr("Rename %1").arg(nameOf(row)), {},
        [group, &typed](const Scenario& now) { return withGroupRenamed(now, group, typed); });
}

std::vector<std::uint32_t> QuotaModel::groupsOf(std::span<const QuotaRow> rows) const
{
    std::vector<std::uint32_t> groups;
    groups.reserve(rows.size());
    for (const QuotaRow row : rows)
        groups.push_back(groupOf(row));
    return groups;
}

Result<std::vector<QuotaRow>> QuotaModel::move(std::span<const QuotaRow> rows, const GroupMove& how)
{
    const std::vector<std::uint32_t> groups = groupsOf(rows);
    const QString name = groups.empty() ? QString() : tr("Move %1").arg(whose(groups));
    const auto done = m_document.apply(name, {}, [&](const Scenario& now) { return how(now, groups); });
    if (!done)
        return tl::unexpected(done.error());
    std::vector<QuotaRow> moved;
    moved.reserve(groups.size());
    for (const std::uint32_t group : groups)
        moved.push_back(m_tree->rowOfGroup[group]);
    std::ranges::sort(moved);
    return moved;
}

QString QuotaModel::hindrance(std::span<const QuotaRow> rows, const GroupMove& how) const
{
    const auto moved = how(*m_document.scenario(), groupsOf(rows));
    return moved ? QString() : shownName(moved.error().message);
}

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

Result<std::vector<QuotaRow>> QuotaModel::moveGroups(std::span<const QuotaRow> rows, QuotaRow parent)
{
    return move(rows, moveTo(groupOf(parent)));
}

Result<std::vector<QuotaRow>> QuotaModel::moveGroups(std::span<const QuotaRow> rows, LevelMove move)
{
    return this->move(rows, moveBy(move));
}

QString QuotaModel::moveHindrance(std::span<const QuotaRow> rows, QuotaRow parent) const
{
    return hindrance(rows, moveTo(groupOf(parent)));
}

QString QuotaModel::moveHindrance(std::span<const QuotaRow> rows, LevelMove move) const
{
    return hindrance(rows, moveBy(move));
}

QStringList QuotaModel::mimeTypes() const
{
    return {QStringLiteral("application/x-fairshare-groups")};
}

} // namespace fairshare::gui

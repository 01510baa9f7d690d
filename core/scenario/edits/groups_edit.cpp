// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/groups_edit.h"

#include "core/base/say.h"
#include "core/quota/groups/quota_tree.h"
#include "core/scenario/scenario.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace fairshare {
namespace {

enum class GroupUnfitness { Nothing, Root, Inner, Fraction, Cores };

/// Reasons in the order of GroupUnfitness.
constexpr std::array<const char*, 5> UnfitGroupReasons{
    "",
    fairshare::phrase("this value of {} is set by the pool"),
    fairshare::phrase("the demand of {} comes from the groups below it"),
    fairshare::phrase("the quota of {} is a fraction, not a number of cores"),
    fairshare::phrase("the quota of {} is a number of cores, not a fraction"),
};

/// Returns the name of a group for sentences.
std::string nameOf(const GroupQuotas& quotas, std::uint32_t group)
{
    return group == NoGroup ? std::string(RootGroupName) : quotas.groups[group].name;
}

class Fitness {
public:
    Fitness(const GroupQuotas& quotas, const GroupsEdit& edit)
        : m_quotas(quotas)
        , m_edit(edit)
        , m_needsNumber(edit.operation != RowsOperation::Set || isChangeText(edit.text, edit.marks))
    {
        if (auto built = buildQuotaTree(quotas); built && edit.field == QuotaField::Demand)
            m_tree = std::move(built->tree);
    }

    GroupUnfitness of(std::uint32_t group) const
    {
        if (group == NoGroup)
            return m_edit.field == QuotaField::Requested ? GroupUnfitness::Nothing : GroupUnfitness::Root;
        const QuotaGroup& now = m_quotas.groups[group];
        if (m_edit.field == QuotaField::Demand) {
            const QuotaRow row = group < m_tree.rowOfGroup.size() ? m_tree.rowOfGroup[group] : NoQuotaRow;
            return row != NoQuotaRow && !m_tree.isLeaf(row) ? GroupUnfitness::Inner : GroupUnfitness::Nothing;
        }
        if (m_needsNumber && m_edit.field == QuotaField::Quota && now.isDynamic)
            return GroupUnfitness::Fraction;
        if (m_needsNumber && m_edit.field == QuotaField::Fraction && !now.isDynamic)
            return GroupUnfitness::Cores;
        return GroupUnfitness::Nothing;
    }

private:
    const GroupQuotas& m_quotas;
    const GroupsEdit& m_edit;
    bool m_needsNumber;
    QuotaTree m_tree;
};

/// Splits a whole total into whole parts in proportion to weights, whose sum is above 0.
std::vector<double> wholeParts(double total, const std::vector<double>& weights, double sum)
{
    std::vector<double> parts;
    std::vector<std::pair<double, std::size_t>> remainders;
    double left = total;
    parts.reserve(weights.size());
    remainders.reserve(weights.size());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const double exact = total * (weights[i] / sum);
        parts.push_back(std::min(left, std::floor(exact)));
        remainders.emplace_back(exact - parts.back(), i);
        left -= parts.back();
    }
    std::ranges::sort(remainders, [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    // Rounding down leaves less than one per group, so no group gets two.
    const std::size_t more = std::min(parts.size(), static_cast<std::size_t>(std::max(0.0, left)));
    for (std::size_t i = 0; i < more; ++i)
        parts[remainders[i].second] += 1;
    return parts;
}

Result<std::vector<GroupValue>> distributed(
    const GroupQuotas& quotas, std::span<const std::uint32_t> groups, const GroupsEdit& edit)
{
    if (isChangeText(edit.text, edit.marks))
        return fail(ErrorCode::BadInput,
            fairshare::say("'{}' is a relative change, not a total; type a number", edit.text));
    const auto total = editedAmount(0, edit.text, edit.marks);
    if (!total)
        return tl::unexpected(total.error());
    std::vector<double> weights;
    weights.reserve(groups.size());
    for (const std::uint32_t group : groups)
        weights.push_back(quotaValue(quotas, group, edit.field));
    double sum = totalOf(quotas, groups, edit.field);
    if (sum <= 0) {
        std::ranges::fill(weights, 1.0);
        sum = static_cast<double>(weights.size());
    }
    const bool whole = edit.field != QuotaField::Fraction && *total == std::floor(*total);
    std::vector<GroupValue> values;
    values.reserve(groups.size());
    if (whole) {
        const std::vector<double> parts = wholeParts(*total, weights, sum);
        for (std::size_t i = 0; i < groups.size(); ++i)
            values.push_back({groups[i], parts[i]});
        return values;
    }
    double left = *total;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const double part = i + 1 == groups.size() ? left : std::min(left, *total * (weights[i] / sum));
        values.push_back({groups[i], part});
        left -= part;
    }
    return values;
}

Result<std::vector<GroupValue>> changed(
    const GroupQuotas& quotas, std::span<const std::uint32_t> groups, const GroupsEdit& edit)
{
    std::vector<GroupValue> values;
    values.reserve(groups.size());
    for (const std::uint32_t group : groups) {
        const auto value = editedAmount(quotaValue(quotas, group, edit.field), edit.text, edit.marks);
        if (!value)
            return tl::unexpected(value.error());
        values.push_back({group, *value});
    }
    return values;
}

Result<std::vector<GroupValue>> valuesOf(
    const GroupQuotas& quotas, std::span<const std::uint32_t> groups, const GroupsEdit& edit)
{
    switch (edit.operation) {
    case RowsOperation::Distribute:
        return distributed(quotas, groups, edit);
    case RowsOperation::Scale: {
        const auto change = changeByFactor(edit.text, edit.marks);
        if (!change)
            return tl::unexpected(change.error());
        return changed(quotas, groups, {edit.operation, edit.field, *change, edit.marks});
    }
    default:
        return changed(quotas, groups, edit);
    }
}

} // namespace

UnfitGroups unfitGroups(
    const GroupQuotas& quotas, std::span<const std::uint32_t> groups, const GroupsEdit& edit)
{
    const Fitness fitness(quotas, edit);
    std::array<std::vector<std::uint32_t>, UnfitGroupReasons.size()> byReason;
    UnfitGroups found;
    for (const std::uint32_t group : groups) {
        const GroupUnfitness reason = fitness.of(group);
        if (reason == GroupUnfitness::Nothing)
            continue;
        byReason[static_cast<std::size_t>(reason)].push_back(group);
        found.groups.push_back(group);
    }
    for (std::size_t reason = 0; reason < byReason.size(); ++reason) {
        const auto& those = byReason[reason];
        if (those.empty())
            continue;
        const std::string names =
            listedNames(those.size(), [&](std::size_t at) { return nameOf(quotas, those[at]); });
        const std::string why = sayFormatted(UnfitGroupReasons[reason], fmt::make_format_args(names));
        found.why = found.why.empty() ? why : fmt::format("{}; {}", found.why, why);
    }
    return found;
}

Result<Scenario> withGroupsEdited(
    const Scenario& scenario, std::span<const std::uint32_t> groups, const GroupsEdit& edit)
{
    if (groups.empty())
        return fail(ErrorCode::BadInput, fairshare::say("no rows to edit"));
    const GroupQuotas& quotas = *scenario.quotas;
    if (UnfitGroups unfit = unfitGroups(quotas, groups, edit); !unfit.groups.empty())
        return fail(ErrorCode::BadInput, std::move(unfit.why));
    const auto values = valuesOf(quotas, groups, edit);
    if (!values)
        return tl::unexpected(values.error());
    return withGroupValues(scenario, edit.field, *values);
}

double totalOf(const GroupQuotas& quotas, std::span<const std::uint32_t> groups, QuotaField field)
{
    double total = 0;
    for (const std::uint32_t group : groups)
        total += quotaValue(quotas, group, field);
    return total;
}

} // namespace fairshare

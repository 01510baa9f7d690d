// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_values_band.h"

#include "widgets/quotas/quota_table.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"
#include "widgets/text/typed_number.h"

#include "core/scenario/edits/groups_edit.h"

#include <algorithm>
#include <array>
#include <memory>

namespace fairshare::gui {
namespace {

/// Fields in list order.
constexpr std::array Fields{QuotaField::Quota, QuotaField::Fraction, QuotaField::Weight,
    QuotaField::Threshold, QuotaField::Demand, QuotaField::Requested, QuotaField::Usage};

struct GroupValuesRequest {
    std::vector<std::uint32_t> groups;
    RowsOperation operation;
    QuotaField field;
    std::string text;
    TypedNumber number;
    bool leavesOut;
};

/// Result of the background work.
struct PlannedGroupValues {
    UnfitGroups unfit;
    std::size_t groups = 0; ///< affected groups
    bool blank = false; ///< nothing was typed yet
    Result<Scenario> after;
    double totalBefore = 0;
    double totalAfter = 0;
};

PlannedGroupValues plannedGroupValues(const Scenario& scenario, const GroupValuesRequest& request)
{
    const GroupsEdit edit{request.operation, request.field, request.text, request.number.marks()};
    const GroupQuotas& quotas = *scenario.quotas;
    PlannedGroupValues result{.unfit = unfitGroups(quotas, request.groups, edit), .after = Scenario()};
    std::vector<std::uint32_t> groups = request.groups;
    if (request.leavesOut && !result.unfit.groups.empty()) {
        std::erase_if(groups, [&unfit = result.unfit.groups](std::uint32_t group) {
            return std::ranges::find(unfit, group) != unfit.end();
        });
        result.unfit = {};
    }
    result.groups = groups.size();
    result.blank = request.text.empty();
    result.after = withGroupsEdited(scenario, groups, edit);
    result.totalBefore = totalOf(quotas, groups, request.field);
    if (result.after)
        result.totalAfter = totalOf(*result.after->quotas, groups, request.field);
    return result;
}

QString groupsText(std::size_t count)
{
    return count == 1 ? GroupValuesBand::tr("1 group")
                      : GroupValuesBand::tr("%1 groups").arg(NumberText().count(count));
}

} // namespace

GroupValuesBand::GroupValuesBand(Document& document, QuotaTable& table, QWidget* parent)
    : ValuesBand(document, parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("groupValuesBand"));
    QStringList names;
    for (const QuotaField field : Fields)
        names << quotaFieldName(field);
    setFields(names);
    connect(table.selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        forgetLeftOut();
        if (isVisible())
            replan();
    });
}

QuotaField GroupValuesBand::quotaField() const
{
    return Fields[static_cast<std::size_t>(std::max(0, field()))];
}

bool GroupValuesBand::finishEditing()
{
    return m_table.finishEditing();
}

int GroupValuesBand::currentField() const
{
    const auto column = quotaFieldOf(static_cast<QuotaColumn>(std::max(0, m_table.currentIndex().column())));
    const auto found = std::ranges::find(Fields, column.value_or(QuotaField::Quota));
    return found == Fields.end() ? 0 : static_cast<int>(found - Fields.begin());
}

std::vector<std::uint32_t> GroupValuesBand::groups() const
{
    std::vector<std::uint32_t> groups;
    for (const QuotaRow row : m_table.chosenRows())
        groups.push_back(m_table.quotaModel().groups().groupOf(row));
    return groups;
}

QString GroupValuesBand::startingText() const
{
    const std::vector<std::uint32_t> chosen = groups();
    if (chosen.empty() || operation() == RowsOperation::Scale)
        return {};
    const GroupQuotas& quotas = *document().scenario()->quotas;
    if (operation() == RowsOperation::Distribute)
        return shortestText(totalOf(quotas, chosen, quotaField()));
    const double first = quotaValue(quotas, chosen.front(), quotaField());
    const bool alike = std::ranges::all_of(
        chosen, [&](std::uint32_t group) { return quotaValue(quotas, group, quotaField()) == first; });
    return alike ? shortestText(first) : QString();
}

ValuesBand::Words GroupValuesBand::words() const
{
    const QString whose = groupsText(groups().size());
    if (quotaField() == QuotaField::Fraction)
        return {operation() == RowsOperation::Distribute ? tr("1") : tr("0.25, *1.5"), whose};
    return {operation() == RowsOperation::Distribute ? tr("1000") : tr("100, *1.5, +10%"), whose};
}

QString GroupValuesBand::step(std::size_t count, const QString& text) const
{
    const QString whose = groupsText(count);
    const QString what = quotaFieldName(quotaField());
    switch (operation()) {
    case RowsOperation::Scale:
        return tr("Scale %1 of %2 by %3").arg(what, whose, text);
    case RowsOperation::Distribute:
        return tr("Distribute %1 of %2 over %3").arg(what, text, whose);
    default:
        return tr("Change %1 of %2 to %3").arg(what, whose, text);
    }
}

void GroupValuesBand::planTyped(const QString& text)
{
    const GroupValuesRequest request{
        groups(), operation(), quotaField(), text.toStdString(), TypedNumber(), leavesOut()};
    plan([this, request, text](const Scenario& scenario, const Progress&) {
        const auto found = std::make_shared<const PlannedGroupValues>(plannedGroupValues(scenario, request));
        return std::function<Outcome()>([this, found, text] {
            const bool unfit = !found->unfit.groups.empty();
            offerToLeaveOut(unfit && found->unfit.groups.size() < found->groups);
            const QString before = quotaAmountText(found->totalBefore);
            Outcome outcome;
            if (unfit) {
                outcome.sentence = shownName(found->unfit.why);
                outcome.refused = true;
            } else if (found->blank) {
                outcome.sentence = tr("Current total: %1").arg(before);
            } else if (!found->after) {
                outcome.sentence = shownName(found->after.error().message);
                outcome.refused = true;
            } else {
                outcome.after = *found->after;
                outcome.step = step(found->groups, text);
                outcome.sentence =
                    tr("%1, current total: %2, new total: %3")
                        .arg(groupsText(found->groups), before, quotaAmountText(found->totalAfter));
            }
            return outcome;
        });
    });
}

} // namespace fairshare::gui

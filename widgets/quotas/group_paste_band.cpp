// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_paste_band.h"

#include "widgets/quotas/group_paste_target.h"
#include "widgets/quotas/quota_table.h"
#include "widgets/text/number_text.h"
#include "widgets/text/shown_text.h"

#include <memory>
#include <set>

namespace fairshare::gui {
namespace {

/// Result of the background work.
struct PlannedGroupPaste {
    Result<GroupPastePlan> plan;
    Result<Scenario> after;
};

PlannedGroupPaste plannedGroupPaste(const Scenario& scenario, const std::string& text,
    const GroupPasteTarget& target, const Progress& progress)
{
    PlannedGroupPaste result{planGroupPaste(*scenario.quotas, text, target, progress), Scenario()};
    if (result.plan)
        result.after = withGroupsPasted(scenario, *result.plan);
    return result;
}

} // namespace

GroupPasteBand::GroupPasteBand(Document& document, QuotaTable& table, QWidget* parent)
    : PasteBand(document, parent)
    , m_table(table)
{
    setObjectName(QStringLiteral("groupPasteBand"));
}

QString GroupPasteBand::changesText(const GroupPastePlan& plan) const
{
    std::set<std::uint32_t> groups;
    for (const PastedGroupValue& value : plan.values)
        if (value.changes)
            groups.insert(value.to.group);
    if (groups.empty())
        return {};
    return groups.size() == 1 ? tr("values of 1 group")
                              : tr("values of %1 groups").arg(NumberText().count(groups.size()));
}

QString GroupPasteBand::firstChanges(const GroupPastePlan& plan) const
{
    const ShownGroups& pool = m_table.quotaModel().groups();
    QStringList list;
    for (const PastedGroupValue& value : plan.values) {
        if (!value.changes || list.size() == static_cast<qsizetype>(MostShown))
            continue;
        const QString group =
            pool.nameOf(value.to.group == NoGroup ? RootQuotaRow : pool.tree().rowOfGroup[value.to.group]);
        const bool flag = isFlag(value.field);
        const auto shown = [flag](double amount) {
            return flag ? QuotaCells::flagWord(amount != 0) : quotaAmountText(amount);
        };
        list << tr("%1 %2 %3 → %4")
                    .arg(quotaColumnTitle(quotaColumnOf(value.field), {}), group, shown(value.before),
                        shown(value.to.value));
    }
    const bool more = plan.changeCount() > MostShown;
    return list.join(QStringLiteral(", ")) + (more ? QStringLiteral(", …") : QString());
}

void GroupPasteBand::replan()
{
    const GroupPasteTarget target = groupPasteTarget(m_table);
    plan([this, target, pasted = text()](const Scenario& scenario, const Progress& progress) {
        const auto found = std::make_shared<const PlannedGroupPaste>(
            plannedGroupPaste(scenario, pasted.toStdString(), target, progress));
        return std::function<Outcome()>([this, found] {
            if (!found->plan)
                return Outcome{.sentence = shownName(found->plan.error().message), .refused = true};
            if (!found->after)
                return Outcome{.sentence = shownName(found->after.error().message), .refused = true};
            Outcome result = outcome(*found->plan, changesText(*found->plan), firstChanges(*found->plan));
            if (found->plan->changeCount() > 0)
                result.after = *found->after;
            return result;
        });
    });
}

} // namespace fairshare::gui

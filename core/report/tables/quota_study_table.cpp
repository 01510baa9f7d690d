// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/quota_study_table.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/report/yes_or_no.h"

namespace fairshare {

TextTable quotaStudyTable(const QuotaStudy& study)
{
    const Speaking english;
    TextTable table("group");
    table.addText("Group", "group");
    for (const char* id : {"quota", "subtree_quota", "weight", "threshold", "demand", "requested", "usage"})
        table.addNumber(id, id);
    for (const char* id : {"dynamic", "accept_surplus", "accept_surplus_policy"})
        table.addFlag(id, id);
    table.addText("policy", "policy");
    for (const char* id : {"allocated_declared", "allocated", "unmet"})
        table.addNumber(id, id);
    table.addText("Reason", "reason");
    const QuotaAllocation& chosen = study.chosen().allocation;
    for (QuotaRow row = 0; row < study.tree().size(); ++row) {
        const bool isRoot = row == RootQuotaRow;
        static const QuotaGroup absent;
        const QuotaGroup& group = isRoot ? absent : study.quotas().groups[study.tree().group[row]];
        const auto ofGroup = [isRoot](double number) { return isRoot ? std::string() : shortest(number); };
        table.addRow({quotaName(study.quotas(), study.tree(), row), shortest(chosen.quota[row]),
            shortest(chosen.subtreeQuota[row]), ofGroup(group.weight), ofGroup(group.threshold),
            ofGroup(group.demand), shortest(study.requested()[row]), ofGroup(group.usage),
            yesOrNo(group.isDynamic), yesOrNo(study.declared().flags[row] != 0),
            yesOrNo(study.chosen().flags[row] != 0), study.chosen().policy->id,
            shortest(study.declared().allocation.allocated[row]), shortest(chosen.allocated[row]),
            shortest(chosen.open[row]), study.reasons().reason(row)});
    }
    return table;
}

} // namespace fairshare

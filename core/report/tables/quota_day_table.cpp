// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/quota_day_table.h"

#include "core/base/numbers.h"
#include "core/quota/allocation/quota_allocation.h"

#include <fmt/format.h>

namespace fairshare {

TextTable quotaDayTable(const DemandDay& day)
{
    TextTable table("policy_day");
    table.addText("Policy", "policy");
    table.addNumber("Idle while jobs are pending", "wasted_core_hours");
    table.addNumber("Idle", "idle_core_hours");
    table.addNumber("Pool", "pool_core_hours");
    table.addNumber("Used by wide jobs", "wide_core_hours");
    table.addNumber("Flag changes", "flag_changes");
    for (const PolicyDay& each : day.policies)
        table.addRow({each.policy->id, shortest(each.wastedCoreHours), shortest(each.idleCoreHours),
            shortest(each.poolCoreHours), shortest(each.wideCoreHours), fmt::to_string(each.flagChanges)});
    return table;
}

TextTable quotaDayShareTable(const GroupQuotas& quotas, const QuotaTree& tree, const DemandDay& day)
{
    TextTable table("group_day");
    table.addText("Group", "group");
    table.addNumber("Quota", "quota_share");
    for (const PolicyDay& each : day.policies)
        table.addNumber(std::string(each.policy->title), fmt::format("share_{}", each.policy->id));
    const std::vector<double> quota = assignQuotas(quotas, tree).quota;
    for (QuotaRow row = 1; row < tree.size(); ++row) {
        std::vector<std::string> cells{std::string(quotaName(quotas, tree, row)),
            shortest(quotas.poolSize > 0 ? quota[row] / quotas.poolSize : 0)};
        for (const PolicyDay& each : day.policies)
            cells.push_back(shortest(each.share(row)));
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/submitter_table.h"

#include "core/base/numbers.h"

namespace fairshare {

TextTable submitterTable(const SubmitterSubject& subject)
{
    TextTable table("submitter");
    table.addText("Submitter", "submitter");
    table.addText("Group", "group");
    const bool later = subject.settings.afterDays > 0;
    if (later) {
        table.addNumber("RUP now", "real_priority_now");
        table.addNumber("EUP now", "effective_priority_now");
    }
    table.addNumber("RUP", "real_priority");
    table.addNumber("Factor", "priority_factor");
    table.addNumber("EUP", "effective_priority");
    table.addNumber("Share", "share");
    table.addNumber("Group's limit", "group_limit");
    table.addNumber("May use", "entitled");
    table.addNumber("In use", "usage");
    table.addNumber("More", "more");
    table.addNumber("Unclaimed", "more_unclaimed");
    table.addNumber("After a cycle", "granted");
    table.addNumber("Total hours", "usage_hours");
    for (const SubmitterPie& pie : subject.division.pies)
        for (std::uint32_t place = pie.first; place < pie.end; ++place) {
            const SubmitterStanding& each = subject.division.standings[place];
            const QuotaSubmitter& submitter = subject.quotas.submitters[each.submitter];
            std::vector<std::string> row{
                submitter.name, std::string(quotaName(subject.quotas, subject.tree, each.group))};
            if (later) {
                row.push_back(shortest(each.realPriorityNow));
                row.push_back(shortest(each.effectivePriorityNow));
            }
            for (const double figure : {each.realPriority, each.factor, each.effectivePriority, each.share,
                     pie.limit, each.entitled, each.usage, each.more, each.moreUnclaimed, each.granted})
                row.push_back(shortest(figure));
            row.push_back(submitter.usageHours ? shortest(*submitter.usageHours) : std::string());
            table.addRow(row);
        }
    return table;
}

TextTable submitterReasonTable(const SubmitterSubject& subject)
{
    TextTable table("submitter_reason");
    table.addText("Submitter", "submitter");
    table.addText("Explanation", "sentence");
    for (std::uint32_t place = 0; place < subject.division.standings.size(); ++place)
        for (const std::string& sentence : submitterSentences(subject, place))
            table.addRow(
                {subject.quotas.submitters[subject.division.standings[place].submitter].name, sentence});
    return table;
}

} // namespace fairshare

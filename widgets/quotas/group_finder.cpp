// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_finder.h"

#include "core/analysis/filter/name_match.h"
#include "widgets/quotas/quota_table.h"

#include <algorithm>
#include <numeric>

namespace fairshare::gui {

std::vector<QuotaRow> GroupFinder::found(const PlainFilter& query) const
{
    if (query == PlainFilter() || query.moved || query.lint)
        return {};
    const ShownGroups& groups = m_table.quotaModel().groups();
    std::vector<QuotaRow> rows;
    if (query.changed) {
        rows = groups.changedRows();
    } else {
        rows.resize(groups.tree().size());
        std::iota(rows.begin(), rows.end(), QuotaRow(0));
    }
    std::erase_if(rows, [&groups, &query](QuotaRow row) {
        const std::string_view name = quotaName(groups.quotas(), groups.tree(), row);
        return !std::ranges::all_of(query.names, [name](const std::string& text) {
            return matchesText(name, text) || matchesText(name.substr(name.rfind('.') + 1), text);
        });
    });
    return rows;
}

Found GroupFinder::find(const FindQuery& query, bool only)
{
    const auto plain = query.plain();
    if (!plain)
        return {.error = Error{ErrorCode::BadInput,
                    tr("Groups are found by parts of their names and by: changed").toStdString()}};
    std::vector<QuotaRow> rows = found(*plain);
    const std::size_t count = rows.size();
    m_table.showFound(std::move(rows), only);
    return {.count = count, .of = m_table.quotaModel().groups().tree().size()};
}

std::optional<Found> GroupFinder::findAgain(const FindQuery& query, bool only)
{
    const auto plain = query.plain();
    if (plain && found(*plain) == m_table.quotaModel().hits())
        return std::nullopt;
    return find(query, only);
}

void GroupFinder::forget()
{
    m_table.showFound({}, false);
}

void GroupFinder::goOn(bool backwards)
{
    m_table.findNext(backwards);
}

void GroupFinder::takeFocus()
{
    m_table.setFocus();
}

} // namespace fairshare::gui

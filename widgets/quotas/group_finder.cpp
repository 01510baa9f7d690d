// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/quotas/group_finder.h"

#include "core/analysis/filter/name_match.h"
#include "widgets/quotas/quota_table.h"

#include <numeric>

namespace fairshare::gui {

std::vector<QuotaRow> GroupFinder::found(const FindQuery& query) const
{
    if (query.isEmpty() || query.moved() || query.lint())
        return {};
    const ShownGroups& groups = m_table.quotaModel().groups();
    std::vector<QuotaRow> rows;
    if (query.changed()) {
        rows = groups.changedRows();
    } else {
        rows.resize(groups.tree().size());
        std::iota(rows.begin(), rows.end(), QuotaRow(0));
    }
    const std::string text = query.name().toStdString();
    std::erase_if(rows, [&groups, &text](QuotaRow row) {
        const std::string_view name = quotaName(groups.quotas(), groups.tree(), row);
        return !text.empty() && !matchesText(name, text)
            && !matchesText(name.substr(name.rfind('.') + 1), text);
    });
    return rows;
}

std::size_t GroupFinder::find(const FindQuery& query, bool only)
{
    std::vector<QuotaRow> rows = found(query);
    const std::size_t count = rows.size();
    m_table.showFound(std::move(rows), only);
    return count;
}

std::optional<std::size_t> GroupFinder::findAgain(const FindQuery& query, bool only)
{
    if (found(query) == m_table.quotaModel().hits())
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

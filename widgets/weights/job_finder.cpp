// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/job_finder.h"

#include "core/analysis/filter/name_match.h"
#include "widgets/weights/job_table.h"

#include <algorithm>

namespace fairshare::gui {

std::vector<std::uint32_t> JobFinder::found(const FindQuery& query) const
{
    const QueueFiguresPtr& figures = m_queue.current();
    if (query.isEmpty() || query.lint() || !figures)
        return {};
    const std::string text = query.name().toStdString();
    const std::int64_t least = std::max<std::int64_t>(query.moved().value_or(0), query.changed() ? 1 : 0);
    std::vector<std::uint32_t> jobs;
    for (const std::uint32_t job : figures->now.order) {
        const Job& each = figures->jobs()[job];
        const bool isNamed = text.empty() || matchesText(each.id, text) || matchesText(each.user, text)
            || matchesText(each.account, text);
        if (isNamed && std::abs(figures->comparison.moves[job].places()) >= least)
            jobs.push_back(job);
    }
    return jobs;
}

std::size_t JobFinder::find(const FindQuery& query, bool only)
{
    std::vector<std::uint32_t> jobs = found(query);
    const std::size_t count = jobs.size();
    m_table.showFound(std::move(jobs), only);
    return count;
}

std::optional<std::size_t> JobFinder::findAgain(const FindQuery& /*query*/, bool /*only*/)
{
    return std::nullopt;
}

void JobFinder::forget()
{
    m_table.showFound({}, false);
}

void JobFinder::goOn(bool backwards)
{
    m_table.findNext(backwards);
}

void JobFinder::takeFocus()
{
    m_table.setFocus();
}

} // namespace fairshare::gui

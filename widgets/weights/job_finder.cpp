// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/weights/job_finder.h"

#include "core/analysis/filter/name_match.h"
#include "widgets/weights/job_table.h"

#include <algorithm>

namespace fairshare::gui {

std::vector<std::uint32_t> JobFinder::found(const PlainFilter& query) const
{
    const QueueFiguresPtr& figures = m_queue.current();
    if (query == PlainFilter() || query.lint || !figures)
        return {};
    const std::int64_t least = std::max<std::int64_t>(query.moved.value_or(0), query.changed ? 1 : 0);
    std::vector<std::uint32_t> jobs;
    for (const std::uint32_t job : figures->now.listed()) {
        const Job& each = figures->jobs()[job];
        const bool isNamed = std::ranges::all_of(query.names, [&each](const std::string& text) {
            return matchesText(each.id, text) || matchesText(each.user, text)
                || matchesText(each.account, text);
        });
        if (isNamed && std::abs(figures->comparison.moves[job].places()) >= least)
            jobs.push_back(job);
    }
    return jobs;
}

Found JobFinder::find(const FindQuery& query, bool only)
{
    const auto plain = query.plain();
    if (!plain)
        return {.error = Error{ErrorCode::BadInput,
                    tr("Jobs are found by their number, user or account, and by: changed, moved:5")
                        .toStdString()}};
    std::vector<std::uint32_t> jobs = found(*plain);
    const std::size_t count = jobs.size();
    m_table.showFound(std::move(jobs), only);
    return {.count = count, .of = m_queue.current() ? m_queue.current()->jobs().size() : 0};
}

std::optional<Found> JobFinder::findAgain(const FindQuery& /*query*/, bool /*only*/)
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

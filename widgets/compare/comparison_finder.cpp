// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/compare/comparison_finder.h"

#include "widgets/compare/comparison_table.h"

#include "core/scenario/scenario.h"
#include "core/tree/share_tree.h"

#include <algorithm>

namespace fairshare::gui {

const std::string& ComparisonFinder::algorithm() const
{
    return m_table.comparisonModel().results().algorithm();
}

Result<std::vector<NodeRow>> ComparisonFinder::found(const FindQuery& query) const
{
    auto rows = foundRows(query, m_sources, algorithm());
    if (rows && !rows->empty())
        std::erase_if(
            *rows, [&tree = m_sources.document.scenario()->tree](NodeRow row) { return !tree.isUser(row); });
    return rows;
}

Found ComparisonFinder::show(std::vector<NodeRow> users, const FindQuery& query, bool only)
{
    ComparisonModel& model = m_table.comparisonModel();
    m_hits = std::move(users);
    // The table is searched again when it has the rows of the open scenario.
    if (model.results().hasRowsOfDocument())
        model.setOnly(only ? std::optional(m_hits) : std::nullopt);
    Found result = foundOf(m_hits.size(), query, m_sources, algorithm());
    result.of = m_sources.document.isEmpty() ? 0 : m_sources.document.scenario()->tree.userCount();
    return result;
}

Found ComparisonFinder::find(const FindQuery& query, bool only)
{
    auto users = found(query);
    return users ? show(std::move(*users), query, only) : Found{.error = users.error()};
}

std::optional<Found> ComparisonFinder::findAgain(const FindQuery& query, bool only)
{
    auto users = found(query);
    if (!users)
        return Found{.error = users.error()};
    if (*users == m_hits)
        return std::nullopt;
    return show(std::move(*users), query, only);
}

FilterCompletion ComparisonFinder::completion(const QString& text) const
{
    return completionOf(text, m_sources, algorithm());
}

void ComparisonFinder::forget()
{
    m_hits.clear();
    m_table.comparisonModel().setOnly(std::nullopt);
}

void ComparisonFinder::goOn(bool backwards)
{
    ComparisonModel& model = m_table.comparisonModel();
    const ComparisonPtr& shown = model.comparison();
    if (!shown || m_hits.empty() || !model.results().hasRowsOfDocument())
        return;
    const auto isHit = [this](
                           NodeRow user) { return std::binary_search(m_hits.begin(), m_hits.end(), user); };
    const std::vector<NodeRow>& users = shown->users;
    const QModelIndex current = m_table.currentIndex();
    const NodeRow stood = current.isValid() ? model.nodeAt(current.row()) : NoRow;
    const auto at = std::find(users.begin(), users.end(), stood);
    std::size_t next = backwards ? 0 : users.size() - 1;
    if (at != users.end())
        next = static_cast<std::size_t>(at - users.begin());
    for (std::size_t step = 0; step < users.size(); ++step) {
        next = (next + (backwards ? users.size() - 1 : 1)) % users.size();
        if (!isHit(users[next]))
            continue;
        if (const int place = model.reveal(users[next]); place >= 0)
            m_table.setCurrentIndex(model.index(place, std::max(0, current.column())));
        return;
    }
}

void ComparisonFinder::takeFocus()
{
    m_table.setFocus();
}

} // namespace fairshare::gui

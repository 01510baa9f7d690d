// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/queue_tables.h"

#include "core/base/say.h"

#include <fmt/format.h>

namespace fairshare {

TextTable queueMovesTable(const OrderedQueue& before, const OrderedQueue& now)
{
    TextTable table;
    table.addText(fairshare::say("Job"), "job_id");
    table.addText(fairshare::say("User"), "user");
    table.addNumber(fairshare::say("Old place"), "old_place");
    table.addNumber(fairshare::say("New place"), "new_place");
    table.addNumber(fairshare::say("Move"), "move");
    table.addNumber(fairshare::say("Old priority"), "old_priority");
    table.addNumber(fairshare::say("New priority"), "new_priority");
    table.addText(fairshare::say("Decides against next"), "decides");
    const QueueComparison comparison = compareQueues(before, now);
    const std::vector<Decision> decided = decisions(now);
    std::vector<std::string> cells;
    for (std::size_t place = 0; place < now.order.size(); ++place) {
        const std::uint32_t job = now.order[place];
        const JobMove& move = comparison.moves[job];
        cells = {now.jobs()[job].id, now.jobs()[job].user, fmt::to_string(move.oldPlace),
            fmt::to_string(move.newPlace), fmt::to_string(move.places()), fmt::to_string(move.oldPriority),
            fmt::to_string(move.newPriority), place < decided.size() ? wordsOf(decided[place]) : ""};
        table.addRow(cells);
    }
    return table;
}

TextTable orderFlipsTable(
    const QueueComparison& comparison, const OrderedQueue& before, const OrderedQueue& now)
{
    TextTable table;
    table.addText(fairshare::say("Now ahead"), "ahead");
    table.addText(fairshare::say("User"), "ahead_user");
    table.addText(fairshare::say("Now behind"), "behind");
    table.addText(fairshare::say("User"), "behind_user");
    table.addNumber(fairshare::say("Old place ahead"), "ahead_old_place");
    table.addNumber(fairshare::say("Old place behind"), "behind_old_place");
    table.addNumber(fairshare::say("New place ahead"), "ahead_new_place");
    table.addText(fairshare::say("Decided before"), "decided_before");
    table.addText(fairshare::say("Decides now"), "decides_now");
    std::vector<std::string> cells;
    for (const OrderFlip& flip : comparison.flips) {
        const Job& ahead = now.jobs()[flip.ahead];
        const Job& behind = now.jobs()[flip.behind];
        cells = {ahead.id, ahead.user, behind.id, behind.user, fmt::to_string(before.places[flip.ahead]),
            fmt::to_string(before.places[flip.behind]), fmt::to_string(now.places[flip.ahead]),
            wordsOf(decisionBetween(before, flip.behind, flip.ahead)),
            wordsOf(decisionBetween(now, flip.ahead, flip.behind))};
        table.addRow(cells);
    }
    return table;
}

TextTable firstPlacesTable(const QueueComparison& comparison)
{
    TextTable table;
    table.addText(fairshare::say("User"), "user");
    table.addNumber(fairshare::say("Jobs"), "jobs");
    table.addNumber(fairshare::say("Old first places"), "old_first_places");
    table.addNumber(fairshare::say("New first places"), "new_first_places");
    std::vector<std::string> cells;
    for (const FirstPlaceHolder& holder : comparison.holders) {
        cells = {holder.user, fmt::to_string(holder.jobs), fmt::to_string(holder.oldPlaces),
            fmt::to_string(holder.newPlaces)};
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare

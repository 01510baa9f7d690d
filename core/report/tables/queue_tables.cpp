// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/queue_tables.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/priority/bit_tiers.h"
#include "core/priority/job_standing.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

/// Formats whole points without decimals and other points with two.
std::string decodedPoints(double value)
{
    constexpr double Hundredths = 100;
    const double rounded = std::round(value * Hundredths) / Hundredths;
    return rounded == std::floor(rounded) ? fmt::format("{:.0f}", rounded + 0.0) : fixed(rounded, 2);
}

/// Returns the points that decode() does not subtract.
double inNoTier(const OrderedQueue& queue, const PriorityTerms& terms)
{
    const bool isRaw = queue.config.flags.has(PriorityFlag::NoNormalTres);
    return static_cast<double>(terms.site) - static_cast<double>(terms.nice) + (isRaw ? terms.tres : 0);
}

/// Returns the names of a job's partitions, separated by commas as in squeue.
std::string partitionNames(const Job& job)
{
    std::string names;
    for (const auto& partition : job.partitions)
        names += (names.empty() ? "" : ",") + partition.name;
    return names;
}

void addDecoded(const OrderedQueue& queue, const BitTiers& tiers, std::size_t at, TextTable& table)
{
    const QueueEntry& entry = queue.priorities.entries[at];
    const Job& job = queue.jobs()[entry.job];
    const std::string& partition = job.partitions[entry.partition].name;
    const std::string priority = fmt::to_string(entry.terms.priority);
    const std::vector<DecodedTier> decoded = decode(tiers, queue.priorities, at);
    std::vector<std::string> cells;
    for (std::size_t tier = 0; tier < decoded.size(); ++tier) {
        if (tiers.tiers[tier].parts.empty())
            continue;
        const DecodedTier& one = decoded[tier];
        const unsigned lowest = tiers.lowestBit(tier);
        cells = {job.id, partition, priority,
            fmt::format("{}-{}", lowest, lowest + tiers.tiers[tier].bits - 1), wordsOf(tiers, tier).title,
            decodedPoints(one.points), decodedPoints(one.rest), decodedPoints(one.spill),
            decodedPoints(one.carry), fmt::to_string(one.bits)};
        table.addRow(cells);
    }
    const double others = inNoTier(queue, entry.terms);
    if (others == 0)
        return;
    cells = {job.id, partition, priority, "", fairshare::say("not in any tier"), decodedPoints(others),
        decodedPoints(decoded.back().rest - others), "", "", ""};
    table.addRow(cells);
}

} // namespace

TextTable queueMovesTable(const OrderedQueue& before, const OrderedQueue& now)
{
    TextTable table("job_move");
    table.addText(fairshare::say("Job"), "job_id");
    table.addText(fairshare::say("User"), "user");
    table.addText(fairshare::say("State"), "state");
    table.addNumber(fairshare::say("Old place"), "old_place");
    table.addNumber(fairshare::say("New place"), "new_place");
    table.addNumber(fairshare::say("Move"), "move");
    table.addNumber(fairshare::say("Old priority"), "old_priority");
    table.addNumber(fairshare::say("New priority"), "new_priority");
    table.addText(fairshare::say("Deciding term"), "decides");
    table.addOptionalText(fairshare::say("Account"), "account").isExtra = true;
    table.addOptionalText(fairshare::say("Partition"), "partition").isExtra = true;
    table.compareRows();
    const QueueComparison comparison = compareQueues(before, now);
    const std::vector<Decision> decided = decisions(now);
    std::vector<std::string> cells;
    for (const std::uint32_t job : now.listed()) {
        const JobMove& move = comparison.moves[job];
        const bool hasPlace = move.newPlace != 0;
        const auto placed = [hasPlace](auto number) { return hasPlace ? fmt::to_string(number) : ""; };
        const std::size_t at = hasPlace ? move.newPlace - 1 : decided.size();
        cells = {now.jobs()[job].id, now.jobs()[job].user, stateText(now.jobs()[job]), placed(move.oldPlace),
            placed(move.newPlace), placed(move.places()), fmt::to_string(move.oldPriority),
            fmt::to_string(move.newPriority), at < decided.size() ? wordsOf(decided[at]) : "",
            now.jobs()[job].account, partitionNames(now.jobs()[job])};
        table.addRow(cells);
        if ((hasPlace && move.places() != 0) || move.oldPriority != move.newPriority)
            table.markChanged();
    }
    return table;
}

TextTable orderFlipsTable(
    const QueueComparison& comparison, const OrderedQueue& before, const OrderedQueue& now)
{
    TextTable table("order_flip");
    table.addText(fairshare::say("Now ahead"), "ahead");
    table.addText(fairshare::say("User"), "ahead_user");
    table.addText(fairshare::say("Now behind"), "behind");
    table.addText(fairshare::say("User"), "behind_user");
    table.addNumber(fairshare::say("Old place (ahead)"), "ahead_old_place");
    table.addNumber(fairshare::say("Old place (behind)"), "behind_old_place");
    table.addNumber(fairshare::say("New place (ahead)"), "ahead_new_place");
    table.addText(fairshare::say("Old deciding term"), "decided_before");
    table.addText(fairshare::say("New deciding term"), "decides_now");
    table.compareRows();
    std::vector<std::string> cells;
    for (const OrderFlip& flip : comparison.flips) {
        const Job& ahead = now.jobs()[flip.ahead];
        const Job& behind = now.jobs()[flip.behind];
        cells = {ahead.id, ahead.user, behind.id, behind.user, fmt::to_string(before.places[flip.ahead]),
            fmt::to_string(before.places[flip.behind]), fmt::to_string(now.places[flip.ahead]),
            wordsOf(decisionBetween(before, flip.behind, flip.ahead)),
            wordsOf(decisionBetween(now, flip.ahead, flip.behind))};
        table.addRow(cells);
        table.markChanged();
    }
    return table;
}

TextTable firstPlacesTable(const QueueComparison& comparison)
{
    TextTable table("first_places");
    table.addText(fairshare::say("User"), "user");
    table.addNumber(fairshare::say("Jobs"), "jobs");
    table.addNumber(fairshare::say("First places, old"), "old_first_places");
    table.addNumber(fairshare::say("First places, new"), "new_first_places");
    table.compareRows();
    std::vector<std::string> cells;
    for (const FirstPlaceHolder& holder : comparison.holders) {
        cells = {holder.user, fmt::to_string(holder.jobs), fmt::to_string(holder.oldPlaces),
            fmt::to_string(holder.newPlaces)};
        table.addRow(cells);
        if (holder.oldPlaces != holder.newPlaces)
            table.markChanged();
    }
    return table;
}

TextTable decodedTable(const OrderedQueue& queue, std::span<const std::uint32_t> jobs)
{
    TextTable table("decoded_tier");
    table.addText(fairshare::say("Job"), "job_id");
    table.addText(fairshare::say("Partition"), "partition");
    table.addNumber(fairshare::say("Priority"), "priority");
    table.addText(fairshare::say("Bits"), "bits");
    table.addText(fairshare::say("Tier"), "tier");
    table.addNumber(fairshare::say("Points"), "points");
    table.addNumber(fairshare::say("Remainder"), "remains");
    table.addNumber(fairshare::say("Below the tier's bits"), "spill");
    table.addNumber(fairshare::say("Above the tier's bits"), "carry");
    table.addNumber(fairshare::say("Value of the bits"), "bits_show");
    const BitTiers tiers = tiersOf(queue.config);
    for (const std::uint32_t job : jobs)
        for (std::size_t partition = 0; partition < queue.jobs()[job].partitions.size(); ++partition)
            addDecoded(queue, tiers, queue.priorities.mainEntry[job] + partition, table);
    return table;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/comparison_table.h"

#include "core/base/numbers.h"
#include "core/base/small_numbers.h"
#include "core/scenario/evaluation.h"
#include "core/tree/row_paths.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare {
namespace {

std::string moveText(std::int32_t move, bool sign)
{
    if (move == NoMove)
        return {};
    return sign && move > 0 ? fmt::format("+{}", move) : fmt::format("{}", move);
}

} // namespace

SideBySide setSideBySide(std::shared_ptr<const Evaluation> now, std::shared_ptr<const Evaluation> baseline,
    const AlgorithmResult& reference)
{
    SideBySide sides{std::move(now), std::move(baseline), &reference, {}, {}};
    if (sides.baseline)
        sides.match = matchRows(sides.now->tree, sides.baseline->tree);
    for (const AlgorithmResult& result : sides.now->results) {
        if (sides.baseline)
            sides.moves.push_back(
                movesSince(result, *sides.baseline->find(result.algorithm->id), sides.match));
        else if (&result != sides.reference)
            sides.moves.push_back(movesBetween(result, *sides.reference));
        else
            sides.moves.emplace_back();
    }
    return sides;
}

std::vector<NodeRow> usersOf(const ShareTree& tree)
{
    std::vector<NodeRow> users;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row))
            users.push_back(row);
    return users;
}

TextTable comparisonTable(const SideBySide& sides, std::span<const NodeRow> users, bool exact)
{
    const ShareTree& tree = sides.now->tree;
    const auto& results = sides.now->results;
    TextTable table;
    if (exact)
        table.addOptionalText("Path", "path");
    table.addText("Account", "account");
    table.addText("User", "user");
    const bool partitions = exact || !tree.shape().partition.empty();
    if (partitions)
        table.addOptionalText("Partition", "partition");
    for (std::size_t i = 0; i < results.size(); ++i) {
        const std::string id(results[i].algorithm->id);
        table.addNumber(std::string(results[i].algorithm->title), id + ".factor");
        table.addNumber("rank", id + ".rank");
        if (sides.hasMoves(i))
            table.addNumber("move", id + ".move");
    }
    for (const NodeRow row : users) {
        std::vector<std::string> cells;
        if (exact)
            cells.push_back(shortPath(tree, row).value_or(""));
        cells.emplace_back(tree.name(tree.parent(row)));
        cells.emplace_back(tree.name(row));
        if (partitions)
            cells.emplace_back(tree.partition(row));
        for (std::size_t i = 0; i < results.size(); ++i) {
            const double factor = results[i].table.reals("factor")[row];
            cells.push_back(exact ? shortest(factor) : fixedOrScientific(factor, 6));
            cells.push_back(fmt::format("{}", (*results[i].rank)[row]));
            if (sides.hasMoves(i))
                cells.push_back(moveText(sides.moves[i].move[row], !exact));
        }
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare

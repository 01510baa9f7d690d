// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/comparison_table.h"

#include "core/base/numbers.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/row_paths.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <utility>

namespace fairshare {
namespace {

/// Returns whether a user has another rank under any algorithm, or is new.
bool isMoved(const SideBySide& sides, NodeRow row)
{
    for (std::size_t i = 0; i < sides.moves.size(); ++i)
        if (sides.hasMoves(i) && sides.moves[i].move[row] != 0)
            return true;
    return false;
}

void addColumns(const SideBySide& sides, TextTable& table)
{
    constexpr int FactorDecimals = 6;
    table.addOptionalText("Path", "path").isHidden = true;
    table.addText("Account", "account");
    table.addText("User", "user");
    table.addOptionalText("Partition", "partition").isHidden = sides.now->tree.shape().partition.empty();
    for (std::size_t i = 0; i < sides.now->results.size(); ++i) {
        const Algorithm& algorithm = *sides.now->results[i].algorithm;
        const std::string id(algorithm.id);
        table.addNumber(std::string(algorithm.title), id + ".factor").decimals = FactorDecimals;
        table.addNumber("rank", id + ".rank");
        if (sides.hasMoves(i))
            table.addNumber("move", id + ".move").isSigned = true;
    }
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

TextTable comparisonTable(const SideBySide& sides, std::span<const NodeRow> users)
{
    const ShareTree& tree = sides.now->tree;
    const auto& results = sides.now->results;
    TextTable table("user");
    addColumns(sides, table);
    table.compareRows();
    std::vector<std::string> cells;
    for (const NodeRow row : users) {
        cells = {shortPath(tree, row).value_or(""), std::string(tree.name(tree.parent(row))),
            std::string(tree.name(row)), std::string(tree.partition(row))};
        for (std::size_t i = 0; i < results.size(); ++i) {
            cells.push_back(shortest(results[i].table.reals("factor")[row]));
            cells.push_back(fmt::to_string((*results[i].rank)[row]));
            if (!sides.hasMoves(i))
                continue;
            const std::int32_t move = sides.moves[i].move[row];
            cells.push_back(move == NoMove ? std::string() : fmt::to_string(move));
        }
        table.addRow(cells);
        if (isMoved(sides, row))
            table.markChanged();
    }
    return table;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/evaluation_table.h"

#include "core/base/numbers.h"
#include "core/tree/row_paths.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Deeper rows are not indented further: a chain 100,000 deep would print gigabytes of blanks.
constexpr std::uint32_t DeepestIndent = 40;

struct Cell {
    const Column& column;
    NodeRow row;
    int decimals; ///< below 0: shortest exact text

    std::string operator()(const Reals& values) const
    {
        const double value = (*values)[row];
        if (isUndefined(value))
            return {};
        return decimals < 0 ? shortest(value) : fixed(value, decimals);
    }
    std::string operator()(const Counts& values) const
    {
        return isUndefined(column, values, row) ? std::string() : fmt::format("{}", (*values)[row]);
    }
    std::string operator()(const Words& values) const { return fmt::format("0x{:016x}", (*values)[row]); }
    std::string operator()(const Flags& values) const
    {
        if (decimals < 0)
            return (*values)[row] != 0 ? "true" : "false";
        return (*values)[row] != 0 ? "yes" : "no";
    }
};

std::string sharesText(const ShareTree& tree, NodeRow row)
{
    return tree.hasParentShares(row) ? "parent" : fmt::format("{}", tree.shares(row));
}

void addColumn(TextTable& table, const Column& column, std::string title, std::string id)
{
    if (std::holds_alternative<Flags>(column.values))
        table.addText(std::move(title), std::move(id));
    else
        table.addNumber(std::move(title), std::move(id));
}

} // namespace

TextTable readableTable(const Evaluation& evaluation, const AlgorithmResult& result)
{
    const ShareTree& tree = evaluation.tree;
    const bool partitions = !tree.shape().partition.empty();
    TextTable table;
    table.addText("Account", "account");
    table.addText("User", "user");
    if (partitions)
        table.addText("Partition", "partition");
    table.addNumber("Raw shares", "shares");
    table.addNumber("Raw usage", "usage_total");
    for (const Column& column : result.table.columns)
        addColumn(table, column, std::string(column.spec.title), std::string(column.spec.id));
    for (NodeRow row = 0; row < tree.size(); ++row) {
        std::vector<std::string> cells;
        cells.emplace_back(std::min(tree.depth(row), DeepestIndent), ' ');
        cells.back() += tree.name(tree.accountOf(row));
        cells.emplace_back(tree.isUser(row) ? tree.name(row) : std::string_view());
        if (partitions)
            cells.emplace_back(tree.partition(row));
        cells.push_back(row == RootRow ? std::string() : sharesText(tree, row));
        cells.push_back(fixed((*evaluation.usageTotal)[row], 0));
        for (const Column& column : result.table.columns)
            cells.push_back(std::visit(Cell{column, row, column.spec.decimals}, column.values));
        table.addRow(cells);
    }
    return table;
}

TextTable exactTable(const Evaluation& evaluation)
{
    const ShareTree& tree = evaluation.tree;
    TextTable table;
    for (const char* id : {"path", "kind", "account", "user", "partition"})
        table.addText(id, id);
    for (const char* id : {"shares", "usage", "usage_total"})
        table.addNumber(id, id);
    for (const AlgorithmResult& result : evaluation.results)
        for (const Column& column : result.table.columns) {
            const std::string id = fmt::format("{}.{}", result.algorithm->id, column.spec.id);
            addColumn(table, column, id, id);
        }
    RowPaths paths(tree);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const bool isUser = tree.isUser(row);
        std::vector<std::string> cells;
        cells.emplace_back(paths.next().value_or(std::string_view()));
        cells.emplace_back(isUser ? "user" : "account");
        cells.emplace_back(tree.name(tree.accountOf(row)));
        cells.emplace_back(isUser ? tree.name(row) : std::string_view());
        cells.emplace_back(tree.partition(row));
        cells.push_back(sharesText(tree, row));
        cells.push_back(shortest(tree.usage(row)));
        cells.push_back(shortest((*evaluation.usageTotal)[row]));
        for (const AlgorithmResult& result : evaluation.results)
            for (const Column& column : result.table.columns)
                cells.push_back(std::visit(Cell{column, row, -1}, column.values));
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare

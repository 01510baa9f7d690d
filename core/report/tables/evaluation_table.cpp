// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/evaluation_table.h"

#include "core/base/numbers.h"
#include "core/base/small_numbers.h"
#include "core/scenario/evaluation.h"
#include "core/table/column_text.h"
#include "core/tree/row_paths.h"
#include "core/tree/share_tree.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Maximum indent: a chain of 100,000 levels would otherwise print gigabytes of spaces.
constexpr std::uint32_t DeepestIndent = 40;

std::string readableText(const Column& column, NodeRow row)
{
    if (const auto* reals = std::get_if<Reals>(&column.values)) {
        const double value = (**reals)[row];
        return isUndefined(value) ? std::string() : fixedOrScientific(value, column.spec.decimals);
    }
    if (const auto* flags = std::get_if<Flags>(&column.values))
        return (**flags)[row] != 0 ? "yes" : "no";
    return exactText(column, row);
}

void addColumn(TextTable& table, const Column& column, std::string title, std::string id)
{
    if (std::holds_alternative<Flags>(column.values))
        table.addText(std::move(title), std::move(id));
    else
        table.addNumber(std::move(title), std::move(id));
}

} // namespace

TextTable readableTable(
    const Evaluation& evaluation, const AlgorithmResult& result, const std::vector<NodeRow>* only)
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
    const auto addRow = [&](NodeRow row) {
        std::vector<std::string> cells;
        cells.emplace_back(std::min(tree.depth(row), DeepestIndent), ' ');
        cells.back() += tree.name(tree.accountOf(row));
        cells.emplace_back(tree.isUser(row) ? tree.name(row) : std::string_view());
        if (partitions)
            cells.emplace_back(tree.partition(row));
        cells.push_back(
            row == RootRow || tree.isUnlisted(row) ? std::string() : sharesText(tree.shares(row)));
        cells.push_back(fixedOrScientific((*evaluation.usageTotal)[row], 0));
        for (const Column& column : result.table.columns)
            cells.push_back(readableText(column, row));
        table.addRow(cells);
    };
    if (only != nullptr)
        std::for_each(only->begin(), only->end(), addRow);
    for (NodeRow row = 0; only == nullptr && row < tree.size(); ++row)
        addRow(row);
    return table;
}

TextTable exactTable(const Evaluation& evaluation, const std::vector<NodeRow>* only)
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
        const std::string_view path = paths.next().value_or(std::string_view());
        if (only != nullptr && !std::binary_search(only->begin(), only->end(), row))
            continue;
        const bool isUser = tree.isUser(row);
        std::vector<std::string> cells;
        cells.emplace_back(path);
        cells.emplace_back(isUser ? "user" : "account");
        cells.emplace_back(tree.name(tree.accountOf(row)));
        cells.emplace_back(isUser ? tree.name(row) : std::string_view());
        cells.emplace_back(tree.partition(row));
        cells.push_back(tree.isUnlisted(row) ? std::string() : sharesText(tree.shares(row)));
        cells.push_back(shortest(tree.usage(row)));
        cells.push_back(shortest((*evaluation.usageTotal)[row]));
        for (const AlgorithmResult& result : evaluation.results)
            for (const Column& column : result.table.columns)
                cells.push_back(exactText(column, row));
        table.addRow(cells);
    }
    return table;
}

} // namespace fairshare

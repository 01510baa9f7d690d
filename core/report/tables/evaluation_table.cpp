// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/evaluation_table.h"

#include "core/base/numbers.h"
#include "core/scenario/evaluation.h"
#include "core/tree/names/row_paths.h"
#include "core/tree/share_tree.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>

#include <algorithm>

namespace fairshare {
namespace {

/// Maximum indent: a chain of 100,000 levels would otherwise print gigabytes of spaces.
constexpr std::uint32_t DeepestIndent = 40;

std::string sharesCell(const ShareTree& tree, NodeRow row)
{
    return tree.isUnlisted(row) ? std::string() : sharesText(tree.shares(row));
}

/// Adds the columns that have a cell in every row.
void addCells(const ShareTree& tree, TextTable& table)
{
    table.addOptionalText("Path", "path").isHidden = true;
    table.addText("Kind", "kind").isHidden = true;
    table.addText("Account", "account");
    table.addOptionalText("User", "user");
    table.addOptionalText("Partition", "partition").isHidden = tree.shape().partition.empty();
    table.addNumber("Raw shares", "shares").isBlankAtRoot = true;
    table.addNumber("Own usage", "usage").isHidden = true;
}

} // namespace

TextTable evaluationTable(const Evaluation& evaluation)
{
    constexpr std::size_t AccountColumn = 2;
    const ShareTree& tree = evaluation.tree;
    TextTable table("association");
    addCells(tree, table);
    table.addValues("Raw usage", "usage_total", {.spec = {}, .values = evaluation.usageTotal}).decimals = 0;
    for (const AlgorithmResult& result : evaluation.results)
        for (const Column& column : result.table.columns)
            table.addValues(std::string(column.spec.title),
                fmt::format("{}.{}", result.algorithm->id, column.spec.id), column);
    std::vector<std::uint8_t> depths(tree.size());
    RowPaths paths(tree);
    for (NodeRow row = 0; row < tree.size(); ++row) {
        const bool isUser = tree.isUser(row);
        depths[row] = static_cast<std::uint8_t>(std::min(tree.depth(row), DeepestIndent));
        table.addRow({paths.next().value_or(std::string_view()), isUser ? "user" : "account",
            tree.name(tree.accountOf(row)), isUser ? tree.name(row) : std::string_view(), tree.partition(row),
            sharesCell(tree, row), shortest(tree.usage(row))});
    }
    table.setIndents(AccountColumn, std::move(depths));
    return table;
}

} // namespace fairshare

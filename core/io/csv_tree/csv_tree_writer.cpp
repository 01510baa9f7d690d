// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_cell.h"
#include "core/base/numbers.h"
#include "core/fairshare/usage_totals.h"
#include "core/io/csv_tree/csv_tree_reader.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>

#include <cmath>

namespace fairshare {
namespace {

constexpr std::size_t MostPathBytes = std::size_t{256} << 20;

/// Columns that a tree needs.
struct WrittenColumns {
    bool path = true;
    bool association = false;
    bool pendingJobs = false;
    bool cluster = false;
    bool parent = false; ///< paths are missing or ambiguous
};

/// Returns the total size of the paths of all rows in bytes.
std::size_t pathBytes(const ShareTree& tree)
{
    std::vector<std::size_t> length(tree.size());
    std::size_t sum = 0;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        length[row] = tree.name(row).size() + (row == RootRow ? 0 : length[tree.parent(row)] + 1);
        sum += length[row];
    }
    return sum;
}

WrittenColumns columnsFor(const ShareTree& tree, std::string_view cluster)
{
    WrittenColumns columns{.path = pathBytes(tree) <= MostPathBytes,
        .association = !tree.shape().association.empty(),
        .pendingJobs = tree.columns().pendingJobs != nullptr,
        .cluster = !cluster.empty()};
    columns.parent = !columns.path;
    for (NodeRow row = 0; row < tree.size() && !columns.parent; ++row)
        columns.parent = tree.name(row).find('/') != std::string_view::npos;
    return columns;
}

std::string header(const WrittenColumns& columns)
{
    return fmt::format("{}kind,account,user,partition,shares,usage,usage_total{}{}{}{}\n",
        columns.path ? "path," : "", columns.association ? ",association" : "",
        columns.pendingJobs ? ",pending_jobs" : "", columns.cluster ? ",cluster" : "",
        columns.parent ? ",parent" : "");
}

/// Builds the paths of consecutive rows, each from the path of its account.
class Paths {
public:
    std::string_view next(const ShareTree& tree, NodeRow row)
    {
        m_open.resize(tree.depth(row));
        m_open.push_back((m_open.empty() ? "" : m_open.back() + '/') + std::string(tree.name(row)));
        return m_open.back();
    }

private:
    std::vector<std::string> m_open; ///< paths of the accounts from the root down to the row
};

/// Returns the cells of the columns that every file has.
std::string mainCells(const ShareTree& tree, NodeRow row, long double computedTotal)
{
    const bool isUser = tree.isUser(row);
    const long double* given = tree.givenTotal(row);
    const auto total = static_cast<double>(computedTotal);
    // A sum above the largest double is left out because it cannot be read; readers recompute it.
    const std::string sum = std::isfinite(total) ? shortest(total) : std::string();
    return fmt::format("{},{},{},{},{},{},{}", isUser ? "user" : "account",
        csvCell(tree.name(tree.accountOf(row))), isUser ? csvCell(tree.name(row)) : "",
        csvCell(tree.partition(row)), sharesText(tree.shares(row)), shortest(tree.usage(row)),
        given != nullptr ? shortest(*given) : sum);
}

std::string countCell(std::uint32_t number)
{
    return number == 0 ? "," : fmt::format(",{}", number);
}

/// Returns the cells of optional columns, each preceded by a comma.
std::string furtherCells(
    const WrittenColumns& columns, const ShareTree& tree, NodeRow row, std::string_view cluster)
{
    std::string out;
    if (columns.association)
        out += countCell(tree.association(row));
    if (columns.pendingJobs)
        out += countCell(tree.pendingJobs(row));
    if (columns.cluster)
        out += ',' + csvCell(cluster);
    const bool namesParent = !tree.isUser(row) && row != RootRow;
    if (columns.parent)
        out += ',' + (namesParent ? csvCell(tree.name(tree.parent(row))) : std::string());
    return out;
}

} // namespace

std::string writeCsvTree(const ShareTree& tree, std::string_view cluster)
{
    const WrittenColumns columns = columnsFor(tree, cluster);
    const UsageTotals totals = sumUsage(tree);
    std::string out = header(columns);
    Paths paths;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (columns.path)
            out += csvCell(paths.next(tree, row)) + ',';
        out += mainCells(tree, row, totals.total[row]);
        out += furtherCells(columns, tree, row, cluster);
        out += '\n';
    }
    return out;
}

} // namespace fairshare

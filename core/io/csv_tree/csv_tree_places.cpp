// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Places the rows of a CSV file in the tree.
#include "core/base/say.h"
#include "core/fairshare/usage_totals.h"
#include "core/io/csv_tree/csv_tree_reader.h"
#include "core/io/text/text_lines.h"
#include "core/tree/edits/share_tree_edits.h"
#include "core/tree/own_usage.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>

namespace fairshare {
namespace {

/// Keeps the listed totals that differ from the sums of the subtrees, so that inconsistent values survive.
ShareTree withGivenTotals(ShareTree tree, const std::vector<std::optional<long double>>& listed)
{
    const UsageTotals computed = sumUsage(tree);
    std::vector<long double> sums = tree.usage();
    std::vector<bool> hasGivenBelow(tree.size());
    GivenTotals given;
    for (auto row = static_cast<NodeRow>(tree.size()); row-- > RootRow;) {
        long double total = hasGivenBelow[row] ? sums[row] : computed.total[row];
        // Other programs may round a total to double.
        if (listed[row] && static_cast<double>(*listed[row]) != static_cast<double>(total)) {
            total = *listed[row];
            given.emplace(row, total);
            hasGivenBelow[row] = true;
        }
        if (row == RootRow)
            break;
        sums[tree.parent(row)] += total;
        if (hasGivenBelow[row])
            hasGivenBelow[tree.parent(row)] = true;
    }
    if (given.empty())
        return tree;
    ShareTree::Columns columns = tree.columns();
    columns.givenTotals = std::make_shared<const GivenTotals>(std::move(given));
    return ShareTree(std::move(columns));
}

/// Returns true if `path` is `name` or ends in '/' and `name`.
bool endsIn(std::string_view path, std::string_view name)
{
    return path.ends_with(name) && (path.size() == name.size() || path[path.size() - name.size() - 1] == '/');
}

} // namespace

/// Checks that a path agrees with the other columns.
Result<void> CsvTreeReader::checkPath(const UnplacedRow& row, std::string_view path)
{
    if (path.empty())
        return {};
    const SourcePosition position = m_lines.position(cell(CsvColumn::Path));
    if (!endsIn(path, row.draft.name))
        return fail(ErrorCode::BadInput,
            fairshare::say(
                "path '{}' does not end in the row's name '{}'", excerpt(path), excerpt(row.draft.name)),
            position);
    if (row.parent.empty() || path == row.draft.name)
        return {};
    const std::string expected = fmt::format("{}/{}", row.parent, row.draft.name);
    if (endsIn(path, expected))
        return {};
    return fail(ErrorCode::BadInput,
        fairshare::say("path '{}' contradicts account '{}'; expected a path ending in '{}'", excerpt(path),
            excerpt(row.parent), excerpt(expected)),
        position);
}

/// Finds the parent by path for rows that do not name it.
Result<void> CsvTreeReader::findByPath()
{
    std::unordered_map<std::string_view, std::uint32_t> accounts;
    for (std::uint32_t row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].draft.kind == NodeKind::Account)
            accounts.try_emplace(m_figures[row].path, row);
    for (std::uint32_t row = 0; row < m_rows.size(); ++row) {
        UnplacedRow& listed = m_rows[row];
        const std::string_view path = m_figures[row].path;
        if (!listed.parent.empty() || path == listed.draft.name || path.empty())
            continue;
        const std::size_t length = path.size() - std::min(path.size(), listed.draft.name.size());
        const std::string_view above = path.substr(0, length - 1);
        const auto found = accounts.find(above);
        if (found != accounts.end())
            listed.parent = m_rows[found->second].draft.name;
        else if (above == "root")
            listed.parent = above;
        else
            return fail(ErrorCode::BadInput,
                fairshare::say("path '{}' refers to '{}', which has no account row in this file; add one",
                    excerpt(path), excerpt(above)),
                listed.parentPosition);
    }
    return {};
}

Result<void> CsvTreeReader::findPlaces()
{
    if (!has(CsvColumn::Parent))
        if (auto done = findByPath(); !done)
            return done;
    if (auto done = findParents(m_rows, "root"); !done)
        return done;
    return has(CsvColumn::Parent) || has(CsvColumn::Path) ? checkOneRoot(m_rows) : Result<void>();
}

Result<ShareTree> CsvTreeReader::makeTree()
{
    if (auto done = findPlaces(); !done)
        return tl::unexpected(done.error());
    const bool inclusive = !has(CsvColumn::Usage) && has(CsvColumn::UsageTotal);
    const bool both = has(CsvColumn::Usage) && has(CsvColumn::UsageTotal);
    // The builder reorders the rows. The totals stay with their rows and are checked in the finished tree.
    if (both)
        for (std::size_t row = 0; row < m_rows.size(); ++row)
            m_rows[row].draft.usageTotal = m_figures[row].total;
    auto assembly = assemble(m_rows);
    if (!assembly)
        return tl::unexpected(assembly.error());
    if (inclusive)
        setOwnUsage(assembly->builder,
            inclusiveTotals(*assembly, [this](std::uint32_t row) { return m_figures[row].total; }),
            m_import.diagnostics);
    auto tree = std::move(assembly->builder)
                    .build(ShareTreeBuilder::Repeats::Number, m_import.diagnostics, &m_import.places);
    if (!tree || !both)
        return tree;
    std::vector<std::optional<long double>> listed(tree->size());
    for (NodeRow row = 0; row < tree->size(); ++row)
        if (const long double* total = tree->givenTotal(row); total != nullptr)
            listed[row] = *total;
    return withGivenTotals(withAllUsage(*tree, tree->usage()), listed);
}

} // namespace fairshare

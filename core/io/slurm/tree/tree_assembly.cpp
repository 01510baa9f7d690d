// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/slurm/tree/tree_assembly.h"

#include "core/base/say.h"

#include <algorithm>
#include <unordered_map>

namespace fairshare {
namespace {

/// Returns the row that becomes the root; NoRow if a root must be added.
std::uint32_t chooseRoot(const std::vector<UnplacedRow>& rows)
{
    std::uint32_t only = NoRow;
    std::size_t atTop = 0;
    for (std::uint32_t row = 0; row < rows.size(); ++row) {
        if (rows[row].above != NoRow)
            continue;
        if (rows[row].draft.kind == NodeKind::Account && rows[row].draft.name == RootAccountName)
            return row;
        only = row;
        ++atTop;
    }
    // A row that names its parent is below a root that is not listed.
    return atTop == 1 && rows[only].parent.empty() ? only : NoRow;
}

/// Rows grouped by parent account: `rows[first[above]]` and following. Rows at the top are last.
struct Children {
    std::vector<std::uint32_t> first;
    std::vector<std::uint32_t> rows;
};

Children childrenOf(const std::vector<UnplacedRow>& rows)
{
    const std::size_t n = rows.size();
    const auto slot = [n](const UnplacedRow& row) { return row.above == NoRow ? n : std::size_t{row.above}; };
    Children children{std::vector<std::uint32_t>(n + 2, 0), std::vector<std::uint32_t>(n)};
    for (const UnplacedRow& row : rows)
        ++children.first[slot(row) + 1];
    for (std::size_t i = 1; i < children.first.size(); ++i)
        children.first[i] += children.first[i - 1];
    std::vector<std::uint32_t> next(children.first.begin(), children.first.end() - 1);
    for (std::uint32_t row = 0; row < n; ++row)
        children.rows[next[slot(rows[row])]++] = row;
    return children;
}

Error cycleError(const std::vector<UnplacedRow>& rows, const std::vector<bool>& placed)
{
    const auto first =
        static_cast<std::uint32_t>(std::find(placed.begin(), placed.end(), false) - placed.begin());
    // A row that was not reached is below a cycle. Going up as many times as there are rows ends inside the
    // cycle.
    std::uint32_t row = first;
    for (std::size_t step = 0; step < rows.size(); ++step)
        row = rows[row].above;
    std::uint32_t least = row;
    for (std::uint32_t at = rows[row].above; at != row; at = rows[at].above)
        least = std::min(least, at);
    return {ErrorCode::BadInput,
        fairshare::say("{} is its own ancestor through {}", nameOf(NodeKind::Account, rows[least].draft.name),
            nameOf(NodeKind::Account, rows[rows[least].above].draft.name)),
        rows[least].parentPosition, {}};
}

Result<void> checkPlaces(const std::vector<UnplacedRow>& rows)
{
    for (const UnplacedRow& row : rows) {
        if (row.above == NoRow && row.draft.kind == NodeKind::User && row.parent.empty())
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is not in any account", nameOf(NodeKind::User, row.draft.name)),
                row.draft.position);
        if (row.above != NoRow && rows[row.above].draft.kind == NodeKind::User)
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is under {}; only accounts can have children",
                    nameOf(row.draft.kind, row.draft.name),
                    nameOf(NodeKind::User, rows[row.above].draft.name)),
                row.parentPosition);
    }
    return {};
}

} // namespace

Result<void> findParents(std::vector<UnplacedRow>& rows, std::string_view rootName)
{
    std::unordered_map<std::string_view, std::uint32_t> accounts;
    for (std::uint32_t row = 0; row < rows.size(); ++row)
        if (rows[row].draft.kind == NodeKind::Account)
            accounts.try_emplace(rows[row].draft.name, row);
    for (UnplacedRow& listed : rows) {
        listed.above = NoRow;
        // Some tools write the root as its own parent.
        const bool isRoot = listed.draft.kind == NodeKind::Account && listed.draft.name == rootName;
        if (listed.parent.empty() || (isRoot && listed.parent == rootName))
            continue;
        const auto found = accounts.find(listed.parent);
        if (found != accounts.end())
            listed.above = found->second;
        else if (listed.parent != rootName)
            return fail(ErrorCode::BadInput,
                fairshare::say("{} is in {}, which is not listed",
                    nameOf(listed.draft.kind, listed.draft.name), nameOf(NodeKind::Account, listed.parent)),
                listed.parentPosition);
    }
    return {};
}

Result<void> checkOneRoot(const std::vector<UnplacedRow>& rows)
{
    const auto isAtTop = [](const UnplacedRow& row) {
        return row.above == NoRow && row.parent.empty() && row.draft.kind == NodeKind::Account;
    };
    const auto isRoot = [&](const UnplacedRow& row) {
        return isAtTop(row) && row.draft.name == RootAccountName;
    };
    if (std::none_of(rows.begin(), rows.end(), isRoot))
        return {};
    const auto other = std::find_if(
        rows.begin(), rows.end(), [&](const UnplacedRow& row) { return isAtTop(row) && !isRoot(row); });
    if (other == rows.end())
        return {};
    return fail(ErrorCode::BadInput,
        fairshare::say("both {} and account 'root' have no parent; only the root can have none",
            nameOf(NodeKind::Account, other->draft.name)),
        other->draft.position);
}

Result<Assembly> assemble(const std::vector<UnplacedRow>& rows)
{
    if (auto checked = checkPlaces(rows); !checked)
        return tl::unexpected(checked.error());
    const std::uint32_t root = chooseRoot(rows);
    const Children children = childrenOf(rows);
    Assembly assembly{ShareTreeBuilder(RootAccountName), {root}};
    ShareTreeBuilder& builder = assembly.builder;
    builder.reserve(rows.size() + 1);
    std::vector<bool> placed(rows.size(), false);
    if (root != NoRow) {
        NodeDraft draft = rows[root].draft;
        draft.shares = 1; // the root has no shares, which counts as 1
        builder.setRoot(draft);
        placed[root] = true;
    }
    const auto place = [&](std::size_t slot, ShareTreeBuilder::Handle parent) {
        for (std::uint32_t i = children.first[slot]; i < children.first[slot + 1]; ++i) {
            const std::uint32_t row = children.rows[i];
            if (row == root)
                continue;
            builder.add(parent, rows[row].draft);
            assembly.row.push_back(row);
            placed[row] = true;
        }
    };
    place(rows.size(), builder.root());
    for (ShareTreeBuilder::Handle handle = 0; handle < builder.size(); ++handle)
        if (const std::uint32_t row = assembly.row[handle]; row != NoRow)
            place(row, handle);
    if (builder.size() != rows.size() + (root == NoRow ? 1 : 0))
        return tl::unexpected(cycleError(rows, placed));
    return assembly;
}

std::vector<long double> inclusiveTotals(
    const Assembly& assembly, const std::function<std::optional<long double>(std::uint32_t)>& listedTotal)
{
    std::vector<long double> total(assembly.row.size(), 0.0L);
    std::vector<long double> below(assembly.row.size(), 0.0L);
    for (std::size_t handle = total.size(); handle-- > 0;) {
        const std::uint32_t row = assembly.row[handle];
        total[handle] = row == NoRow ? below[handle] : listedTotal(row).value_or(below[handle]);
        if (handle != 0)
            below[assembly.builder.parent(static_cast<ShareTreeBuilder::Handle>(handle))] += total[handle];
    }
    return total;
}

} // namespace fairshare

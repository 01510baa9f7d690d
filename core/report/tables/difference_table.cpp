// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/difference_table.h"

#include "core/base/numbers.h"
#include "core/scenario/scenario.h"
#include "core/tree/names/row_paths.h"
#include "core/tree/share_tree.h"
#include "core/tree/shares_text.h"

#include <fmt/format.h>

#include <string>

namespace fairshare {
namespace {

/// Returns the changed value on one side.
std::string valueOf(const ShareTree& tree, NodeRow row, ChangeKind kind)
{
    if (row == NoRow)
        return {};
    switch (kind) {
    case ChangeKind::Added:
    case ChangeKind::Removed:
    case ChangeKind::Shares:
        return sharesText(tree.shares(row));
    case ChangeKind::Moved:
        return std::string(tree.name(tree.parent(row)));
    case ChangeKind::Renamed:
        return std::string(tree.name(row));
    case ChangeKind::Partition:
        return std::string(tree.partition(row));
    case ChangeKind::Usage:
        return shortest(tree.givenTotal(row) != nullptr ? *tree.givenTotal(row) : tree.usage(row));
    case ChangeKind::PendingJobs:
        return fmt::format("{}", tree.pendingJobs(row));
    case ChangeKind::Options:
        return std::string(tree.slurmOptions(row));
    }
    return {};
}

/// Returns whether a cell of a change is a number.
bool hasNumbers(ChangeKind kind)
{
    return kind == ChangeKind::Added || kind == ChangeKind::Removed || kind == ChangeKind::Shares
        || kind == ChangeKind::Usage || kind == ChangeKind::PendingJobs;
}

} // namespace

TextTable differenceTable(const Difference& difference, const Scenario& before, const Scenario& after)
{
    constexpr std::size_t BeforeColumn = 4;
    TextTable table("change");
    for (const char* title : {"Change", "Account", "User", "Partition", "Before", "After"}) {
        std::string id = title;
        id.front() = static_cast<char>(id.front() - 'A' + 'a');
        table.addOptionalText(title, id);
    }
    table.addOptionalText("Path", "path").isExtra = true;
    table.compareRows();
    for (const AssociationChange& change : difference.associations) {
        const ShareTree& tree = change.after == NoRow ? before.tree : after.tree;
        const NodeRow row = change.after == NoRow ? change.before : change.after;
        table.addRow({nameOf(change.kind), tree.name(tree.accountOf(row)),
            tree.isUser(row) ? tree.name(row) : std::string_view(), tree.partition(row),
            valueOf(before.tree, change.before, change.kind), valueOf(after.tree, change.after, change.kind),
            shortPath(tree, row).value_or("")});
        table.markChanged();
        if (hasNumbers(change.kind))
            for (const std::size_t side : {BeforeColumn, BeforeColumn + 1})
                table.markNumber(side);
    }
    for (const SettingChange& change : difference.settings) {
        table.addRow({fmt::format("setting {}", change.name), "", "", "", change.before, change.after, ""});
        table.markChanged();
    }
    return table;
}

} // namespace fairshare

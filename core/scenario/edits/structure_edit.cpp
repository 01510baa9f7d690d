// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/edits/structure_edit.h"

#include "core/base/say.h"
#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <unordered_set>

namespace fairshare {
namespace {

/// Names in use; finds a free name for a duplicate.
class FreeNames {
public:
    void take(std::string_view name) { m_taken.insert(std::string(name)); }
    bool has(std::string_view name) const { return m_taken.contains(std::string(name)); }

    /// Returns `name` if free, else `name_2`, `name_3` …, replacing a number at its end. The result counts as
    /// used.
    std::string next(std::string_view name)
    {
        std::string result(name);
        if (has(result)) {
            const std::string_view stem = withoutNumber(name);
            std::size_t& number = m_last.try_emplace(std::string(stem), 1).first->second;
            do
                result = fmt::format("{}_{}", stem, ++number);
            while (has(result));
        }
        take(result);
        return result;
    }

private:
    static std::string_view withoutNumber(std::string_view name)
    {
        const std::size_t digits = name.find_last_not_of("0123456789") + 1;
        const bool isNumbered = digits < name.size() && digits > 1 && name[digits - 1] == '_';
        return isNumbered ? name.substr(0, digits - 1) : name;
    }

    std::unordered_set<std::string> m_taken;
    std::map<std::string, std::size_t> m_last; ///< last number by stem
};

FreeNames accountNames(const ShareTree& tree)
{
    FreeNames names;
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (!tree.isUser(row))
            names.take(tree.name(row));
    return names;
}

/// Returns the names of users in `account` with this partition.
FreeNames userNames(const ShareTree& tree, NodeRow account, std::string_view partition)
{
    FreeNames names;
    for (NodeRow row = account + 1; row < tree.subtreeEnd(account) && tree.isUser(row); ++row)
        if (tree.partition(row) == partition)
            names.take(tree.name(row));
    return names;
}

Result<StructureEdit> edited(const Scenario& scenario, const TreePlan& plan)
{
    auto result = restructured(scenario.tree, plan);
    if (!result)
        return tl::unexpected(result.error());
    StructureEdit edit{scenario, std::move(result->earlier), std::move(result->grafted)};
    edit.scenario.tree = std::move(result->tree);
    return edit;
}

/// Copies `rows`, each below the parent that `parentOf` returns.
template <typename ParentOf>
Result<StructureEdit> copied(const Scenario& scenario, std::span<const NodeRow> rows, ParentOf parentOf)
{
    const ShareTree& tree = scenario.tree;
    TreePlan plan;
    FreeNames accounts = accountNames(tree);
    std::map<std::pair<NodeRow, std::string_view>, FreeNames> users;
    for (const NodeRow row : topmost(tree, {rows.begin(), rows.end()})) {
        Graft graft{.parent = parentOf(row), .source = row};
        if (tree.isUser(row)) {
            const auto place = std::pair(graft.parent, tree.partition(row));
            auto& names = users.try_emplace(place, userNames(tree, place.first, place.second)).first->second;
            if (names.has(tree.name(row)))
                graft.names.emplace_back(row, names.next(tree.name(row)));
            names.take(tree.name(row));
        }
        for (NodeRow at = row; at < tree.subtreeEnd(row) && row != RootRow; ++at)
            if (!tree.isUser(at))
                graft.names.emplace_back(at, accounts.next(tree.name(at)));
        plan.grafts.push_back(std::move(graft));
    }
    return edited(scenario, plan);
}

} // namespace

Result<StructureEdit> withNewAssociation(const Scenario& scenario, NodeRow parent, NodeKind kind)
{
    const ShareTree& tree = scenario.tree;
    const NodeRow account = tree.accountOf(parent);
    std::string name = kind == NodeKind::Account ? accountNames(tree).next("new_account")
                                                 : userNames(tree, account, {}).next("new_user");
    TreePlan plan;
    plan.grafts.push_back({.parent = account, .kind = kind, .names = {{NoRow, std::move(name)}}});
    return edited(scenario, plan);
}

Result<StructureEdit> withName(const Scenario& scenario, NodeRow row, std::string_view name)
{
    const NodeRow parent = row == RootRow ? RootRow : scenario.tree.parent(row);
    TreePlan plan{.taken = {row}};
    plan.grafts.push_back({.parent = parent, .source = row, .names = {{row, std::string(name)}}});
    return edited(scenario, plan);
}

Result<StructureEdit> withPartition(const Scenario& scenario, NodeRow row, std::string_view partition)
{
    if (!scenario.tree.isUser(row))
        return fail(ErrorCode::BadInput,
            fairshare::say("{} cannot have a partition; only user associations can",
                nameOf(NodeKind::Account, scenario.tree.name(row))));
    TreePlan plan{.taken = {row}};
    plan.grafts.push_back(
        {.parent = scenario.tree.parent(row), .source = row, .partition = std::string(partition)});
    return edited(scenario, plan);
}

Result<StructureEdit> withoutRows(const Scenario& scenario, std::span<const NodeRow> rows)
{
    return edited(scenario, {.taken = topmost(scenario.tree, {rows.begin(), rows.end()})});
}

Result<StructureEdit> withRowsMoved(const Scenario& scenario, std::span<const NodeRow> rows, NodeRow parent)
{
    TreePlan plan{.taken = topmost(scenario.tree, {rows.begin(), rows.end()})};
    std::erase_if(
        plan.taken, [&](NodeRow row) { return row != RootRow && scenario.tree.parent(row) == parent; });
    for (const NodeRow row : plan.taken)
        plan.grafts.push_back({.parent = parent, .source = row});
    return edited(scenario, plan);
}

Result<StructureEdit> withRowsCopied(const Scenario& scenario, std::span<const NodeRow> rows, NodeRow parent)
{
    return copied(scenario, rows, [parent](NodeRow /*row*/) { return parent; });
}

Result<StructureEdit> withRowsDuplicated(const Scenario& scenario, std::span<const NodeRow> rows)
{
    return copied(scenario, rows,
        [&scenario](NodeRow row) { return row == RootRow ? RootRow : scenario.tree.parent(row); });
}

} // namespace fairshare

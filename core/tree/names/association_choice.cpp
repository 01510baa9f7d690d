// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/association_choice.h"

#include "core/base/nearest_words.h"
#include "core/base/say.h"
#include "core/tree/names/same_user.h"
#include "core/tree/names/similar_names.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <vector>

namespace fairshare {
namespace {

constexpr std::size_t MostListed = 20;
constexpr std::string_view PartitionWord = " partition=";
constexpr std::string_view AssociationWord = " association=";

enum class Kinds {
    UsersFirst, ///< accounts only if no user has the name
    All,
};

bool endsWithPath(const ShareTree& tree, NodeRow row, std::string_view path)
{
    const std::string full = tree.path(row);
    return full == path || std::string_view(full).ends_with("/" + std::string(path));
}

/// Returns the rows with this name, or at the end of this path. If accounts and users match, a full path
/// decides.
std::vector<NodeRow> rowsNamed(const ShareTree& tree, std::string_view name, Kinds kinds)
{
    std::vector<NodeRow> rows = findByName(tree, name);
    if (rows.empty() && name.find('/') != std::string_view::npos) {
        // Names may contain '/', so the text after the last one need not be the name.
        for (NodeRow row = 0; row < tree.size(); ++row)
            if (name.ends_with(tree.name(row)) && endsWithPath(tree, row, name))
                rows.push_back(row);
    }
    if (rows.size() > 1 && kinds == Kinds::UsersFirst) {
        std::vector<NodeRow> users = rows;
        std::erase_if(users, [&tree](NodeRow row) { return !tree.isUser(row); });
        if (!users.empty())
            return users;
    }
    if (rows.size() > 1) {
        std::vector<NodeRow> whole = rows;
        std::erase_if(whole, [&](NodeRow row) { return tree.path(row) != name; });
        if (!whole.empty())
            return whole;
    }
    return rows;
}

/// Splits a name from the partition and id that follow it.
AssociationChoice takenApart(const AssociationChoice& choice)
{
    AssociationChoice apart = choice;
    if (const std::size_t at = apart.name.rfind(AssociationWord); at != std::string::npos) {
        const std::string_view digits = std::string_view(apart.name).substr(at + AssociationWord.size());
        std::uint32_t id = 0;
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), id);
        if (error == std::errc() && end == digits.data() + digits.size()) {
            apart.association = id;
            apart.name.resize(at);
        }
    }
    if (const std::size_t at = apart.name.rfind(PartitionWord); at != std::string::npos) {
        apart.partition = apart.name.substr(at + PartitionWord.size());
        apart.name.resize(at);
    }
    return apart;
}

std::string listed(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < std::min(rows.size(), MostListed); ++i)
        names.push_back(fmt::format("'{}'", associationName(tree, rows[i])));
    if (rows.size() > MostListed)
        names.push_back(fairshare::say("{} more", rows.size() - MostListed));
    return fmt::format("{}", fmt::join(names, ", "));
}

bool areUsers(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    return std::all_of(rows.begin(), rows.end(), [&tree](NodeRow row) { return tree.isUser(row); });
}

std::string ambiguous(const ShareTree& tree, const std::string& name, const std::vector<NodeRow>& rows)
{
    const std::string names = listed(tree, rows);
    return areUsers(tree, rows)
        ? fairshare::say("user '{}' has {} associations; specify one of {}", name, rows.size(), names)
        : fairshare::say("'{}' matches {} rows; specify one of {}", name, rows.size(), names);
}

std::string unfit(const ShareTree& tree, const std::string& name, const std::vector<NodeRow>& rows)
{
    return fairshare::say("'{}' has no such association; expected one of {}", name, listed(tree, rows));
}

Result<NodeRow> find(const ShareTree& tree, AssociationChoice choice, Kinds kinds)
{
    std::vector<NodeRow> all = rowsNamed(tree, choice.name, kinds);
    // The name itself may contain text that looks like a partition.
    if (all.empty()) {
        choice = takenApart(choice);
        all = rowsNamed(tree, choice.name, kinds);
    }
    if (all.empty())
        return fail(ErrorCode::NotFound,
            withSuggestions(fairshare::say("unknown account or user '{}'", choice.name),
                similarNames(tree, choice.name)));
    std::vector<NodeRow> rows = all;
    std::erase_if(rows, [&](NodeRow row) {
        return (choice.account && (row == RootRow || tree.name(tree.parent(row)) != *choice.account))
            || (choice.partition && tree.partition(row) != *choice.partition)
            || (choice.association && tree.association(row) != *choice.association);
    });
    if (rows.empty())
        return fail(ErrorCode::NotFound, unfit(tree, choice.name, all));
    if (rows.size() > 1)
        return fail(ErrorCode::NotFound, ambiguous(tree, choice.name, rows));
    return rows.front();
}

} // namespace

Result<NodeRow> findUserOrAccount(const ShareTree& tree, const AssociationChoice& choice)
{
    return find(tree, choice, Kinds::UsersFirst);
}

Result<NodeRow> findAssociation(const ShareTree& tree, const std::string& name)
{
    return find(tree, {.name = name}, Kinds::All);
}

Result<NodeRow> findAccount(const ShareTree& tree, const std::string& name)
{
    std::vector<std::string_view> accounts;
    for (NodeRow row = 0; row < tree.size(); ++row) {
        if (tree.isUser(row))
            continue;
        if (tree.name(row) == name)
            return row;
        accounts.push_back(tree.name(row));
    }
    return fail(ErrorCode::NotFound,
        withSuggestions(fairshare::say("unknown account '{}'", name), nearestWords(accounts, name)));
}

std::string associationName(const ShareTree& tree, NodeRow row)
{
    bool needsPartition = !tree.partition(row).empty();
    bool needsId = false;
    const auto compare = [&](NodeRow twin) {
        needsPartition = needsPartition || tree.partition(twin) != tree.partition(row);
        needsId = needsId || differByIdAlone(tree, row, twin);
    };
    for (NodeRow before = row; before > 0 && isSameUser(tree, row, before - 1); --before)
        compare(before - 1);
    for (NodeRow next = row + 1; isSameUser(tree, row, next); ++next)
        compare(next);
    std::string name = tree.path(row);
    if (needsPartition)
        name += fmt::format("{}{}", PartitionWord, tree.partition(row));
    if (needsId)
        name += fmt::format("{}{}", AssociationWord, tree.association(row));
    return name;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/user_choice.h"

#include "core/tree/same_user.h"
#include "core/tree/similar_names.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

namespace fairshare::cli {
namespace {

constexpr std::size_t MostListed = 20;

bool endsWithPath(const ShareTree& tree, NodeRow row, std::string_view path)
{
    const std::string full = tree.path(row);
    return full == path || std::string_view(full).ends_with("/" + std::string(path));
}

/// Associations of a user of this name, or at the end of this path.
std::vector<NodeRow> associationsOf(const ShareTree& tree, std::string_view user)
{
    std::vector<NodeRow> rows = findByName(tree, user);
    std::erase_if(rows, [&tree](NodeRow row) { return !tree.isUser(row); });
    if (!rows.empty() || user.find('/') == std::string_view::npos)
        return rows;
    // Names may hold '/', so the last one does not tell which name is meant.
    for (NodeRow row = 0; row < tree.size(); ++row)
        if (tree.isUser(row) && user.ends_with(tree.name(row)) && endsWithPath(tree, row, user))
            rows.push_back(row);
    return rows;
}

/// Path and partition; the association id too where these are those of another row as well.
std::vector<std::string> labels(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    std::vector<std::string> texts;
    // One more than is shown, as equal ones stand side by side.
    for (std::size_t i = 0; i < std::min(rows.size(), MostListed + 1); ++i) {
        texts.push_back(fmt::format("'{}'", tree.path(rows[i])));
        if (!tree.partition(rows[i]).empty())
            texts.back() += fmt::format(" (partition '{}')", tree.partition(rows[i]));
    }
    std::vector<std::string> distinct = texts;
    for (std::size_t i = 0; i < texts.size(); ++i)
        if (std::count(texts.begin(), texts.end(), texts[i]) > 1)
            distinct[i] += fmt::format(" (association {})", tree.association(rows[i]));
    return distinct;
}

std::string listed(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    std::vector<std::string> texts = labels(tree, rows);
    if (rows.size() > MostListed) {
        texts.resize(MostListed);
        texts.push_back(fmt::format("{} more", rows.size() - MostListed));
    }
    return fmt::format("{}", fmt::join(texts, ", "));
}

/// What tells the rows apart, as advice.
std::string_view waysToName(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    const auto byId = [&tree](NodeRow a, NodeRow b) { return differByIdAlone(tree, a, b); };
    return std::adjacent_find(rows.begin(), rows.end(), byId) == rows.end()
        ? "path, account or partition"
        : "path, account, partition or association";
}

/// Why no user of this name was found.
std::string unknownUser(const ShareTree& tree, const std::string& user)
{
    if (!findByName(tree, user).empty())
        return fmt::format("'{}' is an account; name one of its users", user);
    const std::vector<std::string_view> similar = similarUsers(tree, user);
    if (similar.empty())
        return fmt::format("there is no user '{}'", user);
    return fmt::format("there is no user '{}'; did you mean '{}'?", user, fmt::join(similar, "' or '"));
}

} // namespace

Result<NodeRow> findUser(const ShareTree& tree, const UserChoice& choice)
{
    const std::vector<NodeRow> all = associationsOf(tree, choice.user);
    if (all.empty())
        return fail(ErrorCode::NotFound, unknownUser(tree, choice.user));
    std::vector<NodeRow> rows = all;
    std::erase_if(rows, [&](NodeRow row) {
        return (choice.account && tree.name(tree.parent(row)) != *choice.account)
            || (choice.partition && tree.partition(row) != *choice.partition)
            || (choice.association && tree.association(row) != *choice.association);
    });
    if (rows.empty())
        return fail(ErrorCode::NotFound,
            fmt::format("user '{}' has no such association; there are {}", choice.user, listed(tree, all)));
    if (rows.size() > 1)
        return fail(ErrorCode::NotFound,
            fmt::format("user '{}' has {} associations, name one by {}: {}", choice.user, rows.size(),
                waysToName(tree, rows), listed(tree, rows)));
    return rows.front();
}

} // namespace fairshare::cli

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/user_choice.h"

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
    const std::size_t slash = user.rfind('/');
    if (rows.empty() && slash != std::string_view::npos)
        for (const NodeRow row : findByName(tree, user.substr(slash + 1)))
            if (endsWithPath(tree, row, user))
                rows.push_back(row);
    std::erase_if(rows, [&tree](NodeRow row) { return !tree.isUser(row); });
    return rows;
}

std::string listed(const ShareTree& tree, const std::vector<NodeRow>& rows)
{
    std::vector<std::string> texts;
    for (std::size_t i = 0; i < std::min(rows.size(), MostListed); ++i) {
        std::string text = fmt::format("'{}'", tree.path(rows[i]));
        if (!tree.partition(rows[i]).empty())
            text += fmt::format(" (partition '{}')", tree.partition(rows[i]));
        texts.push_back(std::move(text));
    }
    if (rows.size() > MostListed)
        texts.push_back(fmt::format("{} more", rows.size() - MostListed));
    return fmt::format("{}", fmt::join(texts, ", "));
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
            || (choice.partition && tree.partition(row) != *choice.partition);
    });
    if (rows.empty())
        return fail(ErrorCode::NotFound,
            fmt::format("user '{}' has no such association; there are {}", choice.user, listed(tree, all)));
    if (rows.size() > 1)
        return fail(ErrorCode::NotFound,
            fmt::format("user '{}' has {} associations, name one by path, account or partition: {}",
                choice.user, rows.size(), listed(tree, rows)));
    return rows.front();
}

} // namespace fairshare::cli

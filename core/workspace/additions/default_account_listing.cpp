// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/default_account_listing.h"

#include "core/base/utf8.h"
#include "core/io/text/text_lines.h"

#include <fmt/format.h>

#include <memory>

namespace fairshare {
namespace {

constexpr std::string_view Key = "DefaultAccount=";

/// Returns whether a line of a dump can hold the name between single quotes.
bool canBeQuoted(std::string_view name)
{
    return !name.empty() && name.find('\'') == std::string_view::npos
        && invalidUtf8(name) == std::string_view::npos;
}

} // namespace

std::map<std::string, std::string, std::less<>> readDefaultAccounts(std::string_view listing)
{
    std::map<std::string, std::string, std::less<>> accounts;
    for (TextLines lines(listing); lines.next();) {
        const std::string_view line = lines.text();
        const std::size_t bar = line.find('|');
        if (bar == 0 || bar == std::string_view::npos)
            continue;
        const std::string_view account = line.substr(bar + 1);
        if (canBeQuoted(account) && account.find('|') == std::string_view::npos)
            accounts.try_emplace(std::string(line.substr(0, bar)), account);
    }
    return accounts;
}

ShareTree withDefaultAccounts(
    const ShareTree& tree, const std::map<std::string, std::string, std::less<>>& accounts)
{
    ShareTree::Columns columns = tree.columns();
    auto extras =
        columns.extras ? std::make_shared<TreeExtras>(*columns.extras) : std::make_shared<TreeExtras>();
    extras->slurmOptions = {};
    for (NodeRow row = 0; row < tree.size(); ++row) {
        std::string options(tree.slurmOptions(row));
        const auto found = tree.isUser(row) ? accounts.find(tree.name(row)) : accounts.end();
        if (found != accounts.end() && options.find(Key) == std::string::npos)
            options = fmt::format("{}'{}'{}{}", Key, found->second, options.empty() ? "" : ":", options);
        extras->slurmOptions.append(options);
    }
    columns.extras = std::move(extras);
    return ShareTree(std::move(columns));
}

} // namespace fairshare

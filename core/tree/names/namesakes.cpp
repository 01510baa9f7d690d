// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/namesakes.h"

#include "core/base/say.h"
#include "core/tree/share_tree.h"

#include <fmt/format.h>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

namespace fairshare {
namespace {

struct Namesake {
    std::uint32_t place = 0;
    NamedUser user;
};

bool isBefore(const Namesake& a, const Namesake& b)
{
    return std::tie(a.user.account, a.user.partition, a.place)
        < std::tie(b.user.account, b.user.partition, b.place);
}

/// Returns the end of the run of users from `first` on that match the first.
template <typename IsLike>
std::size_t endOfRun(std::span<const Namesake> users, std::size_t first, const IsLike& isLike)
{
    std::size_t end = first + 1;
    while (end < users.size() && isLike(users[first].user, users[end].user))
        ++end;
    return end;
}

bool isOfOneAccount(const NamedUser& a, const NamedUser& b)
{
    return a.account == b.account;
}

bool isOfOnePartition(const NamedUser& a, const NamedUser& b)
{
    return a.account == b.account && a.partition == b.partition;
}

struct Parts {
    bool account = false;
    bool partition = false;
    bool association = false;
};

std::string endOf(const NamedUser& user, const Parts& parts)
{
    std::string end;
    const auto add = [&end](std::string_view part) {
        end += end.empty() ? "" : ", ";
        end += part;
    };
    if (parts.account)
        add(user.account);
    if (parts.partition && !user.partition.empty())
        add(user.partition);
    if (parts.association && user.association != 0)
        add(fairshare::say("association {}", fmt::to_string(user.association)));
    return end;
}

/// Adds suffixes for the users of one account.
/// @param parts parts known to be needed; ids are added if several users have one partition
void tellPartitionsApart(std::span<const Namesake> account, Parts parts, NameEnds& ends)
{
    for (std::size_t first = 0; first < account.size();) {
        const std::size_t end = endOfRun(account, first, isOfOnePartition);
        parts.association = end - first > 1;
        for (; first < end; ++first) {
            const NamedUser& user = account[first].user;
            Worded words = worded([&] { return endOf(user, parts); });
            if (!words.shown.empty())
                ends.emplace(account[first].place, std::move(words));
        }
    }
}

/// Adds suffixes for users with the same name.
void tellApart(std::vector<Namesake>& users, NamesAmong among, NameEnds& ends)
{
    std::sort(users.begin(), users.end(), isBefore);
    const bool accounts = among == NamesAmong::All && !isOfOneAccount(users.front().user, users.back().user);
    for (std::size_t first = 0; first < users.size();) {
        const std::size_t end = endOfRun(users, first, isOfOneAccount);
        const bool partitions = !isOfOnePartition(users[first].user, users[end - 1].user);
        tellPartitionsApart(
            std::span(users).subspan(first, end - first), {accounts, partitions, false}, ends);
        first = end;
    }
}

/// Users with the same name as others.
class Namesakes {
public:
    explicit Namesakes(std::size_t count) { m_first.reserve(count); }

    void add(const Namesake& added)
    {
        const auto [known, isNew] = m_first.emplace(added.user.name, added);
        if (isNew)
            return;
        std::vector<Namesake>& users = m_shared[added.user.name];
        if (users.empty())
            users.push_back(known->second);
        users.push_back(added);
    }

    NameEnds ends(NamesAmong among) &&
    {
        NameEnds ends;
        for (auto& [name, users] : m_shared)
            tellApart(users, among, ends);
        return ends;
    }

private:
    std::unordered_map<std::string_view, Namesake> m_first;
    std::unordered_map<std::string_view, std::vector<Namesake>> m_shared;
};

} // namespace

NameEnds nameEnds(std::uint32_t count, const std::function<NamedUser(std::uint32_t)>& user, NamesAmong among)
{
    Namesakes users(count);
    for (std::uint32_t place = 0; place < count; ++place)
        users.add({place, user(place)});
    return std::move(users).ends(among);
}

NamedUser namedUser(const ShareTree& tree, NodeRow row)
{
    return {tree.name(row), tree.name(tree.parent(row)), tree.partition(row), tree.association(row)};
}

NameEnds nameEnds(const ShareTree& tree, std::span<const NodeRow> rows, NamesAmong among)
{
    Namesakes users(rows.size());
    for (const NodeRow row : rows)
        if (tree.isUser(row))
            users.add({row, namedUser(tree, row)});
    return std::move(users).ends(among);
}

std::string_view shownEnd(const NameEnds& ends, std::uint32_t place)
{
    const auto end = ends.find(place);
    return end == ends.end() ? std::string_view() : std::string_view(end->second.shown);
}

std::string nameWithEnd(std::string_view name, std::string_view end)
{
    return end.empty() ? std::string(name) : fmt::format("{} ({})", name, end);
}

std::string nameWithEnd(const ShareTree& tree, NodeRow row, const NameEnds& ends)
{
    return nameWithEnd(tree.name(row), shownEnd(ends, row));
}

} // namespace fairshare

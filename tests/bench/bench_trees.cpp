// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/bench_trees.h"

#include "core/tree/share_tree_builder.h"

#include <fmt/format.h>

#include <cstdlib>
#include <deque>
#include <random>
#include <string>

namespace fairshare::bench {
namespace {

class Grower {
public:
    explicit Grower(std::size_t associations)
        : m_left(associations - 1)
    {
        m_builder.reserve(associations);
    }

    bool done() const { return m_left == 0; }
    ShareTreeBuilder::Handle root() const { return m_builder.root(); }

    ShareTreeBuilder::Handle add(ShareTreeBuilder::Handle parent, NodeKind kind)
    {
        const std::string name = fmt::format("{}{:07}", kind == NodeKind::User ? 'u' : 'a', m_left--);
        NodeDraft draft;
        draft.kind = kind;
        draft.name = name;
        draft.shares = 1 + static_cast<std::uint32_t>(m_random() % 1000);
        draft.usage = kind == NodeKind::User ? static_cast<long double>(1 + m_random() % 1'000'000'000) : 0;
        draft.pendingJobs = kind == NodeKind::User ? static_cast<std::uint32_t>(m_random() % 3) : 0;
        return m_builder.add(parent, draft);
    }

    Scenario scenario() &&
    {
        Diagnostics diagnostics;
        auto tree = std::move(m_builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics);
        if (!tree)
            std::abort();
        Scenario scenario;
        scenario.tree = *tree;
        return scenario;
    }

private:
    ShareTreeBuilder m_builder;
    std::mt19937_64 m_random{1};
    std::size_t m_left;
};

} // namespace

Scenario labTree(std::size_t associations)
{
    constexpr int UsersPerAccount = 100;
    Grower grower(associations);
    while (!grower.done()) {
        const auto account = grower.add(grower.root(), NodeKind::Account);
        for (int user = 0; user < UsersPerAccount && !grower.done(); ++user)
            grower.add(account, NodeKind::User);
    }
    return std::move(grower).scenario();
}

Scenario flatTree(std::size_t associations)
{
    Grower grower(associations);
    while (!grower.done())
        grower.add(grower.root(), NodeKind::User);
    return std::move(grower).scenario();
}

Scenario deepTree(std::size_t associations)
{
    constexpr std::size_t ChildrenPerAccount = 8;
    Grower grower(associations);
    std::deque<ShareTreeBuilder::Handle> open{grower.root()};
    std::size_t accounts = associations / ChildrenPerAccount;
    while (!grower.done()) {
        const auto parent = open.front();
        open.pop_front();
        for (std::size_t child = 0; child < ChildrenPerAccount && !grower.done(); ++child) {
            const NodeKind kind = accounts > 1 ? NodeKind::Account : NodeKind::User;
            const auto node = grower.add(parent, kind);
            if (kind == NodeKind::Account) {
                --accounts;
                open.push_back(node);
            }
        }
    }
    return std::move(grower).scenario();
}

} // namespace fairshare::bench

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/random_tree.h"

#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <numeric>

namespace fairshare::test {
namespace {

std::uint32_t randomShares(std::mt19937_64& random)
{
    switch (random() % 10) {
    case 0:
        return 0;
    case 1:
        return ParentShares;
    case 2:
        return random() % 20 == 0 ? 2'000'000'000U : 7U;
    default:
        return static_cast<std::uint32_t>(1 + random() % 4);
    }
}

ShareTree build(const RandomNodes& nodes, const std::vector<std::size_t>& order)
{
    ShareTreeBuilder builder;
    std::vector<ShareTreeBuilder::Handle> handle(nodes.size() + 1, NoRow);
    handle[0] = builder.root();
    for (const std::size_t i : order) {
        const RandomNode& node = nodes[i];
        handle[i + 1] = builder.add(handle[node.parent],
            {.kind = node.kind,
                .name = node.name,
                .shares = node.shares,
                .usage = node.usage,
                .pendingJobs = node.pendingJobs});
    }
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

} // namespace

RandomNodes randomNodes(unsigned seed)
{
    std::mt19937_64 random(seed);
    RandomNodes nodes(1 + random() % 120);
    std::vector<std::size_t> accounts{0};
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        RandomNode& node = nodes[i];
        node.parent = accounts[random() % accounts.size()];
        node.kind = random() % 4 == 0 ? NodeKind::Account : NodeKind::User;
        node.name = (node.kind == NodeKind::User ? "u" : "a") + std::to_string(random() % 1000) + "."
            + std::to_string(i);
        node.shares = randomShares(random);
        const bool mayUse = node.kind == NodeKind::User || random() % 4 == 0;
        node.usage = mayUse && random() % 3 != 0 ? static_cast<long double>(random() % 6) * 0.1L : 0.0L;
        node.pendingJobs = node.kind == NodeKind::User ? static_cast<std::uint32_t>(random() % 2) : 0;
        if (node.kind == NodeKind::Account)
            accounts.push_back(i + 1);
    }
    return nodes;
}

ShareTree buildInOrder(const RandomNodes& nodes)
{
    std::vector<std::size_t> order(nodes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    return build(nodes, order);
}

ShareTree buildShuffled(const RandomNodes& nodes, unsigned seed)
{
    // Random priorities that only grow downwards keep parents before children.
    std::mt19937_64 random(seed);
    std::vector<std::uint64_t> priority(nodes.size() + 1, 0);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        priority[i + 1] = priority[nodes[i].parent] + 1 + random() % 1000;
    std::vector<std::size_t> order(nodes.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(), [&priority](std::size_t a, std::size_t b) {
        return priority[a + 1] != priority[b + 1] ? priority[a + 1] < priority[b + 1] : a < b;
    });
    return build(nodes, order);
}

} // namespace fairshare::test

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/evaluation.h"
#include "core/tree/share_tree_builder.h"

#include <gtest/gtest.h>

#include <bit>

namespace fairshare {
namespace {

ShareTree treeOfUsers(std::size_t users)
{
    ShareTreeBuilder builder;
    for (std::size_t i = 0; i < users; ++i) {
        const std::string name = "u" + std::to_string(i);
        NodeDraft draft;
        draft.kind = NodeKind::User;
        draft.name = name;
        draft.shares = 1;
        draft.usage = static_cast<long double>(i + 1);
        builder.add(builder.root(), draft);
    }
    Diagnostics diagnostics;
    return std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, diagnostics).value();
}

/// The original stores rank / users as a 64-bit fraction of 2^64 and shows it over 2^64 - 1.
double throughSixtyFourBits(std::uint32_t rankFromLast, std::size_t users)
{
    const long double scaled = static_cast<long double>(rankFromLast) * 0x1p64L;
    const auto stored = static_cast<std::uint64_t>(scaled / static_cast<long double>(users));
    return static_cast<double>(static_cast<long double>(stored) / 0xFFFFFFFFFFFFFFFFp0L);
}

TEST(LevelBasedFactor, KeepsTheBitsOfTheOriginalsDetour)
{
    for (const std::size_t users : {1U, 2U, 3U, 5U, 7U, 10U, 64U, 99U, 150U, 999U, 1024U, 4095U, 100'003U}) {
        Scenario scenario;
        scenario.tree = treeOfUsers(users);
        const auto evaluation = evaluate(scenario, {"level_based"}).value();
        const AlgorithmResult& result = *evaluation->find("level_based");
        const auto factor = result.table.reals("factor");
        for (NodeRow row = 1; row < scenario.tree.size(); ++row) {
            const auto fromLast = static_cast<std::uint32_t>(users) - (*result.rank)[row];
            ASSERT_EQ(std::bit_cast<std::uint64_t>(factor[row]),
                std::bit_cast<std::uint64_t>(throughSixtyFourBits(fromLast, users)))
                << fromLast << " of " << users;
        }
    }
}

} // namespace
} // namespace fairshare

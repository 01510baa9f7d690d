// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tree/names/namesakes.h"

#include <gtest/gtest.h>

#include <vector>

namespace fairshare {
namespace {

/// The users' names with what tells them apart.
std::vector<std::string> toldApart(const std::vector<NamedUser>& users, NamesAmong among = NamesAmong::All)
{
    const NameEnds ends = nameEnds(
        static_cast<std::uint32_t>(users.size()), [&users](std::uint32_t at) { return users[at]; }, among);
    std::vector<std::string> names;
    for (std::uint32_t at = 0; at < users.size(); ++at) {
        const auto end = ends.find(at);
        names.push_back(nameWithEnd(users[at].name, end == ends.end() ? std::string() : end->second.shown));
    }
    return names;
}

using Names = std::vector<std::string>;

TEST(Namesakes, ANameOfOneUserNeedsNothing)
{
    EXPECT_EQ(toldApart({{"alice", "physics", "gpu"}, {"bob", "physics"}}), (Names{"alice", "bob"}));
}

TEST(Namesakes, SeveralAccountsAreTold)
{
    EXPECT_EQ(toldApart({{"alice", "physics"}, {"bob", "physics"}, {"alice", "law"}}),
        (Names{"alice (physics)", "bob", "alice (law)"}));
}

TEST(Namesakes, PartitionsOfOneAccountAreTold)
{
    EXPECT_EQ(toldApart({{"alice", "physics"}, {"alice", "physics", "cpu"}, {"alice", "physics", "gpu"}}),
        (Names{"alice", "alice (cpu)", "alice (gpu)"}));
}

TEST(Namesakes, BothAreToldWhereItTakesBoth)
{
    EXPECT_EQ(toldApart({{"alice", "law"}, {"alice", "physics", "cpu"}, {"alice", "physics", "gpu"}}),
        (Names{"alice (law)", "alice (physics, cpu)", "alice (physics, gpu)"}));
}

TEST(Namesakes, IdsAreToldWhereNothingElseDiffers)
{
    EXPECT_EQ(toldApart({{"alice", "physics", "", 7}, {"alice", "physics", "", 9}}),
        (Names{"alice (association 7)", "alice (association 9)"}));
}

TEST(Namesakes, AKnownAccountIsNotTold)
{
    EXPECT_EQ(toldApart({{"alice", "law"}, {"alice", "physics", "cpu"}, {"alice", "physics", "gpu"}},
                  NamesAmong::Account),
        (Names{"alice", "alice (cpu)", "alice (gpu)"}));
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/name_map.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

Workload workloadOf(const std::vector<std::string>& accounts)
{
    constexpr auto Account = static_cast<std::size_t>(JobAttribute::Account);
    Workload workload;
    for (const std::string& name : accounts) {
        auto& names = workload.names[Account];
        const auto found = std::ranges::find(names, name);
        SubmittedJob job;
        job.attributes[Account] = static_cast<std::uint32_t>(found - names.begin());
        if (found == names.end())
            names.push_back(name);
        workload.jobs.push_back(job);
    }
    return workload;
}

std::vector<std::string> accountsOf(const Workload& workload)
{
    constexpr auto Account = static_cast<std::size_t>(JobAttribute::Account);
    std::vector<std::string> accounts;
    for (const SubmittedJob& job : workload.jobs)
        accounts.push_back(workload.names[Account].at(job.attributes[Account]));
    return accounts;
}

TEST(NameMapTest, RenamesAndCountsTheOthers)
{
    const auto map = readNameMap("\xEF\xBB\xBFto,note,from\nphysics,\"a, b\",17\nbiology,,4\nphysics,,5\n");
    ASSERT_TRUE(map);
    Workload workload = workloadOf({"17", "9", "4", "", "5", "9", "physics"});
    const RenamedNames renamed = renameNames(workload, JobAttribute::Account, *map);
    EXPECT_THAT(accountsOf(workload), ElementsAre("physics", "9", "biology", "", "physics", "9", "physics"));
    EXPECT_EQ(renamed.names, 3U);
    EXPECT_THAT(renamed.unmapped, ElementsAre("9", "physics"));
    EXPECT_EQ(renamed.unmappedJobs, 3U);
    EXPECT_THAT(workload.names[static_cast<std::size_t>(JobAttribute::Account)],
        ElementsAre("", "physics", "9", "biology"));
}

std::string mapRefusal(std::string_view content)
{
    const auto map = readNameMap(content);
    return map ? "read" : describe(map.error());
}

TEST(NameMapTest, SaysWhereItIsWrong)
{
    EXPECT_EQ(mapRefusal(""), "1:1: expected a header with columns from and to");
    EXPECT_EQ(mapRefusal("old,new\n1,2\n"), "1:1: expected a header with columns from and to");
    EXPECT_EQ(mapRefusal("from,to\n1\n"), "2:1: the row has 1 cell; the header has 2");
    EXPECT_EQ(mapRefusal("from,to\n1,a\n 2,\n"), "3:4: empty name; expected a name in both from and to");
    EXPECT_EQ(mapRefusal("from,to\n1,a\n2,b\n1,c\n"), "4:1: duplicate mapping for '1'");
    const auto missing = readNameMapFile("no-such-file.csv");
    ASSERT_FALSE(missing);
    EXPECT_EQ(missing.error().code, ErrorCode::NotFound);
    EXPECT_EQ(missing.error().file, "no-such-file.csv");
}

} // namespace
} // namespace fairshare

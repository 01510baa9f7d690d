// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Files that hold the associations of two clusters: no tree, but usage of either.
#include "core/base/files/files.h"
#include "core/workspace/additions/usage_listing.h"
#include "core/workspace/loaded_scenario.h"
#include "tests/core/io/sample_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include <unistd.h>

namespace fairshare {
namespace {

using test::readAs;
using testing::ElementsAre;

const std::string Parsable = "CLUSTER: north\n"
                             "Account|User|RawShares|RawUsage\nroot|||5\n root|u|1|5\n\n"
                             "CLUSTER: south\n"
                             "Account|User|RawShares|RawUsage\nroot|||7\n root|u|1|7\n";
const std::string Fixed = "CLUSTER: north\n"
                          "             Account       User  RawShares    RawUsage \n"
                          "-------------------- ---------- ---------- ----------- \n"
                          "root                                                 5 \n"
                          " root                         u          1           5 \n"
                          "CLUSTER: south\n"
                          "             Account       User  RawShares    RawUsage \n"
                          "-------------------- ---------- ---------- ----------- \n"
                          "root                                                 7 \n"
                          " root                         u          1           7 \n";

std::string loadError(const std::string& text)
{
    const std::string path = testing::TempDir() + std::to_string(::getpid()) + "_two_clusters.txt";
    EXPECT_TRUE(writeFile(path, text));
    const auto loaded = loadScenario(path);
    return loaded ? "loaded" : describe(loaded.error()).substr(path.size() + 1);
}

std::string belongsTo(const std::string& place)
{
    return place
        + ": the row belongs to cluster 'south', but earlier rows to 'north'; a tree has only one cluster";
}

TEST(TwoClusters, TheFirstRowOfTheSecondIsNamed)
{
    EXPECT_EQ(loadError(Parsable), belongsTo("8:1"));
    EXPECT_EQ(loadError(Fixed), belongsTo("9:1"));
    EXPECT_EQ(loadError("Cluster|Account|User|RawShares|RawUsage\nnorth|root|||5\nnorth| root|u|1|5\n"
                        "south|root|||7\nsouth| root|u|1|7\n"),
        belongsTo("4:7"));
    EXPECT_EQ(
        loadError("Cluster|Account|User|Share|ParentName\nnorth|root||1|\nnorth|a||1|root\nsouth|root||1|\n"),
        belongsTo("4:7"));
}

// A row of the second cluster is repaired by what its own rows show.
TEST(TwoClusters, ADelimiterInANameOfTheSecondIsNoMatter)
{
    EXPECT_EQ(
        loadError(
            "Cluster|Account|User|RawShares|RawUsage\nnorth|root|||5\nsouth| a|b||1|7\nsouth|root|||7\n"),
        belongsTo("3:8"));
}

// Their ids overlap, which alone would be a mistake.
TEST(TwoClusters, AssociationRecordsOfTwoAreTold)
{
    const auto record = [](const std::string& cluster, const std::string& account, const std::string& id,
                            const std::string& parent) {
        return "ClusterName=" + cluster + " Account=" + account + " UserName= Partition= Priority=0 ID=" + id
            + "\n    SharesRaw=1/0\n    UsageRaw=0.00/0\n    ParentAccount=" + parent + "\n";
    };
    EXPECT_EQ(loadError(record("north", "root", "1", "") + record("north", "a", "2", "root(1)")
                  + record("south", "root", "1", "") + record("south", "b", "2", "root(1)")),
        belongsTo("9:27"));
}

TEST(TwoClusters, EachGivesUsageToItsOwnTree)
{
    Scenario south = readAs("csv", "path,user,cluster\nroot,,south\nroot/u,u,\n")->scenario.value();
    for (const std::string& listing : {Parsable, Fixed}) {
        const auto source = readAs("sshare", listing);
        ASSERT_TRUE(source) << describe(source.error());
        UsageMatch match;
        Diagnostics diagnostics;
        const auto combined = addUsage(south, *source, match, diagnostics);
        ASSERT_TRUE(combined) << describe(combined.error());
        EXPECT_THAT(combined->tree.usage(), ElementsAre(0.0L, 7.0L));
        EXPECT_THAT(match.unmatchedRows,
            ElementsAre("cluster 'north', account 'root'", "cluster 'north', user 'u' in account 'root'"));
    }
}

} // namespace
} // namespace fairshare

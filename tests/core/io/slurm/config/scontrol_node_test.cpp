// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/workspace/additions/addition.h"
#include "core/workspace/file_import.h"

#include <gmock/gmock.h>

namespace fairshare {
namespace {

std::string errorOf(std::string_view text)
{
    const auto loaded = importContent(text, "scontrol-node");
    return loaded ? std::string() : describe(loaded.error());
}

PriorityCluster sizeOf(std::string_view text)
{
    const auto loaded = importContent(text);
    EXPECT_TRUE(loaded) << describe(loaded.error());
    if (!loaded)
        return {};
    EXPECT_EQ(loaded->format->id, "scontrol-node");
    EXPECT_EQ(additionFrom(loaded->import), Addition::Nodes);
    return loaded->import.nodes.value_or(PriorityCluster());
}

TEST(ScontrolNode, AddsUpWhatJobsCanUse)
{
    EXPECT_EQ(
        sizeOf(
            "NodeName=n1 Arch=x86_64 CoresPerSocket=4 \n   CPUAlloc=8 CPUEfctv=7 CPUTot=8 CPULoad=2.85\n   "
            "OS=Linux 6.1 #1 SMP CPUTot=99\n   Reason=NodeName=n9 CPUEfctv=5 [root@now]\n\nNodeName=n2 "
            "CoresPerSocket=4 \n   CPUAlloc=0 CPUTot=16 CPULoad=N/A\n"),
        (PriorityCluster{.cpus = 23, .nodes = 2}));
    EXPECT_EQ(
        sizeOf("NodeName=a CPUAlloc=0 CPUTot=0\r\nNodeName=b CPUAlloc=0 CPUTot=4 Comment=x NodeName=z\r\n"),
        (PriorityCluster{.cpus = 4, .nodes = 2}));
}

TEST(ScontrolNode, RefusesWhatIsNotAListingOfNodes)
{
    EXPECT_EQ(errorOf("NodeName=n1 CPUTot=x\n"),
        "1:20: CPUTot is 'x'; expected a whole number from 0 to 4294967295");
    EXPECT_EQ(errorOf("NodeName=n1 CPUTot=1\nNodeName=n1 CPUTot=1\n"),
        "2:10: node 'n1' is already listed on line 1");
    EXPECT_EQ(errorOf("NodeName= CPUTot=1\n"), "1:10: the node has no name");
    EXPECT_EQ(errorOf("nothing\n"), "1:1: not scontrol show node output; expected NodeName=");
    EXPECT_EQ(errorOf("NodeName=a CPUTot=4294967295\nNodeName=b CPUTot=1\n"),
        "1:1: the nodes have 4294967296 processors; expected at most 4294967295");
    // slurm.conf has nodes too, but no CPUTot.
    const auto configuration = importContent("NodeName=n[1-4] CPUs=8\nPartitionName=p Nodes=ALL\n");
    EXPECT_TRUE(!configuration || configuration->format->id != "scontrol-node");
}

} // namespace
} // namespace fairshare

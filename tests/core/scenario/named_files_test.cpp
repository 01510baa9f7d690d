// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/scenario/named_files.h"
#include "core/scenario/scenario.h"
#include "core/scenario/sections.h"
#include "core/simulator/section/simulation_section.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

Scenario naming(const std::string& log, const std::string& names = {})
{
    SimulationSection section;
    section.workload.path = log;
    if (!names.empty())
        section.workload.nameMaps = {{JobAttribute::Account, names}};
    return withSimulation(Scenario(), section);
}

std::string logAfter(const std::string& log, const std::string& from, const std::string& to)
{
    return withFilesNamedFrom(naming(log), from, to).simulation->workload.path;
}

TEST(NamedFiles, AreTheSameFromAnotherFolder)
{
    EXPECT_EQ(logAfter("jobs.swf", "/site/a", "/site/b"), "../a/jobs.swf");
    EXPECT_EQ(logAfter("logs/jobs.swf", "/site", "/site/2026"), "../logs/jobs.swf");
    EXPECT_EQ(logAfter("../logs/jobs.swf", "/site/2026", "/site"), "logs/jobs.swf");
    EXPECT_EQ(logAfter("../b/jobs.swf", "/site/a", "/site/b"), "jobs.swf");
    EXPECT_EQ(withFilesNamedFrom(naming("a.swf", "names.csv"), "/site", "/other")
                  .simulation->workload.nameMaps.front()
                  .second,
        "../site/names.csv");
}

TEST(NamedFiles, StayWhereNothingMovesThem)
{
    EXPECT_EQ(logAfter("/logs/jobs.swf", "/site/a", "/site/b"), "/logs/jobs.swf");
    EXPECT_EQ(logAfter("./jobs.swf", "/site/a", "/site/a/."), "./jobs.swf");
    EXPECT_EQ(withFilesNamedFrom(Scenario(), "/a", "/b"), Scenario());
    const Scenario made = naming("");
    EXPECT_EQ(withFilesNamedFrom(made, "/a", "/b"), made);
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/scenario_file/sweep_reader.h"

#include <fmt/format.h>
#include <gmock/gmock.h>

namespace fairshare {
namespace {

using testing::ElementsAre;

std::string withMembers(std::string_view members)
{
    return fmt::format("{{\"format\": \"fairshare-sweep\", \"version\": 1,\n{}}}", members);
}

/// "2:3: message" of a sweep whose members begin in line 2.
std::string sweepRefusal(std::string_view members)
{
    const auto sweep = readSweep(withMembers(members));
    if (sweep)
        return "read";
    const Error& error = sweep.error();
    return fmt::format("{}:{}: {}", error.position.line, error.position.column, error.message);
}

TEST(SweepReader, ReadsAxesInTheOrderOfTheFile)
{
    const auto sweep = readSweep(withMembers(
        R"("scenario": "site.fairshare", "values": {"half_life_seconds": [86400, 0], "algorithm": ["classic", "fair_tree", "ticket_based"]})"));
    ASSERT_TRUE(sweep) << sweep.error().message;
    EXPECT_EQ(sweep->scenario, "site.fairshare");
    EXPECT_EQ(sweep->combinations(), 6U);
    EXPECT_THAT(sweep->valuesOf(0), ElementsAre("86400", "classic"));
    EXPECT_THAT(sweep->valuesOf(1), ElementsAre("86400", "fair_tree"));
    EXPECT_THAT(sweep->valuesOf(5), ElementsAre("0", "ticket_based"));
}

TEST(SweepReader, HasOneCombinationWithoutValues)
{
    const auto sweep = readSweep("\xEF\xBB\xBF" + withMembers(R"("study": "cea")"));
    ASSERT_TRUE(sweep);
    EXPECT_EQ(sweep->combinations(), 1U);
    EXPECT_THAT(sweep->valuesOf(0), ElementsAre());
}

TEST(SweepReader, TellsWhereAFileIsWrong)
{
    EXPECT_EQ(sweepRefusal(R"("study": "cea", "values": {"half_life": [1]})"),
        "2:28: 'half_life' cannot be varied; expected one of algorithm, half_life_seconds, calc_period, "
        "max_age_seconds, usage_reset_seconds, weight_fairshare, weight_age, weight_size, weight_queue, "
        "damping, priority_levels, scheduler, p, grace, seed, load");
    EXPECT_EQ(sweepRefusal(R"("study": "cea", "values": {"damping": [1, 0]})"),
        "2:43: damping is 0; expected a whole number from 1 to 65535");
    EXPECT_EQ(sweepRefusal(R"("study": "cea", "values": {"scheduler": ["fast"]})"),
        "2:42: scheduler is fast; expected a scheduler ID");
    EXPECT_EQ(
        sweepRefusal(R"("study": "cea", "values": {"seed": [1, 2, 1]})"), "2:43: \"seed\" lists 1 twice");
    EXPECT_EQ(sweepRefusal(R"("study": "cea", "values": {"seed": []})"),
        "2:36: \"seed\" has no values; expected at least one");
    EXPECT_EQ(sweepRefusal(R"("study": "cea", "values": {"seed": 1})"),
        "2:36: \"seed\" must be a list; found a number");
    EXPECT_EQ(sweepRefusal(R"("study": "slides")"), "2:10: unknown study 'slides'; expected cea");
    EXPECT_EQ(
        sweepRefusal(R"("values": {})"), "1:1: a sweep needs exactly one of \"scenario\" and \"study\"");
    EXPECT_EQ(sweepRefusal(R"("study": "cea", "valeus": {})"),
        "2:17: unknown key \"valeus\" in a sweep; expected one of format, version, title, notes, scenario, "
        "study, values");
}

TEST(SweepReader, RefusesOtherFiles)
{
    EXPECT_EQ(readSweep(R"({"format": "fairshare-explorer"})").error().message,
        "\"format\" is \"fairshare-explorer\"; expected \"fairshare-sweep\"");
    EXPECT_EQ(readSweep(R"({"study": "cea"})").error().message,
        "\"format\" is missing; expected \"fairshare-sweep\"");
    EXPECT_EQ(readSweep("[]").error().message, "a sweep must be an object; found a list");
    EXPECT_EQ(readSweep(R"({"format": "fairshare-sweep", "version": 2})").error().message,
        "version is 2; expected 1");
}

} // namespace
} // namespace fairshare

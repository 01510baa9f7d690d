// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/run_dates.h"

#include "tests/core/simulator/small_runs.h"

#include "core/simulator/samples/moment_answer.h"
#include "core/simulator/samples/moment_text.h"

#include <gtest/gtest.h>

namespace fairshare {
namespace {

SimulatedRun runFrom(Seconds epoch)
{
    Workload workload;
    workload.jobs = {{.submit = 60, .run = 3600, .requested = 3600, .procs = 1}};
    workload.ids = {"a"};
    SimulatedRun run = test::runOf(std::move(workload), 1);
    run.epoch = epoch;
    return run;
}

TEST(RunDates, AreThoseOfTheLog)
{
    EXPECT_EQ(dayText(0), "1970-01-01");
    EXPECT_EQ(dayText(1'772'000'000), "2026-02-25");
    EXPECT_EQ(dateText(runFrom(1'772'000'000), 400), "2026-02-25 06:20:00");
    EXPECT_EQ(dateText(runFrom(0), 400), "");
    EXPECT_FALSE(hasDates(runFrom(0)));
    EXPECT_TRUE(hasDates(runFrom(1)));
}

TEST(RunDates, AreLeftOutBeyondFourDigitsOfTheYear)
{
    EXPECT_EQ(dayText(253'402'300'799), "9999-12-31");
    EXPECT_EQ(dayText(253'402'300'800), "");
    EXPECT_EQ(dayText(-1), "");
    EXPECT_EQ(dateText(runFrom(1), std::numeric_limits<Seconds>::max()), "");
}

TEST(RunDates, ReplaceTheTimeSinceTheFirstSubmission)
{
    EXPECT_EQ(momentTimeText(test::sampledRunOf(runFrom(0)), 120), "0:01:00");
    const SampledRun sampled = test::sampledRunOf(runFrom(1'772'000'000));
    EXPECT_EQ(momentTimeText(sampled, 120), "2026-02-25 06:15:20");
    EXPECT_EQ(holderCard(sampled, 0, 120).title, "Job a, node 0, 2026-02-25 06:15:20");
    SampleSettings settings = test::settingsOf({"fifo"}, 1);
    settings.preemption.graces = {60};
    EXPECT_EQ(momentAnswer(sampled, momentOf(sampled, 2, settings), settings, nullptr).substr(0, 23),
        "At 2026-02-25 06:15:20,");
}

} // namespace
} // namespace fairshare

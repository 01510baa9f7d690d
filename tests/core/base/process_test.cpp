// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/process.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

namespace fairshare {
namespace {

TEST(RunProcess, GivesTextAndExitCode)
{
    const auto output = runProcess({"sh", "-c", "echo out; exit 3"});
    ASSERT_TRUE(output);
    EXPECT_EQ(output->text, "out\n");
    EXPECT_EQ(output->exitCode, 3);
    EXPECT_EQ(output->errors, "");
}

TEST(RunProcess, KeepsStandardErrorApart)
{
    const auto output = runProcess({"sh", "-c", "echo bad >&2; echo good"}, StandardError::Kept);
    ASSERT_TRUE(output);
    EXPECT_EQ(output->text, "good\n");
    EXPECT_EQ(output->errors, "bad\n");
}

TEST(RunProcess, ReadsMoreThanAPipeHolds)
{
    const auto output = runProcess(
        {"sh", "-c", "head -c 300000 /dev/zero; head -c 200000 /dev/zero >&2"}, StandardError::Kept);
    ASSERT_TRUE(output);
    EXPECT_EQ(output->text.size(), 300000U);
    EXPECT_EQ(output->errors.size(), 200000U);
}

TEST(RunProcess, PassesArgumentsAsTheyAre)
{
    const auto output = runProcess({"printf", "%s|", "a b", "$HOME", "*"});
    ASSERT_TRUE(output);
    EXPECT_EQ(output->text, "a b|$HOME|*|");
}

TEST(RunProcess, SaysWhatIsNotThere)
{
    const auto output = runProcess({"no-such-program-here"});
    ASSERT_FALSE(output);
    EXPECT_EQ(
        output.error(), (Error{ErrorCode::NotFound, "program 'no-such-program-here' not found in PATH"}));
}

TEST(RunProcess, TellsTheSignal)
{
    const auto output = runProcess({"sh", "-c", "kill -9 $$"});
    ASSERT_TRUE(output);
    EXPECT_EQ(output->exitCode, 128 + 9);
}

TEST(RunProcess, StoppingKillsIt)
{
    std::stop_source stop;
    const std::jthread later([&stop] {
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        stop.request_stop();
    });
    const auto start = std::chrono::steady_clock::now();
    const auto output = runProcess({"sleep", "60"}, StandardError::Ours, stop.get_token());
    ASSERT_FALSE(output);
    EXPECT_EQ(output.error(), (Error{ErrorCode::Cancelled, "canceled"}));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(20));
}

} // namespace
} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/run_dates.h"

#include "core/simulator/samples/moment_text.h"

#include <fmt/format.h>

#include <chrono>

namespace fairshare {
namespace {

constexpr Seconds SecondsPerDate = 86'400;
constexpr Seconds LastDatedSecond = 253'402'300'799; ///< end of the year 9999

} // namespace

bool hasDates(const SimulatedRun& run)
{
    return run.epoch > 0;
}

std::string dayText(Seconds second)
{
    if (second < 0 || second > LastDatedSecond)
        return {};
    const std::chrono::year_month_day date{
        std::chrono::sys_days(std::chrono::days(static_cast<std::int32_t>(second / SecondsPerDate)))};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

std::string dateText(const SimulatedRun& run, Seconds time)
{
    if (!hasDates(run) || time > LastDatedSecond)
        return {};
    const Seconds second = run.epoch + time;
    const std::string day = dayText(second);
    if (day.empty())
        return {};
    const Seconds clock = second % SecondsPerDate;
    return fmt::format("{} {:02}:{:02}:{:02}", day, clock / 3600, clock % 3600 / 60, clock % 60);
}

std::string momentTimeText(const SampledRun& sampled, Seconds time)
{
    std::string text = dateText(sampled.run(), time);
    if (text.empty())
        text = exactClockText(sampled.sinceZero(time));
    return text;
}

} // namespace fairshare

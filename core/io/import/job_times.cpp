// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/import/job_times.h"

#include "core/base/numbers.h"

#include <fmt/format.h>

#include <chrono>

namespace fairshare {
namespace {

constexpr std::size_t MostEpochDigits = 12;
constexpr std::int64_t SecondsPerMinute = 60;
constexpr std::int64_t SecondsPerHour = 60 * SecondsPerMinute;
constexpr std::int64_t SecondsPerDay = 24 * SecondsPerHour;

/// Removes a number of exactly `digits` digits from the front of `text` and returns it, if it is at most
/// `largest`.
std::optional<unsigned> takeDigits(std::string_view& text, std::size_t digits, unsigned largest)
{
    const auto number = parseUnsigned(text.substr(0, digits));
    if (!number || text.size() < digits || *number > largest)
        return std::nullopt;
    text.remove_prefix(digits);
    return static_cast<unsigned>(*number);
}

bool takeSign(std::string_view& text, std::string_view signs)
{
    if (text.empty() || signs.find(text.front()) == std::string_view::npos)
        return false;
    text.remove_prefix(1);
    return true;
}

std::optional<std::int64_t> takeDay(std::string_view& text)
{
    const auto year = takeDigits(text, 4, 9999);
    const auto month = year && takeSign(text, "-") ? takeDigits(text, 2, 12) : std::nullopt;
    const auto day = month && takeSign(text, "-") ? takeDigits(text, 2, 31) : std::nullopt;
    if (!day)
        return std::nullopt;
    const std::chrono::year_month_day date{
        std::chrono::year(static_cast<int>(*year)), std::chrono::month(*month), std::chrono::day(*day)};
    if (!date.ok())
        return std::nullopt;
    return std::chrono::sys_days(date).time_since_epoch().count();
}

} // namespace

std::optional<TimePoint> parseTimePoint(std::string_view text)
{
    if (const auto epoch = parseUnsigned(text); epoch && text.size() <= MostEpochDigits)
        return TimePoint{static_cast<std::int64_t>(*epoch), TimeScale::Epoch};
    const auto day = takeDay(text);
    if (!day || !takeSign(text, "T "))
        return std::nullopt;
    const auto hour = takeDigits(text, 2, 23);
    const auto minute = hour && takeSign(text, ":") ? takeDigits(text, 2, 59) : std::nullopt;
    if (!minute)
        return std::nullopt;
    const auto second = takeSign(text, ":") ? takeDigits(text, 2, 60) : std::optional(0U);
    if (!second || !text.empty())
        return std::nullopt;
    return TimePoint{*day * SecondsPerDay + *hour * SecondsPerHour + *minute * SecondsPerMinute + *second,
        TimeScale::Local};
}

std::string timeText(TimePoint time)
{
    if (time.scale == TimeScale::Epoch)
        return fmt::to_string(time.seconds);
    const std::int64_t day = time.seconds / SecondsPerDay;
    const std::chrono::year_month_day date{std::chrono::sys_days(std::chrono::days(day))};
    const std::int64_t rest = time.seconds % SecondsPerDay;
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", static_cast<int>(date.year()),
        static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()), rest / SecondsPerHour,
        rest % SecondsPerHour / SecondsPerMinute, rest % SecondsPerMinute);
}

} // namespace fairshare

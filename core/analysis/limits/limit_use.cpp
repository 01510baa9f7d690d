// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/limit_use.h"

#include "core/analysis/limits/binding_limits.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/io/slurm/values/duration_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace fairshare {

std::optional<long double> limitAmount(std::string_view text)
{
    constexpr std::string_view Units = "MGTP";
    const std::size_t unit = text.empty() ? std::string_view::npos : Units.find(text.back());
    if (unit != std::string_view::npos)
        text.remove_suffix(1);
    const auto number = parseExtended(text);
    if (!number || !std::isfinite(*number) || *number < 0)
        return std::nullopt;
    return unit == std::string_view::npos ? *number
                                          : *number * std::pow(1024.0L, static_cast<long double>(unit));
}

std::optional<long double> wallMinutes(std::string_view text)
{
    if (const auto minutes = limitAmount(text))
        return minutes;
    const auto seconds = parseDuration(text);
    return seconds ? std::optional(static_cast<long double>(*seconds) / 60) : std::nullopt;
}

std::string inMinutes(std::string_view wallTime)
{
    const auto minutes = wallMinutes(wallTime);
    return minutes ? fmt::to_string(wholeAmount(*minutes)) : std::string(wallTime);
}

std::uint64_t wholeAmount(long double amount)
{
    return static_cast<std::uint64_t>(std::min(std::floor(amount), 9e18L));
}

std::string limitWords(const NamedLimit& limit)
{
    const std::string_view equals = limit.tres.empty() ? "" : "=";
    const std::string value = fmt::format("{}{}{}", limit.tres, equals, limit.limit);
    return fairshare::say("{} {} of {}", limit.name, value, limit.who);
}

namespace {

std::string submittedWords(const QueueUse& jobs)
{
    if (jobs.running == 0)
        return fairshare::say("{} pending", jobs.pending);
    return jobs.pending == 0 ? fairshare::say("{} running", jobs.running)
                             : fairshare::say("{} pending, {} running", jobs.pending, jobs.running);
}

} // namespace

bool isCountedInQueue(LimitCount count)
{
    return count != LimitCount::ReservedMinutes && count != LimitCount::UsedMinutes;
}

std::optional<LimitUse> useByJobs(LimitCount count, std::string_view tres, const QueueUse& jobs)
{
    // Jobs that share a node count it once, but the queue does not say which nodes they have.
    if (!isCountedInQueue(count) || tres == "node")
        return std::nullopt;
    const std::uint64_t submitted = jobs.pending + jobs.running;
    if (count == LimitCount::SubmittedJobs && submitted > 0)
        return LimitUse{static_cast<long double>(submitted), submittedWords(jobs)};
    if (count == LimitCount::SubmittedJobs || jobs.running == 0)
        return std::nullopt;
    if (count == LimitCount::RunningJobs)
        return LimitUse{static_cast<long double>(jobs.running), fairshare::say("{} running", jobs.running)};
    for (const auto& [name, inUse] : jobs.inUse)
        if (name == tres)
            return LimitUse{static_cast<long double>(inUse), fairshare::say("{} in use", inUse)};
    return std::nullopt;
}

std::optional<LimitUse> recordedUse(LimitCount count, std::string_view used)
{
    const auto number = limitAmount(used);
    if (!number)
        return std::nullopt;
    const std::uint64_t whole = wholeAmount(*number);
    switch (count) {
    case LimitCount::ReservedMinutes:
        return LimitUse{std::floor(*number), fairshare::say("{} reserved by running jobs", whole)};
    case LimitCount::RunningJobs:
        return LimitUse{*number, fairshare::say("{} running", whole)};
    case LimitCount::SubmittedJobs:
        return LimitUse{*number, fairshare::say("{} pending or running", whole)};
    case LimitCount::TresInUse:
        return LimitUse{*number, fairshare::say("{} in use", whole)};
    case LimitCount::UsedMinutes:
        break;
    }
    return LimitUse{std::floor(*number), fairshare::say("{} used", whole)};
}

std::optional<std::string> bindingSentence(const NamedLimit& limit, const LimitUse& use)
{
    const auto most = limitAmount(limit.limit);
    // As doubles, since 9 of 10 is less than 0.9 in other precisions.
    if (!most || (*most > 0 && static_cast<double>(use.amount / *most) < NearlyReached))
        return std::nullopt;
    if (*most == 0)
        return fairshare::say("{}: {}", limitWords(limit), use.words);
    const auto percent = static_cast<std::uint64_t>(std::min(1e9L, std::floor(use.amount / *most * 100)));
    return fairshare::say("{}: {} ({} %)", limitWords(limit), use.words, percent);
}

} // namespace fairshare

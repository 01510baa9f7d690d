// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/limits/limit_use.h"

#include "core/analysis/limits/binding_limits.h"
#include "core/base/numbers.h"
#include "core/base/say.h"

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

namespace {

std::string submittedWords(const QueueUse& jobs)
{
    if (jobs.running == 0)
        return fairshare::say("{} pending", jobs.pending);
    return jobs.pending == 0 ? fairshare::say("{} running", jobs.running)
                             : fairshare::say("{} pending, {} running", jobs.pending, jobs.running);
}

} // namespace

std::optional<LimitUse> useByJobs(LimitCount count, std::string_view tres, const QueueUse& jobs)
{
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

std::optional<std::string> bindingSentence(const NamedLimit& limit, const LimitUse& use)
{
    const auto most = limitAmount(limit.limit);
    if (!most || use.amount < *most * NearlyReached)
        return std::nullopt;
    const std::string_view equals = limit.tres.empty() ? "" : "=";
    const std::string value = fmt::format("{}{}{}", limit.tres, equals, limit.limit);
    if (*most == 0)
        return fairshare::say("{} {} of {}: {}", limit.name, value, limit.who, use.words);
    const auto percent = static_cast<std::uint64_t>(std::min(1e9L, std::floor(use.amount / *most * 100)));
    return fairshare::say("{} {} of {}: {} ({} %)", limit.name, value, limit.who, use.words, percent);
}

} // namespace fairshare

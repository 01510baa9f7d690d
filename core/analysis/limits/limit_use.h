// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/limits/queue_use.h"

#include <optional>
#include <string>
#include <string_view>

namespace fairshare {

/// What is compared with a limit, and its words: `10 pending`.
struct LimitUse {
    long double amount = 0;
    std::string words;
};

/// What a limit counts.
enum class LimitCount : std::uint8_t { RunningJobs, SubmittedJobs, TresInUse, ReservedMinutes, UsedMinutes };

/// One limit in a sentence.
struct NamedLimit {
    std::string_view name; ///< `GrpTRES`
    std::string_view tres; ///< "" for limits that are not per TRES
    std::string_view limit; ///< as printed by Slurm
    std::string who; ///< who has the limit
};

/// Reads an amount in base units; `1000M` and `1G` are megabytes. Returns nothing for any other text.
std::optional<long double> limitAmount(std::string_view text);

/// Reads a wall time in minutes, or as printed by sacctmgr: `1-00:00:00`. Returns nothing for any other text.
std::optional<long double> wallMinutes(std::string_view text);

/// Writes a wall time as minutes, or as it is if it is none.
std::string inMinutes(std::string_view wallTime);

/// Returns the whole part, which sentences write with groups of digits.
std::uint64_t wholeAmount(long double amount);

/// Writes a limit with its value and holder: `MaxTRESPerJob cpu=4 of carol`.
std::string limitWords(const NamedLimit& limit);

/// Returns whether jobs of a queue show what is counted.
bool isCountedInQueue(LimitCount count);

/// Returns the use by jobs. Returns nothing if no such jobs are listed, as a queue may list only some states,
/// and for nodes, which jobs may share.
std::optional<LimitUse> useByJobs(LimitCount count, std::string_view tres, const QueueUse& jobs);

/// Returns the use that a file records next to a limit. Slurm compares whole minutes. Returns nothing if the
/// text is not an amount.
std::optional<LimitUse> recordedUse(LimitCount count, std::string_view used);

/// Returns the sentence for a limit that is reached, or nearly: `MaxJobs 10 of carol: 9 running (90 %)`.
/// Returns nothing for other limits.
std::optional<std::string> bindingSentence(const NamedLimit& limit, const LimitUse& use);

} // namespace fairshare

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
enum class LimitCount : std::uint8_t { RunningJobs, SubmittedJobs, TresInUse };

/// One limit in a sentence.
struct NamedLimit {
    std::string_view name; ///< `GrpTRES`
    std::string_view tres; ///< "" for limits that are not per TRES
    std::string_view limit; ///< as printed by Slurm
    std::string who; ///< who has the limit
};

/// Reads an amount in base units; `1000M` and `1G` are megabytes. Returns nothing for any other text.
std::optional<long double> limitAmount(std::string_view text);

/// Returns the use by jobs. Returns nothing if no such jobs are listed: a queue may list only some states.
std::optional<LimitUse> useByJobs(LimitCount count, std::string_view tres, const QueueUse& jobs);

/// Returns the sentence for a limit that is reached, or nearly: `MaxJobs 10 of carol: 9 running (90 %)`.
/// Returns nothing for other limits.
std::optional<std::string> bindingSentence(const NamedLimit& limit, const LimitUse& use);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/weight_rules.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"

/// Warnings about flags that select an algorithm.
namespace fairshare::weight_rules {
Found flagsContradict(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    if (!config.flags.has(PriorityFlag::FairTree) || !config.flags.has(PriorityFlag::NoFairTree))
        return std::nullopt;
    PriorityConfig fixed = config;
    fixed.flags.clear(PriorityFlag::FairTree);
    return WeightWarning{.id = "flags_contradict",
        .title = fairshare::say("FAIR_TREE and NO_FAIR_TREE are both set"),
        .text = fairshare::say("The scheduler follows NO_FAIR_TREE; FAIR_TREE has no effect."),
        .fix = WeightFix{fairshare::say("Remove FAIR_TREE"), fixed}};
}

Found otherAlgorithm(const WeightQuestion& question)
{
    const std::string_view flag = question.queue.config.flags.algorithmFlag();
    const Algorithm* named = findAlgorithmByFlag(flag);
    const Algorithm* used = findAlgorithm(question.algorithmId);
    if (used == nullptr || named == nullptr || named == used)
        return std::nullopt;
    const std::string ofFlags = said(named->title);
    const std::string inUse = said(used->title);
    return WeightWarning{.id = "other_algorithm",
        .title = fairshare::say("Flags and algorithm disagree"),
        .text = fairshare::say("The flag {} selects {}, but the fairshare factors here come from {}. With "
                               "these flags the scheduler assigns different factors.",
            flag, ofFlags, inUse)};
}

} // namespace fairshare::weight_rules

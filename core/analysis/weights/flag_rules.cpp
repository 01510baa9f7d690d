// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/weight_rules.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"

#include <algorithm>
#include <array>

/// Warnings about flags that name an algorithm.
namespace fairshare::weight_rules {
namespace {

struct NamedAlgorithm {
    PriorityFlag flag;
    std::string_view name; ///< of the flag
    std::string_view id; ///< of the algorithm
};

/// The scheduler goes by the first of these that is set.
constexpr std::array Order{NamedAlgorithm{PriorityFlag::TicketBased, "TICKET_BASED", "ticket_based"},
    NamedAlgorithm{PriorityFlag::DepthOblivious, "DEPTH_OBLIVIOUS", "depth_oblivious"},
    NamedAlgorithm{PriorityFlag::LevelBased, "LEVEL_BASED", "level_based"},
    NamedAlgorithm{PriorityFlag::NoFairTree, "NO_FAIR_TREE", "classic"},
    NamedAlgorithm{PriorityFlag::FairTree, "FAIR_TREE", "fair_tree"}};

} // namespace

Found flagsContradict(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    if (!config.flags.has(PriorityFlag::FairTree) || !config.flags.has(PriorityFlag::NoFairTree))
        return std::nullopt;
    PriorityConfig fixed = config;
    fixed.flags.clear(PriorityFlag::FairTree);
    return WeightWarning{.id = "flags_contradict",
        .title = fairshare::say("FAIR_TREE and NO_FAIR_TREE are both set"),
        .text = fairshare::say("The scheduler goes by NO_FAIR_TREE: FAIR_TREE has no effect."),
        .fix = WeightFix{fairshare::say("Remove FAIR_TREE"), fixed}};
}

Found otherAlgorithm(const WeightQuestion& question)
{
    const PriorityFlags& flags = question.queue.config.flags;
    const auto* named =
        std::ranges::find_if(Order, [&flags](const NamedAlgorithm& each) { return flags.has(each.flag); });
    const Algorithm* used = findAlgorithm(question.algorithmId);
    if (used == nullptr || named == Order.end() || named->id == used->id)
        return std::nullopt;
    const std::string ofFlags = said(findAlgorithm(named->id)->title);
    const std::string inUse = said(used->title);
    return WeightWarning{.id = "other_algorithm",
        .title = fairshare::say("Flags and algorithm disagree"),
        .text = fairshare::say("The flag {} names the algorithm {}; the fairshare factors here come from {}. "
                               "With these flags the scheduler gives jobs other factors.",
            named->name, ofFlags, inUse)};
}

} // namespace fairshare::weight_rules

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// How the submitters of a group, or of the pool, divide what the group may use: by their priorities.
namespace fairshare {

/// Amounts in slot weight.
struct PieSubmitter {
    std::string name{};
    double effectivePriority = 0; ///< above 0; smaller is better
    double usage = 0;
    double requested = std::numeric_limits<double>::infinity(); ///< idle jobs still to be matched
    double slotWeight = 1; ///< of the slot that each job takes, above 0
    std::optional<double> ceiling{}; ///< may not use more
    double floor = 0; ///< is served first until it uses as much
};

/// What is divided.
struct Pie {
    double poolWeight = 0; ///< of all slots
    std::optional<double> groupLimit{}; ///< nothing: the pool, without a group
    double groupUsage = 0;
    bool considersPreemption = true;
};

struct PieShare {
    double share = 0; ///< of the pie, all together 1; names that repeat share one
    double limit = 0; ///< how much more the submitter may get
    double unclaimedLimit = 0; ///< the same of slots that nobody claimed, at most the limit
};

struct PieShares {
    std::vector<PieShare> shares{}; ///< in the order of the submitters
    double total = 0; ///< sum of the limits
};

/// One division. A submitter whose name stands twice counts once; the later ones get nothing.
PieShares dividePie(std::span<const PieSubmitter> submitters, const Pie& pie);

/// The turn of one submitter.
struct PieTurn {
    std::uint32_t spin = 0; ///< from 0; those who are below their floor are served in the first
    std::uint32_t submitter = 0; ///< index
    double limit = 0;
    double matched = 0;
};

struct SpunPie {
    std::vector<PieTurn> turns{};
    std::vector<double> matched{}; ///< by submitter, in the order given
};

inline constexpr std::uint32_t MostPieSpins = 10'000;

/// Divides and matches until a spin changes nothing, at most MostPieSpins times. In each the submitters take
/// turns by ascending priority, then by ascending usage against what they may use, each up to its limit and
/// what is left of the pie, in slots of its weight; a first slot may be larger than a limit above 0. Whoever
/// has all it requested leaves. @param freeWeight of slots that are free
SpunPie spinPie(std::span<const PieSubmitter> submitters, const Pie& pie, double freeWeight);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

/// Divides the limit of a group, or of the pool, among its submitters by their priorities.
namespace fairshare {

/// A submitter. Amounts are in slot weight.
struct PieSubmitter {
    std::string name{};
    double effectivePriority = 0; ///< above 0; smaller is better
    double usage = 0;
    double requested = std::numeric_limits<double>::infinity(); ///< for idle jobs not matched yet
    double slotWeight = 1; ///< weight of the slot for each job, above 0
    std::optional<double> ceiling{}; ///< most that it may use
    double floor = 0; ///< served first up to this usage
};

/// The amount to divide.
struct Pie {
    double poolWeight = 0; ///< of all slots
    std::optional<double> groupLimit{}; ///< nullopt: the whole pool, without a group
    double groupUsage = 0;
    bool considersPreemption = true;
};

struct PieShare {
    double share = 0; ///< of the pie; shares add up to 1; 0 for repeated names
    double limit = 0; ///< how much more the submitter may get
    double unclaimedLimit = 0; ///< the same, only from unclaimed slots; at most the limit
};

struct PieShares {
    std::vector<PieShare> shares{}; ///< in the order of the submitters
    double total = 0; ///< sum of the limits
};

/// Divides a pie once. If a name is repeated, only the first submitter of that name counts; the others get
/// nothing.
PieShares dividePie(std::span<const PieSubmitter> submitters, const Pie& pie);

/// The turn of one submitter.
struct PieTurn {
    std::uint32_t spin = 0; ///< from 0; the first spin serves submitters below their floor
    std::uint32_t submitter = 0; ///< index
    double limit = 0;
    double matched = 0;
};

struct SpunPie {
    std::vector<PieTurn> turns{};
    std::vector<double> matched{}; ///< by submitter, in the given order
};

inline constexpr std::uint32_t MostPieSpins = 10'000;

/// Divides and matches until a spin changes nothing, at most MostPieSpins times. In each spin the submitters
/// take turns by ascending priority, then by ascending ratio of usage to what they may use. Each gets slots
/// of its weight, up to its limit and what is left of the pie. The first slot may be larger than a limit
/// above 0. Submitters whose requests are met leave.
/// @param freeWeight weight of the free slots
SpunPie spinPie(std::span<const PieSubmitter> submitters, const Pie& pie, double freeWeight);

} // namespace fairshare

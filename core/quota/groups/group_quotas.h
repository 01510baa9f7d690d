// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/json_members.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fairshare {

/// An accounting group as configured, with data about its jobs. Amounts are in slot weight, normally cores.
struct QuotaGroup {
    std::string name{}; ///< the full dotted path, as written; HTCondor ignores case
    std::optional<double> quota{}; ///< cores, or a fraction 0 to 1 if dynamic; nullopt: not configured
    bool isDynamic = false; ///< quota is a fraction of the parent's quota left by static siblings
    bool acceptsSurplus = false;
    bool autoregroup = false; ///< its submitters negotiate again in the root
    double weight = 1; ///< for the balancer: cores per job of the group; 0: never balanced
    double threshold = 0; ///< for the balancer: more idle jobs than this are demand
    double demand = 0; ///< idle jobs, smoothed; only for leaves
    double requested = 0; ///< running and idle jobs of submitters directly in the group
    double usage = 0; ///< in use, charged directly to the group
    std::optional<double> priorityFactor{}; ///< for submitters in the group
    JsonMembers unknown{}; ///< members of the file that we do not know, kept on rewrite

    bool operator==(const QuotaGroup&) const = default;
};

/// A submitter of jobs, as listed by the accountant.
struct QuotaSubmitter {
    std::string name{}; ///< with group: `group.user@domain`, or `user@domain` without group
    std::optional<double> realPriority{}; ///< RUP, 0.5 or more
    std::optional<double> priorityFactor{};
    std::optional<double> effectivePriority{}; ///< EUP; smaller is better
    std::optional<double> requested{}; ///< running and idle
    std::optional<double> floor{}; ///< gets at least this much
    std::optional<double> ceiling{}; ///< gets at most this much
    std::optional<double> usageHours{}; ///< total usage ever charged
    double usage = 0; ///< in use
    JsonMembers unknown{}; ///< members of the file that we do not know, kept on rewrite

    bool operator==(const QuotaSubmitter&) const = default;
};

/// Pool-wide settings of the negotiator.
struct QuotaOptions {
    static constexpr double NoRoundRobin = 1e100;
    static constexpr double DefaultPriorityHalfLife = 86400;
    static constexpr double DefaultPriorityFactor = 1000;
    static constexpr double NiceUserPriorityFactor = 1e10;
    static constexpr double RemotePriorityFactor = 1e7;

    bool weightedSlots = true; ///< NEGOTIATOR_USE_SLOT_WEIGHTS; false: whole slots
    bool oversubscription = false; ///< NEGOTIATOR_ALLOW_QUOTA_OVERSUBSCRIPTION
    bool strictQuota = true; ///< NEGOTIATOR_STRICT_ENFORCE_QUOTA
    bool considersPreemption = true; ///< NEGOTIATOR_CONSIDER_PREEMPTION
    double rootRequested = 0; ///< for submitters without a group
    double roundRobinRate = NoRoundRobin; ///< GROUP_QUOTA_ROUND_ROBIN_RATE, 1 or more
    std::uint32_t maxAllocationRounds = 3; ///< GROUP_QUOTA_MAX_ALLOCATION_ROUNDS
    bool weightedDemand = true; ///< NEGOTIATOR_USE_WEIGHTED_DEMAND; false: requests count jobs
    double priorityHalfLife = DefaultPriorityHalfLife; ///< PRIORITY_HALFLIFE, seconds
    double defaultPriorityFactor = DefaultPriorityFactor; ///< DEFAULT_PRIO_FACTOR
    double niceUserPriorityFactor = NiceUserPriorityFactor; ///< NICE_USER_PRIO_FACTOR
    double remotePriorityFactor = RemotePriorityFactor; ///< REMOTE_PRIO_FACTOR
    std::string sortExpression{}; ///< GROUP_SORT_EXPR, kept and not evaluated; "" for the default order

    bool operator==(const QuotaOptions&) const = default;
};

/// The `quotas` section of a scenario: a pool and its groups in the order of the file.
struct GroupQuotas {
    double poolSize = 0; ///< total slot weight, or slots in whole-slot mode
    QuotaOptions options{};
    std::vector<QuotaGroup> groups{};
    std::vector<QuotaSubmitter> submitters{};
    JsonMembers unknown{}; ///< members of the section that we do not know, kept on rewrite
    JsonMembers unknownOptions{}; ///< the same for `options`

    bool operator==(const GroupQuotas&) const = default;
};

} // namespace fairshare

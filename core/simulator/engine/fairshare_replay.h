// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/engine/queue_order.h"
#include "core/simulator/engine/usage_course.h"

#include <functional>
#include <limits>
#include <memory>
#include <vector>

namespace fairshare {

/// Inputs of the factors at a tick, by account.
struct AccountLoads {
    std::span<const double> usage; ///< decayed, processor-seconds
    std::span<const std::uint32_t> queued; ///< pending jobs; all 0 unless ReplaySettings::followsQueue is set
};

/// Computes the factors of all accounts, 0 to 1. Passed as an argument, so that the simulator and the
/// algorithms do not depend on each other.
using FairshareFunction = std::function<void(const AccountLoads& loads, std::span<double> factors)>;

struct ReplaySettings {
    static constexpr Seconds Week = 604'800;

    Seconds period = 300; ///< between two ticks, which update usage (PriorityCalcPeriod), above 0
    Seconds halfLife = Week; ///< of usage (PriorityDecayHalfLife); 0 = no decay
    std::uint32_t fairshareWeight = 100'000;
    std::uint32_t ageWeight = 1000;
    Seconds maxAge = Week; ///< above 0
    bool slurmDecay = false; ///< 1 - 0.693/H per second as in Slurm, instead of 2^(-1/H)
    /// Interval of usage resets in seconds, counted from the first submission; 0 = never. Usage is set to 0
    /// at the first tick at or after each reset time, before that tick adds its own usage.
    Seconds usageReset = 0;
    bool followsQueue = false; ///< factors depend on pending jobs
    std::vector<std::int64_t> jobPoints{}; ///< points of constant terms, by job; empty = none
    /// Recorder for the same number of accounts; must outlive the order; null = not recorded.
    UsageRecorder* recorder = nullptr;
    /// Receives the priority at the start of each job, by job; must outlive the order; null = not recorded.
    std::vector<std::int64_t>* startPriorities = nullptr;
};

/// The accounts that are charged for the jobs of a workload.
struct ChargedAccounts {
    /// Marks a job that is not charged. Its fairshare factor is 0, like that of a job without association.
    static constexpr std::uint32_t Nobody = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> ofJob; ///< by job
    std::size_t count = 0;
};

/// Returns the accounts of a log by an attribute of its jobs, in the order of their first submission.
ChargedAccounts accountsBy(const Workload& workload, JobAttribute attribute);

/// Returns a function that computes 2^(-U/S) for sibling accounts with equal shares S, where U is an
/// account's fraction of all usage. This is Slurm's classic algorithm on a tree with one level.
FairshareFunction equalShares();

/// Orders the queue by priorities whose fairshare factors follow the usage of the replay itself. Each term is
/// rounded down to a whole number before the terms are added. Factors are those of the last tick; age is
/// computed at each pass. Jobs are charged by their processors, or by charge weights recorded in the log.
/// @param workload must outlive the order
std::unique_ptr<QueueOrder> fairshareOrder(const Workload& workload, ChargedAccounts accounts,
    FairshareFunction factors, const ReplaySettings& settings);

} // namespace fairshare

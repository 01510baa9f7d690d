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

/// What the factors of a tick are made of, by account.
struct AccountLoads {
    std::span<const double> usage; ///< decayed, processor-seconds
    std::span<const std::uint32_t>
        queued; ///< jobs that wait; all 0 where ReplaySettings::followsQueue is not set
};

/// Factors from 0 to 1 of all accounts. An argument, so that neither the simulator nor the algorithms know
/// each other.
using FairshareFunction = std::function<void(const AccountLoads& loads, std::span<double> factors)>;

struct ReplaySettings {
    static constexpr Seconds Week = 604'800;

    Seconds period = 300; ///< between two looks at usage (PriorityCalcPeriod), above 0
    Seconds halfLife = Week; ///< of usage (PriorityDecayHalfLife); 0 is no decay
    std::uint32_t fairshareWeight = 100'000;
    std::uint32_t ageWeight = 1000;
    Seconds maxAge = Week; ///< above 0
    bool slurmDecay = false; ///< 1 - 0.693/H a second as Slurm has it, instead of 2^(-1/H)
    /// Usage is forgotten at the first tick at or after every so many seconds from the first submission,
    /// before that tick adds its own; 0 = never.
    Seconds usageReset = 0;
    bool followsQueue = false; ///< factors depend on who waits
    std::vector<std::int64_t> jobPoints{}; ///< of terms that never change, by job; empty = none
    /// Of as many accounts; outlives the order; null = nobody wants to know.
    UsageRecorder* recorder = nullptr;
    /// By job: the priority with which it started; outlives the order; null = nobody wants to know.
    std::vector<std::int64_t>* startPriorities = nullptr;
};

/// Who is charged for the jobs of a workload.
struct ChargedAccounts {
    /// Of a job that is charged to nobody: its fairshare factor is 0, as that of a job without association.
    static constexpr std::uint32_t Nobody = std::numeric_limits<std::uint32_t>::max();

    std::vector<std::uint32_t> ofJob; ///< by job
    std::size_t count = 0;
};

/// The accounts of a log by an attribute of its jobs, in the order in which they first submit.
ChargedAccounts accountsBy(const Workload& workload, JobAttribute attribute);

/// 2^(-U/S) of accounts beside each other with equal shares, U their part of all usage: Slurm's classic
/// algorithm on a tree of one level.
FairshareFunction equalShares();

/// Orders the queue by priorities whose fairshare factors follow the usage of the replay itself: each term is
/// cut to a whole number, then they are added. Factors are those of the last tick, age is that of the pass.
/// Jobs are charged by their processors, or by the charge weights that the log tells.
/// @param workload outlives the order
std::unique_ptr<QueueOrder> fairshareOrder(const Workload& workload, ChargedAccounts accounts,
    FairshareFunction factors, const ReplaySettings& settings);

} // namespace fairshare

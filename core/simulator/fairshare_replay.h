// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/simulator/queue_order.h"

#include <functional>
#include <memory>
#include <vector>

namespace fairshare {

/// Factors from 0 to 1 of all accounts, from their decayed usage in processor-seconds. An argument, so that
/// neither the simulator nor the algorithms know each other.
using FairshareFunction = std::function<void(std::span<const double> usage, std::span<double> factors)>;

struct ReplaySettings {
    static constexpr Seconds Week = 604'800;

    Seconds period = 300; ///< between two looks at usage (PriorityCalcPeriod), above 0
    Seconds halfLife = Week; ///< of usage (PriorityDecayHalfLife); 0 is no decay
    std::uint32_t fairshareWeight = 100'000;
    std::uint32_t ageWeight = 1000;
    Seconds maxAge = Week; ///< above 0
    bool slurmDecay = false; ///< 1 - 0.693/H a second as Slurm has it, instead of 2^(-1/H)
};

/// Who is charged for the jobs of a workload.
struct ChargedAccounts {
    std::vector<std::uint32_t> ofJob; ///< by job
    std::size_t count = 0;
};

/// The accounts of a log by an attribute of its jobs, in the order in which they first submit.
ChargedAccounts accountsBy(const Workload& workload, JobAttribute attribute);

/// 2^(-U/S) of accounts beside each other with equal shares, U their part of all usage: Slurm's classic
/// algorithm on a tree of one level.
FairshareFunction equalShares();

/// Orders the queue by priorities whose fairshare factors follow the usage of the replay itself.
/// @param workload outlives the order
std::unique_ptr<QueueOrder> fairshareOrder(const Workload& workload, ChargedAccounts accounts,
    FairshareFunction factors, const ReplaySettings& settings);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"
#include "core/simulation/replay_accounts.h"

#include <memory>

namespace fairshare {

struct Scenario;

/// Returns a function that computes the fairshare factors of a replay's accounts with one algorithm. These
/// are the factors that jobs get.
/// @param parameters checked, with defaults filled in
/// @param accounts its tree and rows are copied
FairshareFunction treeFactors(
    const std::string& algorithm, const ParameterValues& parameters, const ReplayAccounts& accounts);

struct ReplayOptions {
    std::int32_t machine = 0; ///< processors or nodes, above 0; reference for the job size
    bool keepsCourse = false; ///< records the usage of accounts over time
    UsageRecorder::Limits course{}; ///< limits of that recording
    bool keepsPriorities = false; ///< records the priority with which each job starts
};

/// The queue order of a replay, for use in one run only, and the accounts that are charged in it.
struct ReplayedFairshare {
    ReplayAccounts accounts;
    std::unique_ptr<UsageRecorder> recorder; ///< null unless ReplayOptions::keepsCourse
    std::unique_ptr<std::vector<std::int64_t>> priorities; ///< by job, at its start; null unless kept
    std::unique_ptr<QueueOrder> order; ///< for ScheduleRequest
};

/// Checks whether jobs can be ordered by fairshare in an event order. Errors: OutOfRange if not.
Result<void> checkReplayed(EventOrder order);

/// Creates the queue order of a replay. Priorities use fairshare factors that an algorithm computes from the
/// replay's own usage, which starts at 0. The parameters of the algorithm come from the scenario's settings.
/// The scenario's tree is used only with ReplayTree::Scenario.
/// @param workload must outlive the order
/// Errors: NotFound for an unknown algorithm; OutOfRange for an invalid parameter of it; those of
/// replayAccounts.
Result<ReplayedFairshare> replayOrder(const ReplaySection& section, const Workload& workload,
    const Scenario& scenario, const ReplayOptions& options);

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/fairshare/parameter.h"
#include "core/simulation/replay_accounts.h"

#include <memory>

namespace fairshare {

struct Scenario;

/// Fairshare factors of a replay's accounts by one algorithm, the figures that jobs get.
/// @param parameters checked, with defaults filled in
/// @param accounts its tree and rows are copied
FairshareFunction treeFactors(
    const std::string& algorithm, const ParameterValues& parameters, const ReplayAccounts& accounts);

struct ReplayOptions {
    std::int32_t machine = 0; ///< processors or nodes, above 0: what the size of jobs is measured against
    bool keepsCourse = false; ///< what accounts used is taken down
    UsageRecorder::Limits course{}; ///< of that
    bool keepsPriorities = false; ///< those with which jobs start are taken down
};

/// The order of a replay, which is to be used once, and who is charged in it.
struct ReplayedFairshare {
    ReplayAccounts accounts;
    std::unique_ptr<UsageRecorder> recorder; ///< null unless ReplayOptions::keepsCourse
    std::unique_ptr<std::vector<std::int64_t>> priorities; ///< by job, of starts; null unless kept
    std::unique_ptr<QueueOrder> order; ///< of ScheduleRequest
};

/// Whether jobs can be served by fairshare in an order of events. Errors: OutOfRange where they cannot.
Result<void> checkReplayed(EventOrder order);

/// Serves jobs by priorities whose fairshare an algorithm makes of the replay's own usage, which starts from
/// nothing. Parameters of the algorithm are those of the scenario's settings; its tree is asked with
/// ReplayTree::Scenario alone.
/// @param workload outlives the order
/// Errors: NotFound for an unknown algorithm; OutOfRange for a parameter of it.
Result<ReplayedFairshare> replayOrder(const ReplaySection& section, const Workload& workload,
    const Scenario& scenario, const ReplayOptions& options);

} // namespace fairshare

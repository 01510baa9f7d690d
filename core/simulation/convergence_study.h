// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/progress.h"
#include "core/simulation/replayed_fairshare.h"
#include "core/simulation/usage_fairness.h"
#include "core/simulator/engine/schedule_metrics.h"

#include <optional>
#include <span>
#include <string>
#include <vector>

/// Measures whether usage converges to the shares when jobs are ordered by fairshare. Runs the same jobs
/// under each algorithm.
namespace fairshare {

/// Results for the jobs of one account.
struct ServedAccount {
    std::size_t jobs = 0;
    double meanWait = 0; ///< seconds
    double meanSlowdown = 0; ///< bounded
    double work = 0; ///< done within the window of the study, processor-seconds
    double meanFraction = 0; ///< mean usage fraction over the ticks of the settled part of the window
};

/// A replay under one algorithm.
struct ConvergenceCourse {
    std::string algorithm; ///< id; "" = order of submission
    UsageCourse usage; ///< within the window
    std::vector<double> distances; ///< to the shares, by tick of `usage`
    ScheduleMetrics metrics; ///< over all jobs
    std::vector<ServedAccount> accounts;
    /// Mean over the ticks of the settled part; none if nothing was measured there.
    std::optional<double> settledDistance{};
    std::optional<double> lastDistance{}; ///< at the last tick of the window; likewise
    std::optional<double> jain{}; ///< of meanFraction / share over the accounts that have a share; likewise
};

struct ConvergenceStudy {
    std::string workload; ///< name of the workload
    ReplayAccounts accounts;
    JobAttribute chargedBy = JobAttribute::Account;
    bool chargesInstead = false; ///< charges users: no attribute was chosen and no job has an account
    UsageWindow window{}; ///< same for all courses
    Seconds measuredEvery = 0; ///< interval of usage samples, the longest of all algorithms
    Seconds halfLife = 0; ///< of usage; 0 = no decay
    std::int32_t machine = 0; ///< in `unit`
    AllocationUnit unit = AllocationUnit::Procs; ///< of the machine and of all processor counts here
    std::vector<ConvergenceCourse> courses;

    /// Returns the course of an algorithm, or null if there is none.
    const ConvergenceCourse* find(std::string_view algorithm) const;
    /// Returns whether any algorithm has a distance to the shares.
    bool isMeasured() const;
    /// Returns whether all jobs are charged to one unnamed account, because no job has a name.
    bool isNameless() const { return accounts.names.size() == 1 && accounts.names.front().empty(); }
};

struct ConvergenceRequest {
    const Workload& workload;
    const Scenario& scenario; ///< tree and parameters of the algorithms
    ReplaySection section{}; ///< its algorithm is replaced by each of `algorithms`
    SchedulerSection scheduler{};
    std::int32_t machine = 0; ///< processors, above 0
    std::vector<std::string> algorithms{}; ///< ids in the order of the courses; "" = order of submission
};

/// Returns "" for the order of submission, followed by the ids of all algorithms.
std::vector<std::string> convergenceAlgorithms();

/// Runs one replay per algorithm. Errors: those of checkReplayed, replayOrder and makeSchedule; BadInput
/// without jobs or algorithms.
Result<ConvergenceStudy> studyConvergence(const ConvergenceRequest& request, const Progress& progress = {});

/// Describes, as a clause, the period over which distances are averaged, or why there are no distances.
std::string measuredText(const ConvergenceStudy& study);

/// Returns the title of an algorithm in comparisons; accepts "" for the order of submission.
std::string courseTitle(std::string_view algorithm);

} // namespace fairshare

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

/// Whether usage comes near to the shares when jobs are served by fairshare: the same jobs under each
/// algorithm.
namespace fairshare {

/// How the jobs of one account fared.
struct ServedAccount {
    std::size_t jobs = 0;
    double meanWait = 0; ///< seconds
    double meanSlowdown = 0; ///< bounded
    double work = 0; ///< done within the window of the study, processor-seconds
    double meanFraction = 0; ///< usage fraction in the settled part of the window, mean over its ticks
};

/// A replay under one algorithm.
struct ConvergenceCourse {
    std::string algorithm; ///< id; "" = in the order of submission
    UsageCourse usage; ///< within the window
    std::vector<double> distances; ///< to the shares, by tick of `usage`
    ScheduleMetrics metrics; ///< over all jobs
    std::vector<ServedAccount> accounts;
    /// Mean over the ticks of the settled part; none where nothing was measured there.
    std::optional<double> settledDistance{};
    std::optional<double> lastDistance{}; ///< at the last tick of the window; none likewise
    std::optional<double> jain{}; ///< of meanFraction / share over the accounts that have a share; likewise
};

struct ConvergenceStudy {
    std::string workload; ///< its name
    ReplayAccounts accounts;
    JobAttribute chargedBy = JobAttribute::Account;
    bool chargesInstead = false; ///< users, as nobody says who is charged and no job tells its account
    UsageWindow window{}; ///< the same for all courses
    Seconds measuredEvery = 0; ///< usage, under the algorithm that has the fewest ticks
    Seconds halfLife = 0; ///< of usage; 0 = no decay
    std::int32_t machine = 0; ///< in `unit`
    AllocationUnit unit = AllocationUnit::Procs; ///< of the machine, and of all processors here
    std::vector<ConvergenceCourse> courses;

    /// The course of this algorithm; null without one.
    const ConvergenceCourse* find(std::string_view algorithm) const;
    /// Whether there is a distance under any algorithm.
    bool isMeasured() const;
    /// Whether all jobs are charged to one account, as none tells whose it is.
    bool isNameless() const { return accounts.names.size() == 1 && accounts.names.front().empty(); }
};

struct ConvergenceRequest {
    const Workload& workload;
    const Scenario& scenario; ///< tree and parameters of the algorithms
    ReplaySection section{}; ///< its algorithm is replaced by each of `algorithms`
    SchedulerSection scheduler{};
    std::int32_t machine = 0; ///< processors, above 0
    std::vector<std::string>
        algorithms{}; ///< ids in the order of the courses; "" = in the order of submission
};

/// "" for the order of submission, then all algorithms.
std::vector<std::string> convergenceAlgorithms();

/// One replay an algorithm. Errors: those of replayOrder and makeSchedule; BadInput without jobs.
Result<ConvergenceStudy> studyConvergence(const ConvergenceRequest& request, const Progress& progress = {});

/// What distances are means over, as a part of a sentence, or why there are none.
std::string measuredText(const ConvergenceStudy& study);

/// What an algorithm is called where courses are compared; also of "".
std::string courseTitle(std::string_view algorithm);

} // namespace fairshare

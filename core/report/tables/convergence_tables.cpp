// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/report/tables/convergence_tables.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/report/yes_or_no.h"
#include "core/simulation/active_shares.h"

#include <fmt/format.h>

#include <optional>

namespace fairshare {
namespace {

/// Returns a name by which programs can distinguish the replays.
std::string courseId(const ConvergenceCourse& course)
{
    return course.algorithm.empty() ? "submission" : course.algorithm;
}

/// Returns "" if there is no value.
std::string rounded(const std::optional<double>& value)
{
    return value ? fmt::format("{:.4f}", *value) : std::string();
}

void addAlgorithm(TextTable& table)
{
    table.addText(fairshare::say("Algorithm"), "algorithm");
}

void addMoments(TextTable& table)
{
    table.addNumber(fairshare::say("Usage, processor-s"), "usage");
    table.addNumber(fairshare::say("Usage fraction"), "usage_fraction");
    table.addNumber(fairshare::say("Share"), "share_fraction");
    table.addNumber(fairshare::say("Fairshare factor"), "fairshare");
    table.addNumber(fairshare::say("Processors, running jobs"), "running_procs");
    table.addNumber(fairshare::say("Processors, pending jobs"), "queued_procs");
    table.addNumber(fairshare::say("Jobs started"), "started");
    table.addNumber(fairshare::say("Jobs finished"), "finished");
}

std::vector<std::string> momentCells(const AccountMoment& moment, double total, double share)
{
    return {shortest(moment.usage), shortest(total > 0 ? moment.usage / total : 0), shortest(share),
        shortest(moment.factor), fmt::to_string(moment.runningProcs), fmt::to_string(moment.queuedProcs),
        fmt::to_string(moment.started), fmt::to_string(moment.finished)};
}

void addRow(TextTable& table, std::vector<std::string> first, const std::vector<std::string>& rest)
{
    first.insert(first.end(), rest.begin(), rest.end());
    table.addRow(first);
}

} // namespace

TextTable convergenceTable(const ConvergenceStudy& study)
{
    TextTable table("algorithm_course");
    addAlgorithm(table);
    table.addNumber(fairshare::say("Distance to shares"), "distance");
    table.addNumber(fairshare::say("Final distance"), "last_distance");
    table.addNumber(fairshare::say("Jain's index"), "jain");
    table.addNumber(fairshare::say("Mean wait time, s"), "mean_wait");
    table.addNumber(fairshare::say("Mean bounded slowdown"), "mean_bounded_slowdown");
    table.addNumber(fairshare::say("Utilization"), "utilization");
    for (const ConvergenceCourse& course : study.courses)
        table.addRow({courseId(course), rounded(course.settledDistance), rounded(course.lastDistance),
            rounded(course.jain), fmt::format("{:.1f}", course.metrics.meanWait),
            fmt::format("{:.2f}", course.metrics.meanSlowdown),
            fmt::format("{:.4f}", course.metrics.utilization)});
    return table;
}

TextTable convergenceAccountsTable(const ConvergenceStudy& study)
{
    TextTable table("account_course");
    addAlgorithm(table);
    table.addText(fairshare::say("Account"), "account");
    table.addNumber(fairshare::say("Share"), "share_fraction");
    table.addNumber(fairshare::say("Usage fraction"), "usage_fraction");
    table.addNumber(fairshare::say("Jobs"), "jobs");
    table.addNumber(fairshare::say("Mean wait time, s"), "mean_wait");
    table.addNumber(fairshare::say("Mean bounded slowdown"), "mean_bounded_slowdown");
    table.addNumber(fairshare::say("Work, processor-s"), "work");
    for (const ConvergenceCourse& course : study.courses)
        for (std::size_t account = 0; account < study.accounts.names.size(); ++account) {
            const ServedAccount& served = course.accounts[account];
            const bool isMeasured = course.settledDistance.has_value();
            const bool hasWindow = study.window.period != UsagePeriod::Nothing;
            table.addRow({courseId(course), study.accounts.names[account],
                fmt::format("{:.4f}", study.accounts.shares[account]),
                isMeasured ? fmt::format("{:.4f}", served.meanFraction) : std::string(),
                fmt::to_string(served.jobs), fmt::format("{:.1f}", served.meanWait),
                fmt::format("{:.2f}", served.meanSlowdown),
                hasWindow ? shortest(served.work) : std::string()});
        }
    return table;
}

TextTable convergenceDistanceTable(const ConvergenceStudy& study)
{
    TextTable table("distance");
    addAlgorithm(table);
    table.addNumber(fairshare::say("Time, s"), "t");
    table.addNumber(fairshare::say("Distance to shares"), "distance");
    table.addNumber(fairshare::say("Pending jobs"), "queue_length");
    for (const ConvergenceCourse& course : study.courses)
        for (std::size_t tick = 0; tick < course.usage.size(); ++tick)
            table.addRow({courseId(course), fmt::to_string(course.usage.times[tick]),
                shortest(course.distances[tick]), fmt::to_string(course.usage.queueLength[tick])});
    return table;
}

TextTable convergenceUsageTable(const ConvergenceStudy& study)
{
    TextTable table("account_usage");
    addAlgorithm(table);
    table.addNumber(fairshare::say("Time, s"), "t");
    table.addText(fairshare::say("Account"), "account");
    addMoments(table);
    table.addNumber(fairshare::say("Share among active accounts"), "active_share_fraction");
    for (const ConvergenceCourse& course : study.courses)
        for (std::size_t tick = 0; tick < course.usage.size(); ++tick) {
            const auto moments = course.usage.at(tick);
            const double total = course.usage.totalUsage(tick);
            const std::vector<double> active = activeShares(study.accounts, moments);
            for (std::size_t account = 0; account < moments.size(); ++account) {
                std::vector<std::string> cells =
                    momentCells(moments[account], total, study.accounts.shares[account]);
                cells.push_back(shortest(active[account]));
                addRow(table,
                    {courseId(course), fmt::to_string(course.usage.times[tick]),
                        study.accounts.names[account]},
                    cells);
            }
        }
    return table;
}

TextTable claimsTable(const CeaStudy& study)
{
    TextTable table("claim");
    table.addText(fairshare::say("Claim"), "claim");
    table.addText(fairshare::say("Result"), "found");
    table.addFlag(fairshare::say("Confirmed"), "agrees");
    for (const StudiedClaim& claim : study.claims)
        table.addRow({claim.claim, claim.found, yesOrNo(claim.isFound)});
    return table;
}

TextTable usageCourseTable(const UsageCourse& course, const ReplayAccounts& accounts)
{
    TextTable table("account_usage");
    table.addNumber(fairshare::say("Time, s"), "t");
    table.addText(fairshare::say("Account"), "account");
    addMoments(table);
    for (std::size_t tick = 0; tick < course.size(); ++tick) {
        const auto moments = course.at(tick);
        const double total = course.totalUsage(tick);
        for (std::size_t account = 0; account < moments.size(); ++account)
            addRow(table, {fmt::to_string(course.times[tick]), accounts.names[account]},
                momentCells(moments[account], total, accounts.shares[account]));
    }
    return table;
}

} // namespace fairshare

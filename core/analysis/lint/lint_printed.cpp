// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/lint/lint_rules.h"
#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/priority/printed_priorities.h"
#include "core/scenario/job_fairshare.h"
#include "core/scenario/printed_comparison.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace fairshare::lint_rules {
namespace {

std::string figureText(double value)
{
    return saidNumber(shortest(value));
}

/// Returns what probably made the figures differ, and what to do.
std::string likelyCause(const Scenario& scenario, const PrintedComparison& comparison)
{
    const Algorithm& site = *findAlgorithm(scenario.settings.algorithm);
    if (comparison.onlyFactors && site.picture == RankPicture::Walk && comparison.algorithm == site.id)
        return fairshare::say("all other figures agree: siblings with equal LevelFS were visited in another "
                              "order, which differs between releases of Slurm and after each restart");
    if (comparison.damping && !site.isFactorCurve)
        return fairshare::say("print all columns with one command; right after a start of slurmctld, "
                              "Depth-oblivious prints wrong figures until its second calculation");
    return fairshare::say("print all columns with one command; other causes are usage in whole seconds, an "
                          "incomplete tree, and another algorithm or damping factor");
}

bool isPrinted(const Job& job)
{
    return std::ranges::any_of(
        job.partitions, [](const JobPartition& partition) { return partition.lastPriority.has_value(); });
}

} // namespace

void unlistedSiblings(const Subject& subject, Findings& findings)
{
    const ShareTree& tree = subject.tree();
    for (const auto& [row, shares] : tree.shape().unlistedShares)
        findings.push_back({"unlisted_siblings", Severity::Warning, row,
            fairshare::say("{} of the {} shares in {} belong to associations that are not listed", shares,
                subject.levels().childShares(row), nameOf(NodeKind::Account, tree.name(row))),
            fairshare::say("list the whole tree (sshare -a -l), or add a listing of the rest")});
}

void printedFigures(const Subject& subject, Findings& findings)
{
    const auto comparison = comparePrinted(subject.scenario);
    if (!comparison || comparison->different == 0)
        return;
    const ShareTree& tree = subject.tree();
    const PrintedDifference& first = comparison->first;
    std::string message = fairshare::say(
        "printed and computed figures differ in {} of {} rows; for example, {} of {} is printed as {} and "
        "computed as {}",
        comparison->different, comparison->compared,
        ListedFigureNames[static_cast<std::size_t>(first.figure)],
        nameOf(tree.shape().kind[first.row], tree.name(first.row)), figureText(first.printed),
        figureText(first.computed));
    if (const std::string origin = originText(*comparison); !origin.empty())
        message += "; " + origin;
    findings.push_back({"printed_figures", Severity::Warning, first.row, std::move(message),
        likelyCause(subject.scenario, *comparison)});
}

void printedPriorities(const Subject& subject, Findings& findings)
{
    const Scenario& scenario = subject.scenario;
    const PrioritySection& section = *scenario.priority;
    const JobQueue& queue = *section.queue;
    if (std::ranges::none_of(queue.jobs, isPrinted) || !section.config.hasWeights())
        return;
    std::shared_ptr<const Evaluation> own; // if the site's algorithm is not among those to check
    const AlgorithmResult* result = subject.evaluation.find(scenario.settings.algorithm);
    if (result == nullptr) {
        auto evaluation = evaluate(scenario, {scenario.settings.algorithm});
        if (!evaluation)
            return;
        own = std::move(*evaluation);
        result = &own->results.front();
    }
    const auto associations = jobAssociations(scenario.tree, queue);
    const auto fairshare = jobFairshare(section, {result, associations});
    const QueuePriorities priorities = queuePriorities(section.config, queue, fairshare);
    const auto found = printedDifferences(section.config, queue, priorities,
        [&](std::size_t at) { return listedTolerance(section.config, queue, priorities.entries[at]); });
    if (found.different == 0)
        return;
    findings.push_back({"printed_priority", Severity::Warning, RootRow,
        fairshare::say("printed and computed priorities differ for {} of {} jobs; for example, {}",
            found.different, found.compared, differenceText(found, queue, priorities)),
        fairshare::say("check the weights, the partitions and QOS, and that jobs and tree were captured at "
                       "the same time; someone may have set this priority manually")});
}

} // namespace fairshare::lint_rules

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulation/cea_study.h"

#include "core/base/say.h"
#include "core/fairshare/algorithm_registry.h"
#include "core/scenario/scenario.h"
#include "core/simulation/saturating_load.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

constexpr Seconds Day = 86'400;
/// Below this distance, usage counts as matching the shares, because jobs are not arbitrarily small.
constexpr double Near = 0.01;

double fractionOf(const ConvergenceStudy& study, std::string_view algorithm, std::string_view account)
{
    const auto place = std::ranges::find(study.accounts.names, account);
    const ConvergenceCourse* course = study.find(algorithm);
    return course->accounts[static_cast<std::size_t>(place - study.accounts.names.begin())].meanFraction;
}

/// Returns the settled distance, which always exists because jobs are submitted for days.
double distanceOf(const ConvergenceStudy& study, std::string_view algorithm)
{
    return study.find(algorithm)->settledDistance.value_or(0);
}

std::string foundFractions(const ConvergenceStudy& study, std::string_view algorithm)
{
    constexpr double Percent = 100;
    return fairshare::say("a1 {:.1f} %, a2 {:.1f} %, b {:.1f} % of the usage; distance to the shares {:.4f}",
        Percent * fractionOf(study, algorithm, "u_a1"), Percent * fractionOf(study, algorithm, "u_a2"),
        Percent * fractionOf(study, algorithm, "u_b"), distanceOf(study, algorithm));
}

std::vector<StudiedClaim> claimsOf(const ConvergenceStudy& study)
{
    const std::string_view classicId = findAlgorithmByFlag("NO_FAIR_TREE")->id;
    const std::string_view obliviousId = findAlgorithmByFlag("DEPTH_OBLIVIOUS")->id;
    const std::string_view ticketsId = findAlgorithmByFlag("TICKET_BASED")->id;
    const double classic = distanceOf(study, classicId);
    const double depthOblivious = distanceOf(study, obliviousId);
    const double ofA = fractionOf(study, ticketsId, "u_a1") + fractionOf(study, ticketsId, "u_a2");
    const double ratio = fractionOf(study, ticketsId, "u_b") / ofA;
    constexpr double Tolerance = 0.1;
    return {
        {fairshare::say("Classic: if all users submit jobs, usage does not converge to the shares"),
            foundFractions(study, classicId), classic > Near},
        {fairshare::say("Depth-oblivious: usage is close to the shares"), foundFractions(study, obliviousId),
            depthOblivious < Near},
        {fairshare::say("Depth-oblivious: usage is closer to the shares than under Classic"),
            fairshare::say("{:.4f} instead of {:.4f}", depthOblivious, classic), depthOblivious < classic},
        {fairshare::say("Ticket-based: with all users active, b gets twice as much as a"),
            fairshare::say("{:.2f} times as much", ratio), std::abs(ratio - 2) < Tolerance},
    };
}

} // namespace

Result<Scenario> ceaScenario()
{
    ShareTreeBuilder builder;
    const auto a = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "a", .shares = 50});
    const auto b = builder.add(builder.root(), {.kind = NodeKind::Account, .name = "b", .shares = 50});
    for (const char* name : {"a1", "a2"}) {
        const auto account = builder.add(a, {.kind = NodeKind::Account, .name = name, .shares = 25});
        builder.add(account, {.name = std::string("u_") + name});
    }
    builder.add(b, {.name = "u_b"});
    Diagnostics none;
    auto tree = std::move(builder).build(ShareTreeBuilder::Repeats::Refuse, none);
    if (!tree)
        return tl::unexpected(tree.error());
    Scenario scenario;
    scenario.tree = *std::move(tree);
    return scenario;
}

ReplaySection ceaSection()
{
    return {.accountBy = JobAttribute::User, .tree = ReplayTree::Scenario, .halfLife = Day, .ageWeight = 0};
}

Workload ceaWorkload(const Scenario& scenario, std::uint64_t seed)
{
    return saturatingLoad(scenario.tree, {.seed = seed, .machine = CeaMachine});
}

Result<CeaStudy> studyCea(std::uint64_t seed, const Progress& progress)
{
    const auto scenario = ceaScenario();
    if (!scenario)
        return tl::unexpected(scenario.error());
    const Workload workload = ceaWorkload(*scenario, seed);
    auto study = studyConvergence({.workload = workload,
                                      .scenario = *scenario,
                                      .section = ceaSection(),
                                      .machine = CeaMachine,
                                      .algorithms = convergenceAlgorithms()},
        progress);
    if (!study)
        return tl::unexpected(study.error());
    CeaStudy cea{.convergence = *std::move(study), .claims = {}};
    cea.claims = claimsOf(cea.convergence);
    return cea;
}

} // namespace fairshare

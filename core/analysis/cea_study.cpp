// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/cea_study.h"

#include "core/analysis/saturating_load.h"
#include "core/base/say.h"
#include "core/tree/share_tree_builder.h"

#include <algorithm>
#include <cmath>

namespace fairshare {
namespace {

constexpr Seconds Day = 86'400;
/// Nearer than this, usage counts as being on its share: jobs are not arbitrarily small.
constexpr double Near = 0.01;

Result<Scenario> slidesTree()
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

double fractionOf(const ConvergenceStudy& study, std::string_view algorithm, std::string_view account)
{
    const auto place = std::ranges::find(study.accounts, account);
    const ConvergenceCourse* course = study.find(algorithm);
    return course->accounts[static_cast<std::size_t>(place - study.accounts.begin())].meanFraction;
}

std::string foundFractions(const ConvergenceStudy& study, std::string_view algorithm)
{
    constexpr double Percent = 100;
    return fairshare::say("a1 {:.1f} %, a2 {:.1f} %, b {:.1f} % of the usage; distance to the shares {:.4f}",
        Percent * fractionOf(study, algorithm, "u_a1"), Percent * fractionOf(study, algorithm, "u_a2"),
        Percent * fractionOf(study, algorithm, "u_b"), study.find(algorithm)->settledDistance);
}

std::vector<StudiedClaim> claimsOf(const ConvergenceStudy& study)
{
    const double classic = study.find("classic")->settledDistance;
    const double depthOblivious = study.find("depth_oblivious")->settledDistance;
    const double ofA = fractionOf(study, "ticket_based", "u_a1") + fractionOf(study, "ticket_based", "u_a2");
    const double ratio = fractionOf(study, "ticket_based", "u_b") / ofA;
    constexpr double Tolerance = 0.1;
    return {
        {fairshare::say("Classic: with everybody submitting, usage does not converge towards the shares"),
            foundFractions(study, "classic"), classic > Near},
        {fairshare::say("Depth-oblivious: usage is close to the shares"),
            foundFractions(study, "depth_oblivious"), depthOblivious < Near},
        {fairshare::say("Depth-oblivious: usage is closer to the shares than with classic"),
            fairshare::say("{:.4f} instead of {:.4f}", depthOblivious, classic), depthOblivious < classic},
        {fairshare::say("Ticket-based: with all active, b gets twice as much as a"),
            fairshare::say("{:.2f} times as much", ratio), std::abs(ratio - 2) < Tolerance},
    };
}

} // namespace

Result<CeaStudy> studyCea(std::uint64_t seed, const Progress& progress)
{
    const auto scenario = slidesTree();
    if (!scenario)
        return tl::unexpected(scenario.error());
    const LoadSettings load{.seed = seed};
    const Workload workload = saturatingLoad(scenario->tree, load);
    const ConvergenceRequest request{.workload = workload,
        .scenario = *scenario,
        .section = {.accountBy = JobAttribute::User,
            .tree = ReplayTree::Scenario,
            .halfLife = Day,
            .ageWeight = 0},
        .machine = load.machine,
        .algorithms = convergenceAlgorithms()};
    auto study = studyConvergence(request, progress);
    if (!study)
        return tl::unexpected(study.error());
    CeaStudy cea{.convergence = *std::move(study), .claims = {}};
    cea.claims = claimsOf(cea.convergence);
    return cea;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/peregrine_study.h"

#include "core/base/say.h"
#include "core/simulator/preemption/preemption_policy_registry.h"

#include <array>
#include <cmath>

namespace fairshare {
namespace {

constexpr std::int32_t Nodes = 20;
constexpr std::int32_t Wanted = 10;
constexpr std::int32_t LargeNodes = 200;
constexpr std::int32_t LargeWanted = 100;
constexpr double ClassCoefficient = 10;

/// Indices of policies and grace periods in the outcome.
enum Policy : std::size_t { Fifo, Lifo, Random, Pap, PapPlus };
enum Grace : std::size_t { Minute, TwoMinutes, TwentyMinutes, HalfHour };

double nodeHours(std::int64_t nodeSeconds)
{
    return static_cast<double>(nodeSeconds) / 3600;
}

double changePercent(std::int64_t before, std::int64_t after)
{
    return before == 0 ? 0 : (static_cast<double>(after) / static_cast<double>(before) - 1) * 100;
}

/// Indices in the outcome of the larger cluster.
enum LargePolicy : std::size_t { LargeLifo, LargePap };

std::int64_t all(const LostWork& lost)
{
    return lost.ofOthers + lost.ofClasses;
}

/// Derives the figures from the outcomes.
class Figures {
public:
    explicit Figures(PeregrineStudy& study)
        : m_study(study)
    {
    }

    void addAll()
    {
        const double pap = nodeHours(total(m_study.gaussian, Pap, Minute));
        add({fairshare::say("PAP: total lost work, grace period 60 s"), "3.74e6", pap, "node-hours"},
            {3e6, 5.5e6});
        for (const Policy policy : {Pap, Lifo}) {
            const double rise = changePercent(
                total(m_study.gaussian, policy, Minute), total(m_study.gaussian, policy, HalfHour));
            add({fairshare::say("{}: increase from a grace period of 60 s to 1800 s", titleOf(policy)),
                    policy == Pap ? "+8.3" : "", rise, "%"},
                {4.15, 12});
        }
        // Others may lose half to twice the published value, at most 15 %. The class must lose 75 % less.
        constexpr Range Spared{-100, -75};
        classes({m_study.gaussian, "gaussian", Minute}, {"+7.12", {3.56, 14.24}}, {"-97.27", Spared});
        classes({m_study.gaussian, "gaussian", HalfHour}, {"+6.72", {3.36, 13.44}}, {"-94.10", Spared});
        classes({m_study.bigmem, "bigmem", Minute}, {"+14.3", {7.15, 15}}, {"-82.9", Spared});
        classes({m_study.bigmem, "bigmem", HalfHour}, {}, {});
        for (const Policy policy : {Fifo, Random}) {
            const double times = static_cast<double>(total(m_study.gaussian, policy, Minute))
                / static_cast<double>(total(m_study.gaussian, Lifo, Minute));
            add({fairshare::say("{} compared with LIFO, grace period 60 s", titleOf(policy)),
                    fairshare::say("much more"), times, fairshare::say("times")},
                {2, 10});
        }
        const double above =
            changePercent(total(m_study.gaussian, Lifo, Minute), total(m_study.gaussian, Pap, Minute));
        add({fairshare::say("PAP compared with LIFO, grace period 60 s"),
                fairshare::say("the same or slightly more"), above, "%"},
            {-1, 5});
        const PreemptionOutcome& large = m_study.large;
        add({fairshare::say("PAP compared with LIFO, 100 of 200 nodes to free, grace period 60 s"),
                fairshare::say("slightly more"),
                changePercent(all(large.lost[LargeLifo]), all(large.lost[LargePap])), "%"},
            {0, 5});
        const LostWork& ofPap = m_study.gaussian.at(Pap, Minute, m_study.settings);
        add({fairshare::say("share of gaussian in the lost work of PAP, grace period 60 s"), "3.2",
                static_cast<double>(ofPap.ofClasses) / static_cast<double>(all(ofPap)) * 100, "%"},
            {1.6, 6.4});
    }

private:
    struct Range {
        double least = 0;
        double most = 0;
    };
    /// Comparison of PAP+ with a class against PAP.
    struct Compared {
        const PreemptionOutcome& outcome;
        std::string_view name;
        Grace grace = Minute;
    };
    struct Published {
        const char* number = ""; ///< "" if there is none
        Range range{};
    };

    std::int64_t total(const PreemptionOutcome& outcome, Policy policy, Grace grace) const
    {
        return all(outcome.at(policy, grace, m_study.settings));
    }

    std::string_view titleOf(Policy policy) const { return m_study.settings.policies[policy]->title; }

    void add(StudiedFigure figure, const Range& range)
    {
        if (!figure.published.empty()) {
            figure.expected = fairshare::say("{:.4g} to {:.4g}", range.least, range.most);
            figure.isReproduced = figure.found >= range.least && figure.found <= range.most;
        }
        m_study.figures.push_back(std::move(figure));
    }

    void classes(const Compared& compared, const Published& others, const Published& ofClass)
    {
        const auto& [outcome, name, grace] = compared;
        const LostWork& pap = outcome.at(Pap, grace, m_study.settings);
        const LostWork& plus = outcome.at(PapPlus, grace, m_study.settings);
        const Seconds seconds = m_study.settings.graces[grace];
        add({fairshare::say(
                 "PAP+ with {} weighted 10x compared with PAP: other jobs, grace period {} s", name, seconds),
                others.number, changePercent(pap.ofOthers, plus.ofOthers), "%"},
            others.range);
        add({fairshare::say(
                 "PAP+ with {} weighted 10x compared with PAP: {}, grace period {} s", name, name, seconds),
                ofClass.number, changePercent(pap.ofClasses, plus.ofClasses), "%"},
            ofClass.range);
    }

    PeregrineStudy& m_study;
};

} // namespace

namespace {

/// Runs the jobs of the small cluster on the larger one, which finishes them sooner.
Result<PreemptionOutcome> studyLarge(
    Workload workload, const PreemptionSettings& settings, const Progress& progress)
{
    workload.machine = LargeNodes;
    const auto schedule = makeSchedule(workload, {.machine = LargeNodes}, {.stop = progress.stop});
    if (!schedule)
        return tl::unexpected(schedule.error());
    const NodeAllocation allocation(workload, *schedule, LargeNodes);
    return studyPreemption({workload, *schedule, allocation, LargeNodes}, settings, {.stop = progress.stop});
}

} // namespace

Result<PeregrineStudy> studyPeregrine(std::uint64_t seed, const Progress& progress)
{
    const auto workload = peregrineWorkload({.seed = seed, .machine = Nodes});
    if (!workload)
        return tl::unexpected(workload.error());
    const auto schedule = makeSchedule(*workload, {.machine = Nodes}, {.stop = progress.stop});
    if (!schedule)
        return tl::unexpected(schedule.error());
    const NodeAllocation allocation(*workload, *schedule, Nodes);
    PeregrineStudy study;
    study.settings.nodes = Wanted;
    for (const char* id : {"fifo", "lifo", "random", "pap", "pap_plus"})
        study.settings.policies.push_back(findPreemptionPolicy(id));
    const auto preempt = [&](JobAttribute attribute, std::string_view name, double from) {
        const std::vector<JobTerms> terms = termsOf(*workload,
            std::array{JobClass{
                .attribute = attribute, .value = std::string(name), .coefficient = ClassCoefficient}});
        const Progress half{.report = [&progress, from](double part,
                                          std::uint64_t rows) { progress.at(from + part / 2, rows); },
            .stop = progress.stop};
        return studyPreemption({*workload, *schedule, allocation, Nodes, terms}, study.settings, half);
    };
    auto bigmem = preempt(JobAttribute::Queue, "bigmem", 0);
    if (!bigmem)
        return tl::unexpected(bigmem.error());
    auto gaussian = preempt(JobAttribute::Application, "gaussian", 0.5);
    if (!gaussian)
        return tl::unexpected(gaussian.error());
    study.bigmem = *std::move(bigmem);
    study.gaussian = *std::move(gaussian);
    study.largeSettings.nodes = LargeWanted;
    study.largeSettings.graces = {study.settings.graces[Minute]};
    study.largeSettings.policies = {study.settings.policies[Lifo], study.settings.policies[Pap]};
    auto large = studyLarge(*workload, study.largeSettings, progress);
    if (!large)
        return tl::unexpected(large.error());
    study.large = *std::move(large);
    Figures(study).addAll();
    return study;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/weights/weight_rules.h"
#include "core/base/say.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

/// Warnings about weights that do not affect the order, and about factors without a maximum.
namespace fairshare::weight_rules {
namespace {

constexpr std::array Weighted{PriorityTerm::Age, PriorityTerm::Fairshare, PriorityTerm::JobSize,
    PriorityTerm::Partition, PriorityTerm::Qos, PriorityTerm::Tres, PriorityTerm::Association};

/// Returns the name of a weight in slurm.conf without "PriorityWeight".
std::string nameOf(PriorityTerm term)
{
    constexpr std::string_view Prefix = "PriorityWeight";
    return std::string(keyOf(term).substr(Prefix.size()));
}

bool hasWeight(const PriorityConfig& config, PriorityTerm term)
{
    if (term != PriorityTerm::Tres)
        return weightOf(config.weights, term) > 0;
    return std::ranges::any_of(config.tresWeights, [](const TresWeight& tres) { return tres.weight > 0; });
}

/// Returns the least and the most points that a term gives to any job.
std::pair<double, double> rangeOf(const OrderedQueue& queue, PriorityTerm term)
{
    std::pair<double, double> range{INFINITY, -INFINITY};
    for (std::size_t job = 0; job < queue.jobs().size(); ++job) {
        const double points = pointsOf(queue.priorities.termsOf(job), term);
        range.first = std::min(range.first, points);
        range.second = std::max(range.second, points);
    }
    return range;
}

/// "Under the old weights, Partition added at most 2000 to a job."
std::string ofBefore(const OrderedQueue& before, PriorityTerm term)
{
    if (!hasWeight(before.config, term) || before.jobs().empty())
        return {};
    const double most = rangeOf(before, term).second;
    if (most > 0 && most < 1)
        return fairshare::say(
            "Under the old weights, {} added less than 1 point to every job.", nameOf(term));
    return fairshare::say(
        "Under the old weights, {} added at most {} to a job.", nameOf(term), pointsText(std::floor(most)));
}

bool isUnused(const WeightQuestion& question, PriorityTerm term)
{
    const auto& jobs = question.queue.jobs();
    return term == PriorityTerm::Association
        && std::ranges::none_of(jobs, [](const Job& job) { return job.associationPriority > 0; });
}

/// If a term gives no points because the input files lack its data, names the file or command that has it.
std::string unknownSource(const OrderedQueue& queue, PriorityTerm term)
{
    const auto none = [&queue](auto isKnown) { return std::ranges::none_of(queue.jobs(), isKnown); };
    if (term == PriorityTerm::Qos && none([](const Job& job) { return job.maxima.qos > 0; })
        && !queue.config.flags.has(PriorityFlag::NoNormalQos))
        return fairshare::say("No QOS priorities are known; add the output of sacctmgr show qos.");
    if (term == PriorityTerm::Tres && none([](const Job& job) {
            return std::ranges::any_of(
                job.partitions, [](const JobPartition& partition) { return !partition.tres.empty(); });
        })
        && !queue.config.flags.has(PriorityFlag::NoNormalTres))
        return fairshare::say(
            "The TRES of the partitions are unknown; add the output of scontrol show partition.");
    return {};
}

std::vector<std::uint32_t> allJobs(const OrderedQueue& queue)
{
    std::vector<std::uint32_t> jobs(queue.jobs().size());
    for (std::uint32_t job = 0; job < jobs.size(); ++job)
        jobs[job] = job;
    return jobs;
}

} // namespace

Found deadWeight(const WeightQuestion& question)
{
    std::vector<std::string> names;
    std::string before;
    for (const PriorityTerm term : Weighted) {
        if (hasWeight(question.queue.config, term) || isUnused(question, term))
            continue;
        names.push_back(nameOf(term));
        if (question.before == nullptr)
            continue;
        if (const std::string words = ofBefore(*question.before, term); !words.empty())
            before += ' ' + words;
    }
    if (names.empty())
        return std::nullopt;
    const bool isOne = names.size() == 1;
    return WeightWarning{.id = "dead_weight",
        .severity = Severity::Note,
        .title = isOne ? fairshare::say("{} has no weight", names.front())
                       : fairshare::say("{} have no weight", listed(names)),
        .text = (isOne ? fairshare::say("Its weight is 0, so it adds nothing to any job.")
                       : fairshare::say("Their weights are 0, so they add nothing to any job."))
            + before};
}

Found sameFactor(const WeightQuestion& question)
{
    if (question.queue.jobs().size() < 2)
        return std::nullopt;
    std::vector<std::string> names;
    std::string text;
    for (const PriorityTerm term : Weighted) {
        const auto [least, most] = rangeOf(question.queue, term);
        if (!hasWeight(question.queue.config, term) || least != most)
            continue;
        names.push_back(nameOf(term));
        text += text.empty() ? "" : " ";
        text += most > 0 && most < 1
            ? fairshare::say("{} adds less than 1 point to every job.", names.back())
            : fairshare::say("{} adds {} to every job.", names.back(), pointsText(most));
        if (const std::string source = most == 0 ? unknownSource(question.queue, term) : ""; !source.empty())
            text += ' ' + source;
    }
    if (names.empty())
        return std::nullopt;
    return WeightWarning{.id = "same_factor",
        .title = fairshare::say("{}: weight has no effect", listed(names)),
        .text = text,
        .jobs = allJobs(question.queue)};
}

Found tooSmall(const WeightQuestion& question)
{
    std::vector<std::string> names;
    std::string text;
    for (const PriorityTerm term : Weighted) {
        const auto [least, most] = rangeOf(question.queue, term);
        if (!hasWeight(question.queue.config, term) || least == most || !(most < 1) || most < 0)
            continue;
        names.push_back(nameOf(term));
        text += (text.empty() ? "" : " ")
            + fairshare::say("{} adds at most {} to a job.", names.back(), pointsText(most));
    }
    if (names.empty())
        return std::nullopt;
    return WeightWarning{.id = "too_small",
        .title = fairshare::say("{}: weight too small to matter", listed(names)),
        .text = text + ' '
            + fairshare::say("Priorities are whole numbers, so a term below 1 point is lost unless it lifts "
                             "the sum to the next whole number."),
        .jobs = allJobs(question.queue)};
}

Found rawFactor(const WeightQuestion& question)
{
    constexpr std::array<std::pair<PriorityFlag, PriorityTerm>, 4> Raw{{{PriorityFlag::NoNormalAssoc,
                                                                            PriorityTerm::Association},
        {PriorityFlag::NoNormalPart, PriorityTerm::Partition}, {PriorityFlag::NoNormalQos, PriorityTerm::Qos},
        {PriorityFlag::NoNormalTres, PriorityTerm::Tres}}};
    std::vector<std::string> names;
    std::string text;
    for (const auto& [flag, term] : Raw) {
        if (!question.queue.config.flags.has(flag) || !hasWeight(question.queue.config, term))
            continue;
        names.push_back(nameOf(term));
        if (!question.queue.jobs().empty())
            text += ' '
                + fairshare::say("{} adds at most {} here.", names.back(),
                    pointsText(std::floor(rangeOf(question.queue, term).second)));
    }
    if (names.empty())
        return std::nullopt;
    return WeightWarning{.id = "raw_factor",
        .title = fairshare::say("{}: unbounded factors", listed(names)),
        .text = fairshare::say("With NO_NORMAL flags, these factors are not divided by the largest value, so "
                               "no weight limits what they add.")
            + text};
}

Found noMaxAge(const WeightQuestion& question)
{
    const PriorityConfig& config = question.queue.config;
    if (config.maxAgeSeconds != 0 || config.weights.age == 0)
        return std::nullopt;
    PriorityConfig fixed = config;
    fixed.maxAgeSeconds = PriorityConfig::DefaultMaxAge;
    return WeightWarning{.id = "no_max_age",
        .title = fairshare::say("PriorityMaxAge is 0"),
        .text = fairshare::say("Every job that accrues age gets all {} age points in the first second, so "
                               "waiting does not change the order.",
            config.weights.age),
        .fix = WeightFix{fairshare::say("Set PriorityMaxAge to 7 days"), fixed}};
}

} // namespace fairshare::weight_rules

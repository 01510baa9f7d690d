// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/moment_text.h"

#include "core/base/numbers.h"
#include "core/base/say.h"
#include "core/base/small_numbers.h"
#include "core/simulator/samples/run_dates.h"

#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>
#include <utility>

namespace fairshare {
namespace {

constexpr Seconds Hour = 3600;
constexpr Seconds Day = 24 * Hour;

/// Returns the name of an attribute of a job, or "".
std::string nameOf(const SampledRun& sampled, JobPlace job, JobAttribute attribute)
{
    const auto place = static_cast<std::size_t>(attribute);
    const Workload& workload = sampled.run().workload;
    return workload.names[place][workload.jobs[job].attributes[place]];
}

/// Returns "user ann, account physics" as far as known, or "".
std::string whoseJob(const SampledRun& sampled, JobPlace job)
{
    const std::string user = nameOf(sampled, job, JobAttribute::User);
    const std::string account = nameOf(sampled, job, JobAttribute::Account);
    if (user.empty())
        return account.empty() ? std::string() : fairshare::say("account {}", account);
    return account.empty() ? fairshare::say("user {}", user)
                           : fairshare::say("user {}, account {}", user, account);
}

std::string nodesText(std::int64_t nodes)
{
    return nodes == 1 ? fairshare::say("1 node") : fairshare::say("{} nodes", nodes);
}

/// Returns "4, 8, 9, 19", or "4, 8 to 12, 19" for more than a few nodes, as far as there is room.
std::string numbersText(std::span<const std::uint32_t> nodes)
{
    constexpr std::size_t Few = 4;
    constexpr std::size_t MostParts = 12;
    std::vector<std::string> parts;
    std::size_t end = 0;
    for (std::size_t at = 0; at < nodes.size() && parts.size() < MostParts; at = end) {
        end = at + 1;
        while (nodes.size() > Few && end < nodes.size() && nodes[end] == nodes[end - 1] + 1)
            ++end;
        if (end - at == 2) // two numbers are shorter without "to"
            --end;
        parts.push_back(end - at == 1
                ? std::to_string(nodes[at])
                : fairshare::say("{0} to {1}", std::to_string(nodes[at]), std::to_string(nodes[end - 1])));
    }
    if (end < nodes.size())
        parts.emplace_back("…");
    return fmt::format("{}", fmt::join(parts, ", "));
}

/// Returns "4 nodes (4, 8, 9, 19), queue batch, app app22, user ann".
std::string whatJob(const SampledRun& sampled, JobPlace job)
{
    const auto nodes = sampled.run().allocation.nodesOf(job);
    std::string text = nodesText(static_cast<std::int64_t>(nodes.size()));
    if (nodes.size() > 1)
        text += " (" + numbersText(nodes) + ")";
    if (const std::string queue = nameOf(sampled, job, JobAttribute::Queue); !queue.empty())
        text += ", " + fairshare::say("queue {}", queue);
    if (const std::string app = nameOf(sampled, job, JobAttribute::Application); !app.empty())
        text += ", " + fairshare::say("app {}", app);
    if (const std::string whose = whoseJob(sampled, job); !whose.empty())
        text += ", " + whose;
    return text;
}

/// Describes how its class protects a job, or returns "".
std::string promise(const SampledRun& sampled, const SampleSettings& settings, const MomentNode& node)
{
    const JobTerms terms = termsOf(sampled.run().workload, settings.classes)[node.job];
    if (!terms.isPreemptible)
        return fairshare::say("Jobs of this class are never preempted.");
    if (node.elapsed < terms.minRuntime)
        return fairshare::say("The job is protected until it has run for {}.", clockText(terms.minRuntime));
    return {};
}

std::vector<std::string> costOf(
    const SampledRun& sampled, const Moment& moment, const SampleSettings& settings, const MomentNode& node)
{
    const Seconds grace = settings.graceSeconds();
    const std::string elapsed = clockText(node.elapsed);
    if (sampled.timeline().endOf(node.job) <= moment.now + grace)
        return {fairshare::say(
            "elapsed {}; ends within the grace period of {} s, so nothing is lost", elapsed, grace)};
    const std::int64_t lost = (node.elapsed + grace) * node.jobNodes;
    const std::string hours =
        saidNumber(fixedOrScientific(static_cast<double>(lost) / static_cast<double>(Hour), 2));
    return {fairshare::say("elapsed {}; killing it loses {} × ({} + {}) s", elapsed, node.jobNodes,
                std::to_string(node.elapsed), std::to_string(grace)),
        node.jobNodes > 1
            ? fairshare::say("= {} node-h, regardless of how many of its nodes are freed", hours)
            : fairshare::say("= {} node-h", hours)};
}

/// Returns "position 10 of 20".
std::string placeText(std::uint32_t place, std::size_t nodes)
{
    return fairshare::say("position {} of {}", place, nodes);
}

/// The nodes that a policy frees before one that it keeps.
struct Earlier {
    std::uint32_t idle = 0; ///< idle nodes, which go first under every policy
    std::uint32_t lower = 0;
    std::uint32_t tied = 0;
    bool haveLowerNumbers = true; ///< whether all tied nodes do
};

Earlier earlierThan(const Moment& moment, const SampleSettings& settings, const HeatmapCell& cell)
{
    const std::vector<MomentValue>& values = moment.policies[cell.policy].values;
    const MomentValue& own = values[cell.node];
    Earlier earlier;
    for (std::uint32_t node = 0; node < values.size(); ++node) {
        if (values[node].place >= own.place)
            continue;
        const bool isIdle = moment.nodes[node].job == NoJob && settings.preemption.idleFirst;
        if (isIdle)
            ++earlier.idle;
        else if (values[node].raw < own.raw)
            ++earlier.lower;
        else
            ++earlier.tied;
        earlier.haveLowerNumbers &= node < cell.node || isIdle || values[node].raw < own.raw;
    }
    return earlier;
}

/// Returns "enough idle nodes (54)", for a node that is not needed because of idle nodes.
std::string idleSuffice(std::uint32_t idle, bool isIdle)
{
    if (isIdle) // the other idle nodes are equivalent
        return fairshare::say("enough idle nodes with lower numbers ({})", idle);
    return fairshare::say("enough idle nodes ({})", idle);
}

std::string tiedText(const Earlier& earlier)
{
    if (!earlier.haveLowerNumbers) // for policies that free the nodes of a job together
        return fairshare::say(
            "{} nodes with the same value come first, together with the other nodes of their jobs",
            earlier.tied);
    return fairshare::say("{} with the same value and a lower number", nodesText(earlier.tied));
}

/// Explains which other nodes a policy frees instead of an unprotected node that it keeps.
std::string whyOthers(const Moment& moment, const SampleSettings& settings, const HeatmapCell& cell)
{
    const Earlier earlier = earlierThan(moment, settings, cell);
    const auto taken = static_cast<std::uint32_t>(moment.policies[cell.policy].taken);
    if (taken == 0)
        return fairshare::say("no nodes to free");
    if (earlier.idle >= taken)
        return idleSuffice(earlier.idle, moment.nodes[cell.node].job == NoJob);
    std::vector<std::string> reasons;
    if (earlier.idle > 0)
        reasons.push_back(fairshare::say("{} idle", nodesText(earlier.idle)));
    if (earlier.lower > 0)
        reasons.push_back(fairshare::say("{} with a lower value", nodesText(earlier.lower)));
    if (earlier.tied > 0)
        reasons.push_back(tiedText(earlier));
    return fmt::format("{}", fmt::join(reasons, ", "));
}

/// Returns "FIFO 0.46 freed, PAP 0.75 kept": values and decisions of all other policies for a node.
std::string otherValues(const Moment& moment, const SampleSettings& settings, const HeatmapCell& cell)
{
    std::string text;
    for (std::size_t policy = 0; policy < moment.policies.size(); ++policy) {
        if (policy == cell.policy)
            continue;
        const MomentValue& value = moment.policies[policy].values[cell.node];
        const std::string_view title = settings.preemption.policies[policy]->title;
        const std::string shown = saidNumber(fixed(value.scaled, 2));
        text += text.empty() ? "" : ", ";
        text += value.isTaken ? fairshare::say("{} {} freed", title, shown)
                              : fairshare::say("{} {} kept", title, shown);
    }
    return text;
}

} // namespace

std::string clockText(Seconds seconds)
{
    if (seconds < 0)
        return "-" + clockText(-seconds);
    if (seconds >= Day)
        return fairshare::say("{} d {} h", seconds / Day, seconds % Day / Hour);
    return fmt::format("{}:{:02}:{:02}", seconds / Hour, seconds % Hour / 60, seconds % 60);
}

std::string exactClockText(Seconds seconds)
{
    if (std::abs(seconds) < Day)
        return clockText(seconds);
    if (seconds < 0)
        return "-" + exactClockText(-seconds);
    return fairshare::say("{} d {}", seconds / Day, clockText(seconds % Day));
}

int nodeHoursDecimals(double hours)
{
    constexpr double Large = 100;
    // Below each of these bounds, two significant digits require one more decimal.
    constexpr std::array Small{0.0995, 0.00995, 0.000995};
    if (hours <= 0 || hours >= Large)
        return 0;
    const auto smaller = std::ranges::count_if(Small, [hours](double least) { return hours < least; });
    return smaller == 0 ? 1 : 2 + static_cast<int>(smaller);
}

std::string nodeHoursText(double nodeSeconds)
{
    const double hours = nodeSeconds / static_cast<double>(Hour);
    return saidNumber(fixed(hours, nodeHoursDecimals(hours)));
}

std::string nodesOfText(std::int32_t wanted, std::uint32_t nodes)
{
    return fairshare::say("{} of {}", wanted, nodesText(nodes));
}

std::string noSampleText()
{
    return fairshare::say(
        "No samples in this run: none are taken once the last job has started and a node is idle.");
}

NodeReasons nodeReasons(
    const SampledRun& sampled, const Moment& moment, const SampleSettings& settings, std::uint32_t node)
{
    NodeReasons reasons;
    const MomentNode& at = moment.nodes[node];
    const std::string number = sampled.run().nameOfNode(node);
    if (at.isAway) {
        reasons.title = fairshare::say("Node {}, away", number);
        reasons.lines.push_back(fairshare::say("A removal took this node, so no policy can free it."));
    } else if (at.job == NoJob) {
        reasons.title = fairshare::say("Node {}, idle", number);
        reasons.lines.push_back(fairshare::say("The node has no job, so freeing it loses nothing."));
    } else {
        reasons.title = fairshare::say("Node {}, job {}", number, sampled.run().workload.ids[at.job]);
        reasons.lines.push_back(whatJob(sampled, at.job));
        for (std::string& line : costOf(sampled, moment, settings, at))
            reasons.lines.push_back(std::move(line));
        if (std::string line = promise(sampled, settings, at); !line.empty())
            reasons.lines.push_back(std::move(line));
    }
    for (std::size_t policy = 0; policy < moment.policies.size(); ++policy) {
        const MomentValue& value = moment.policies[policy].values[node];
        reasons.verdicts.push_back({std::string(settings.preemption.policies[policy]->title),
            placeText(value.place, moment.nodes.size()),
            value.isTaken ? fairshare::say("freed") : fairshare::say("kept"), value.isTaken});
    }
    reasons.note = fairshare::say("Ties go to the lower node number.");
    return reasons;
}

CellCard cellCard(
    const SampledRun& sampled, const Moment& moment, const SampleSettings& settings, const HeatmapCell& cell)
{
    const MomentNode& node = moment.nodes[cell.node];
    const MomentPolicy& policy = moment.policies[cell.policy];
    const MomentValue& value = policy.values[cell.node];
    CellCard card;
    card.title = fairshare::say("{}, node {}, {}", settings.preemption.policies[cell.policy]->title,
        sampled.run().nameOfNode(cell.node), momentTimeText(sampled, moment.now));
    if (node.job == NoJob) {
        card.lines.push_back(node.isAway ? fairshare::say("away") : fairshare::say("idle"));
        if (node.isAway)
            return card;
    } else {
        const std::string queue = nameOf(sampled, node.job, JobAttribute::Queue);
        const std::string& id = sampled.run().workload.ids[node.job];
        const std::string nodes = nodesText(node.jobNodes);
        const std::string elapsed = clockText(node.elapsed);
        card.lines.push_back(queue.empty()
                ? fairshare::say("job {}, {}, elapsed {}", id, nodes, elapsed)
                : fairshare::say("job {}, queue {}, {}, elapsed {}", id, queue, nodes, elapsed));
        if (std::string whose = whoseJob(sampled, node.job); !whose.empty())
            card.lines.push_back(std::move(whose));
    }
    card.lines.push_back(fairshare::say(
        "value {}; {}", saidNumber(fixed(value.scaled, 6)), placeText(value.place, moment.nodes.size())));
    if (value.isTaken)
        card.lines.push_back(fairshare::say("freed: among the first {}", policy.taken));
    else if (std::string why = node.job == NoJob ? "" : promise(sampled, settings, node); !why.empty())
        card.lines.push_back(fairshare::say("kept: {}", why));
    else
        card.lines.push_back(fairshare::say("kept: {}", whyOthers(moment, settings, cell)));
    if (std::string others = otherValues(moment, settings, cell); !others.empty())
        card.lines.push_back(std::move(others));
    return card;
}

CellCard holderCard(const SampledRun& sampled, std::uint32_t node, Seconds time)
{
    const auto clock = [&sampled](Seconds at) { return momentTimeText(sampled, at); };
    const std::string number = sampled.run().nameOfNode(node);
    CellCard card;
    const JobPlace job = sampled.timeline().holderAt(node, time);
    if (job == NoJob) {
        card.title = fairshare::say("Node {}, {}", number, clock(time));
        const bool isAway = std::ranges::any_of(sampled.run().schedule.absences,
            [&](const NodeAbsence& each) { return each.node == node && each.isAt(time); });
        card.lines.push_back(isAway ? fairshare::say("away") : fairshare::say("idle"));
        return card;
    }
    const SubmittedJob& held = sampled.run().workload.jobs[job];
    const Seconds submission = sampled.run().submissionOf(job);
    const Seconds start = sampled.timeline().startOf(job);
    card.title = fairshare::say("Job {}, node {}, {}", sampled.run().workload.ids[job], number, clock(time));
    if (std::string whose = whoseJob(sampled, job); !whose.empty())
        card.lines.push_back(std::move(whose));
    const std::string queue = nameOf(sampled, job, JobAttribute::Queue);
    const std::string nodes = nodesText(held.procs);
    card.lines.push_back(queue.empty() ? nodes : fairshare::say("queue {}, {}", queue, nodes));
    if (sampled.run().tellsSubmissions)
        card.lines.push_back(fairshare::say("submitted {}", clock(submission)));
    card.lines.push_back(
        fairshare::say("start {}, end {}", clock(start), clock(sampled.timeline().endOf(job))));
    if (sampled.run().tellsSubmissions)
        card.lines.push_back(fairshare::say("waited {}", exactClockText(start - submission)));
    return card;
}

} // namespace fairshare

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/engine/node_removals.h"

#include "core/simulator/preemption/preemption_cost.h"
#include "core/simulator/preemption/preemption_policy_registry.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace fairshare {
namespace {

std::vector<CommittedRemoval> byTime(const RemovalSettings& settings)
{
    std::vector<std::pair<Seconds, std::size_t>> places;
    places.reserve(settings.removals.size());
    for (std::size_t place = 0; place < settings.removals.size(); ++place)
        places.emplace_back(settings.removals[place].at, place);
    std::ranges::sort(places);
    std::vector<CommittedRemoval> sorted;
    sorted.reserve(places.size());
    for (const auto& [at, place] : places)
        sorted.push_back(settings.removals[place]);
    return sorted;
}

} // namespace

NodeRemovals::NodeRemovals(
    std::span<const SubmittedJob> jobs, const RemovalSettings& settings, std::int32_t machine)
    : m_jobs(jobs)
    , m_settings(settings)
    , m_removals(byTime(settings))
    , m_free(static_cast<std::size_t>(machine))
    , m_nodes(static_cast<std::size_t>(machine))
{
}

Seconds NodeRemovals::nextTime() const
{
    Seconds time = m_times.empty() ? Never : *m_times.begin();
    if (m_done < m_removals.size())
        time = std::min(time, m_removals[m_done].at);
    return time;
}

void NodeRemovals::started(const PlannedEnd& planned, Seconds now)
{
    const auto place = static_cast<std::uint32_t>(m_attempts.size());
    JobAttempt attempt{.job = planned.job, .start = now, .end = now + m_jobs[planned.job].run};
    const std::int32_t wanted = m_jobs[planned.job].procs;
    attempt.nodes.reserve(static_cast<std::size_t>(wanted));
    for (std::int32_t node = 0; node < wanted; ++node) {
        attempt.nodes.push_back(m_free.takeLowest());
        m_nodes[attempt.nodes.back()].place = place;
    }
    m_attempts.push_back(std::move(attempt));
    m_running[planned.job] = {.attempt = place, .planned = planned};
}

void NodeRemovals::end(JobPlace job, Seconds now, bool killed)
{
    JobAttempt& attempt = m_attempts[m_running.at(job).attempt];
    attempt.end = now;
    attempt.isKilled = killed;
    for (const std::uint32_t node : attempt.nodes) {
        m_nodes[node].place = IdleNode;
        if (m_nodes[node].until == 0)
            m_free.giveBack(node);
        else
            m_absences.push_back({node, now, m_nodes[node].until});
    }
    m_running.erase(job);
}

std::vector<JobPlace> NodeRemovals::willWaitAgain() const
{
    std::vector<JobPlace> jobs;
    for (const auto& [job, running] : m_running)
        if (running.killAt < m_attempts[running.attempt].end && running.requeues)
            jobs.push_back(job);
    return jobs;
}

std::vector<NodeAbsence> NodeRemovals::takeAbsences()
{
    std::ranges::sort(
        m_absences, {}, [](const NodeAbsence& each) { return std::pair(each.from, each.node); });
    return std::move(m_absences);
}

NodeRemovals::Outcome NodeRemovals::carryOut(ClusterState& state)
{
    Outcome outcome;
    const Seconds now = state.now();
    m_times.erase(m_times.begin(), m_times.upper_bound(now));
    giveBack(now);
    kill(state, outcome);
    for (; m_done < m_removals.size() && m_removals[m_done].at <= now; ++m_done) {
        remove(state, m_removals[m_done], m_done);
        outcome.changed = true;
        if (m_removals[m_done].returnAfter == 0)
            outcome.forGood = &m_removals[m_done];
        kill(state, outcome);
    }
    return outcome;
}

/// Returns nodes whose absence is over. The cluster state does so by itself.
void NodeRemovals::giveBack(Seconds now)
{
    for (std::uint32_t node = 0; node < m_nodes.size(); ++node)
        if (m_nodes[node].until != 0 && m_nodes[node].until <= now) {
            m_nodes[node].until = 0;
            if (m_nodes[node].place == IdleNode)
                m_free.giveBack(node);
        }
}

void NodeRemovals::kill(ClusterState& state, Outcome& outcome)
{
    std::vector<std::pair<std::size_t, JobPlace>> killed; ///< by start
    for (const auto& [job, running] : m_running)
        if (running.killAt <= state.now())
            killed.emplace_back(running.attempt, job);
    std::ranges::sort(killed);
    for (const auto& [attempt, job] : killed) {
        const Running running = m_running.at(job);
        state.drop(running.planned);
        end(job, state.now(), true);
        (running.requeues ? outcome.requeued : outcome.cancelled).push_back(job);
        outcome.changed = true;
    }
}

/// Returns, by node, whether the policy takes it. Nodes taken earlier count as a job that is not preemptible.
std::vector<std::uint8_t> NodeRemovals::chosen(
    const CommittedRemoval& removal, std::uint64_t sample, Seconds now)
{
    std::vector<RunningJob> running;
    std::map<std::uint32_t, std::uint32_t> places; ///< index in `running`, by attempt
    SampleState state{};
    state.sample = sample;
    state.now = now;
    for (const auto& [job, each] : m_running) {
        const JobAttempt& attempt = m_attempts[each.attempt];
        const JobTerms& terms = m_settings.terms[job];
        places[static_cast<std::uint32_t>(each.attempt)] = static_cast<std::uint32_t>(running.size());
        running.push_back({.job = job,
            .start = attempt.start,
            .end = attempt.end,
            .nodes = m_jobs[job].procs,
            .coefficient = terms.coefficient,
            .minRuntime = terms.minRuntime,
            .isPreemptible = terms.isPreemptible,
            .isOfClass = terms.isOfClass});
        state.longest = std::max(state.longest, now - attempt.start);
    }
    RunningJob gone{.start = now, .end = Never, .isPreemptible = false};
    const auto goneHolder = static_cast<std::uint32_t>(running.size());
    std::vector<std::uint32_t> holders(m_nodes.size(), IdleNode);
    for (std::size_t node = 0; node < m_nodes.size(); ++node) {
        if (m_nodes[node].until != 0) {
            holders[node] = goneHolder;
            ++gone.nodes;
            if (m_nodes[node].place != IdleNode)
                --running[places.at(m_nodes[node].place)].nodes;
        } else if (m_nodes[node].place != IdleNode) {
            holders[node] = places.at(m_nodes[node].place);
        } else {
            ++state.idle;
        }
    }
    running.push_back(gone);
    state.holders = holders;
    state.running = running;
    state.seed = m_settings.randomSeed;
    state.idleFirst = m_settings.idleFirst;
    const PreemptionPolicy& policy = *findPreemptionPolicy(removal.policy);
    const TakenNodes counts = takenNodes(state, m_choice.choose(state, policy, removal.nodes));
    if (m_settings.faults != nullptr) {
        m_settings.faults->shortfall += m_choice.shortfall();
        m_settings.faults->breaches += counts.breaches;
    }
    std::vector<std::uint8_t> taken(m_nodes.size());
    m_choice.mark(state, policy, taken);
    return taken;
}

void NodeRemovals::remove(ClusterState& state, const CommittedRemoval& removal, std::uint64_t sample)
{
    const Seconds now = state.now();
    const std::vector<std::uint8_t> taken = chosen(removal, sample, now);
    const Seconds until = removal.returnAfter == 0 ? Never : now + removal.returnAfter;
    std::map<JobPlace, std::int32_t> wanted; ///< nodes by job
    std::int32_t idle = 0;
    for (std::uint32_t node = 0; node < m_nodes.size(); ++node) {
        if (taken[node] == 0)
            continue;
        m_nodes[node].until = until;
        if (m_nodes[node].place == IdleNode) {
            m_free.take(node);
            m_absences.push_back({node, now, until});
            ++idle;
        } else {
            ++wanted[m_attempts[m_nodes[node].place].job];
        }
    }
    state.removeIdle(idle, until);
    for (const auto& [job, nodes] : wanted) {
        Running& running = m_running.at(job);
        if (now + removal.grace < running.killAt) {
            running.killAt = now + removal.grace;
            running.requeues = removal.requeues;
            m_times.insert(running.killAt);
        }
        const PlannedEnd later{
            std::min(running.planned.end, running.killAt), running.planned.procs - nodes, job};
        state.removeHeld(running.planned, later, until);
        running.planned = later;
    }
    if (until != Never)
        m_times.insert(until);
}

} // namespace fairshare

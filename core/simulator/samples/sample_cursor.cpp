// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/simulator/samples/sample_cursor.h"

#include <algorithm>

namespace fairshare {

SampleCursor::SampleCursor(const SampledRun& sampled, const SampleSettings& settings)
    : m_sampled(sampled)
    , m_seed(settings.preemption.seed)
    , m_idleFirst(settings.preemption.idleFirst)
    , m_terms(termsOf(sampled.run().workload, settings.classes))
    , m_walked{sampled.run().workload, sampled.run().schedule, sampled.run().allocation,
          sampled.run().machine, m_terms}
    , m_running(m_walked)
{
}

SampleState SampleCursor::at(std::uint64_t sample)
{
    const Seconds now = m_sampled.clock().timeOf(sample);
    const auto& schedule = m_sampled.run().schedule;
    const auto& endings = m_sampled.timeline().endings();
    const auto started = static_cast<std::size_t>(
        std::ranges::upper_bound(schedule.order, now, {}, [&](JobPlace job) { return schedule.starts[job]; })
        - schedule.order.begin());
    const auto ended =
        static_cast<std::size_t>(std::ranges::upper_bound(endings, now, {}, [this](JobPlace job) {
            return m_sampled.timeline().endOf(job);
        }) - endings.begin());
    if (now < m_now || started - m_started + ended - m_ended > m_sampled.nodes())
        jump(now);
    else
        step(now, started, ended);
    m_running.markAway(now);
    m_started = started;
    m_ended = ended;
    m_now = now;
    SampleState state = m_running.state(m_sampled.clock().numberOf(sample), now, m_seed);
    state.idleFirst = m_idleFirst;
    return state;
}

/// Advances to a later sample. Skips jobs that started and ended in between.
void SampleCursor::step(Seconds now, std::size_t started, std::size_t ended)
{
    const NodeTimeline& timeline = m_sampled.timeline();
    for (const JobPlace job : std::span(timeline.endings()).subspan(m_ended, ended - m_ended))
        if (timeline.startOf(job) <= m_now)
            m_running.finish(job);
    const auto& order = m_sampled.run().schedule.order;
    for (const JobPlace job : std::span(order).subspan(m_started, started - m_started))
        if (timeline.endOf(job) > now)
            m_running.start(job);
}

void SampleCursor::jump(Seconds now)
{
    m_running.clear();
    for (std::uint32_t node = 0; node < m_sampled.nodes(); ++node) {
        const JobPlace job = m_sampled.timeline().holderAt(node, now);
        if (job != NoJob && m_sampled.run().allocation.nodesOf(job).front() == node)
            m_running.start(job);
    }
}

} // namespace fairshare

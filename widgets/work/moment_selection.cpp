// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/moment_selection.h"

#include <utility>

namespace fairshare::gui {

MomentSelection::MomentSelection(SimulationResults& results, QObject* parent)
    : QObject(parent)
    , m_results(results)
{
    connect(&results, &SimulationResults::sampledRunChanged, this, &MomentSelection::takeSampledRun);
    connect(&results, &SimulationResults::settingsChanged, this, &MomentSelection::look);
    connect(&m_clock, &PlaybackClock::moved, this, &MomentSelection::look);
    takeSampledRun();
}

void MomentSelection::takeSampledRun()
{
    const SampledRunPtr& sampled = m_results.sampled();
    PlaybackClock::SampleTimes times;
    if (sampled)
        times = {sampled->clock().count(),
            [sampled](std::uint64_t sample) { return sampled->clock().timeOf(sample); },
            [sampled](Seconds time) { return sampled->clock().sampleAt(time); }, sampled->zero()};
    if (m_node && (!sampled || *m_node >= sampled->nodes())) {
        m_node.reset();
        Q_EMIT nodeChanged();
    }
    m_clock.setTimes(std::move(times));
}

void MomentSelection::look()
{
    const SampledRunPtr& sampled = m_results.sampled();
    const auto& settings = m_results.settings();
    if (sampled && settings && m_clock.sample() < sampled->clock().count())
        m_moment = momentOf(*sampled, m_clock.sample(), *settings);
    else
        m_moment.reset();
    Q_EMIT momentChanged();
}

void MomentSelection::select(std::optional<std::uint32_t> node)
{
    if (node && (!m_results.sampled() || *node >= m_results.sampled()->nodes()))
        return;
    if (std::exchange(m_node, node) != node)
        Q_EMIT nodeChanged();
}

JobPlace MomentSelection::job() const
{
    return m_node && m_moment ? m_moment->nodes[*m_node].job : NoJob;
}

void MomentSelection::goToDifference(int way)
{
    const auto& moments = m_results.keyMoments();
    if (moments.empty())
        return;
    const auto found =
        way > 0 ? nextDifference(moments, m_clock.sample()) : previousDifference(moments, m_clock.sample());
    const KeyMoment& around = way > 0 ? moments.front() : moments.back();
    m_clock.goTo(found ? found->sample : around.sample);
}

} // namespace fairshare::gui

// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/work/moment_selection.h"

#include <utility>

namespace fairshare::gui {

FilmLook::FilmLook(SimulationResults& results, QObject* parent)
    : QObject(parent)
    , m_results(results)
{
    connect(&results, &SimulationResults::filmChanged, this, &FilmLook::takeFilm);
    connect(&results, &SimulationResults::settingsChanged, this, &FilmLook::look);
    connect(&m_clock, &FilmClock::moved, this, &FilmLook::look);
    takeFilm();
}

void FilmLook::takeFilm()
{
    const FilmPtr& film = m_results.film();
    FilmClock::Reel reel;
    if (film)
        reel = {film->clock().count(), [film](std::uint64_t sample) { return film->clock().timeOf(sample); },
            [film](Seconds time) { return film->clock().sampleAt(time); }, film->zero()};
    if (m_node && (!film || *m_node >= film->nodes())) {
        m_node.reset();
        Q_EMIT nodeChanged();
    }
    m_clock.setReel(std::move(reel));
}

void FilmLook::look()
{
    const FilmPtr& film = m_results.film();
    const auto& settings = m_results.settings();
    if (film && settings && m_clock.sample() < film->clock().count())
        m_moment = momentOf(*film, m_clock.sample(), *settings);
    else
        m_moment.reset();
    Q_EMIT momentChanged();
}

void FilmLook::select(std::optional<std::uint32_t> node)
{
    if (node && (!m_results.film() || *node >= m_results.film()->nodes()))
        return;
    if (std::exchange(m_node, node) != node)
        Q_EMIT nodeChanged();
}

JobPlace FilmLook::job() const
{
    return m_node && m_moment ? m_moment->nodes[*m_node].job : NoJob;
}

void FilmLook::goToDifference(int way)
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

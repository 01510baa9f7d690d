// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/film_clock.h"
#include "widgets/work/simulation_results.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace fairshare::gui {

/// What of a film is looked at: the moment that the clock shows, and the node that is selected.
class FilmLook : public QObject {
    Q_OBJECT

public:
    explicit FilmLook(SimulationResults& results, QObject* parent = nullptr);

    SimulationResults& results() const { return m_results; }
    FilmClock& clock() { return m_clock; }
    const FilmClock& clock() const { return m_clock; }
    /// Null while there is no film, or nothing to look for in it.
    const FilmMoment* moment() const { return m_moment ? &*m_moment : nullptr; }
    /// Below the number of nodes; nothing while none is selected.
    std::optional<std::uint32_t> node() const { return m_node; }
    void select(std::optional<std::uint32_t> node);
    /// Of the job that holds the selected node; NoJob for none.
    JobPlace job() const;
    /// To the next moment at which the policies differ most (1), or the one before (-1); round at the ends.
    void goToDifference(int way);

Q_SIGNALS:
    /// Another moment, other values at it, or none.
    void momentChanged();
    void nodeChanged();

private:
    void takeFilm();
    void look();

    SimulationResults& m_results;
    FilmClock m_clock;
    std::optional<FilmMoment> m_moment;
    std::optional<std::uint32_t> m_node;
};

} // namespace fairshare::gui

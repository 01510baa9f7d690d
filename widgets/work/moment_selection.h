// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/work/playback_clock.h"
#include "widgets/work/results/simulation_results.h"

#include <QObject>

#include <cstdint>
#include <optional>

namespace fairshare::gui {

/// The selection in the simulation view: the sample at the clock's time, and the selected node.
class MomentSelection : public QObject {
    Q_OBJECT

public:
    explicit MomentSelection(SimulationResults& results, QObject* parent = nullptr);

    SimulationResults& results() const { return m_results; }
    PlaybackClock& clock() { return m_clock; }
    const PlaybackClock& clock() const { return m_clock; }
    /// Null if there are no samples or no valid preemption settings.
    const Moment* moment() const { return m_moment ? &*m_moment : nullptr; }
    /// Below the number of nodes; nothing if none is selected.
    std::optional<std::uint32_t> node() const { return m_node; }
    void select(std::optional<std::uint32_t> node);
    /// Returns the job on the selected node; NoJob for none.
    JobPlace job() const;
    /// Goes to the next (1) or previous (-1) moment at which the policies differ most and wraps around.
    void goToDifference(int way);

Q_SIGNALS:
    /// The sample or its values changed, or there is no sample any more.
    void momentChanged();
    void nodeChanged();

private:
    void takeSampledRun();
    void look();

    SimulationResults& m_results;
    PlaybackClock m_clock;
    std::optional<Moment> m_moment;
    std::optional<std::uint32_t> m_node;
};

} // namespace fairshare::gui

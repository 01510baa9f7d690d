// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/page/view_page.h"
#include "widgets/simulator/timeline/timeline_view.h"

#include <QWidget>

class QLabel;

namespace fairshare::gui {

/// The two runs of a log that records one, one above the other on one clock: as recorded, and simulated
/// again. The shown run of the view is above; its sample, its visible span and its picture apply to both.
class OtherRun : public QWidget {
    Q_OBJECT

public:
    /// @param shown selection of the run of the view
    /// @param timeline of the run of the view; becomes a part of this widget
    OtherRun(const ViewSources& sources, MomentSelection& shown, TimelineView& timeline,
        QWidget* parent = nullptr);
    ~OtherRun() override;

    /// Shows the other run; nothing is computed while it is hidden.
    void setCompared(bool compared);
    bool isCompared() const { return m_isCompared; }
    TimelineView& timeline() const { return *m_timeline; }
    SimulationResults& simulation() { return m_other; }
    MomentSelection& moment() { return m_otherMoment; }
    void waitUntilReady();

private:
    void followClock(PlaybackClock& from, PlaybackClock& to);
    void followSpan(const TimelineView& from, TimelineView& to);
    void refresh();

    SimulationResults& m_results;
    SimulationResults m_other;
    MomentSelection m_otherMoment;
    TimelineView& m_shown;
    TimelineView* m_timeline;
    QLabel* m_title;
    QLabel* m_otherTitle;
    bool m_isCompared = false;
    bool m_isFollowing = false;
};

} // namespace fairshare::gui

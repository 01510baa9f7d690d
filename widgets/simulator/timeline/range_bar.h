// SPDX-FileCopyrightText: Fairshare Explorer contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/simulator/timeline/timeline_view.h"

#include <QWidget>

class QLabel;

namespace fairshare::gui {

/// The sums over the selected range: jobs, node-hours and lost work per policy. Hidden if none is selected.
class RangeBar : public QWidget {
    Q_OBJECT

public:
    RangeBar(TimelineView& view, MomentSelection& selection, QWidget* parent = nullptr);

    /// Returns the sums as lines of text; empty if no range is selected.
    QStringList lines() const;

private:
    void refresh();

    TimelineView& m_view;
    MomentSelection& m_selection;
    QLabel* m_text;
};

/// Returns the sums over the selected range; nothing if none is selected.
std::optional<RangeSums> sumsOfRange(const TimelineView& view, const SimulationResults& results);

} // namespace fairshare::gui
